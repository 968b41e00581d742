import type { LiveNews, StateNews } from "../../../../src/domain/live/news.ts";
import { NOBODY, hasLostSeat, sideNews } from "../../../../src/domain/live/presence.ts";
import { channelRefusal, liveStatus } from "../../../../src/domain/live/window.ts";
import { refuse } from "../../../../src/domain/shared/errors.ts";
import { LIVE_SIGNAL_KEPT_MS } from "../../../../src/domain/shared/limits.ts";
import type { LiveMessageRow, LiveSessionRow } from "../../../store/ports/live.ts";
import type { ServiceContext } from "../../shared/context.ts";
import { type Channel, readSession } from "./channel.ts";

/** Who looks at a live session. */
export interface Reader extends Channel {
  /** The number that they are there under; null if they aren't in (yet). */
  participantId: number | null;
}

/** A live session as somebody sees it at a moment. */
export interface Look {
  state: StateNews;
  row: LiveSessionRow | null;
}

/** Reads a live session and its booking again. */
export async function lookAt(context: ServiceContext, reader: Reader): Promise<Look> {
  const { party, participantId } = reader;
  const { channelId } = reader.booking;
  const [found, row] = await Promise.all([
    context.store.bookings.byChannelId(channelId),
    readSession(context, channelId),
  ]);
  const booking = found ?? refuse("NOT_FOUND");
  const { startsAt, endsAt } = booking;
  const stored = row?.state ?? null;
  const { seats } = row ?? NOBODY;
  const now = context.now();
  const seatRefusal = hasLostSeat(seats[party], participantId) ? "SEAT_TAKEN" : null;
  const state: StateNews = {
    kind: "STATE",
    status: liveStatus(stored, booking, now),
    refusal: channelRefusal(stored, booking, now) ?? seatRefusal,
    startsAt,
    endsAt,
    sides: { CREATOR: sideNews(seats.CREATOR, now), BOOKER: sideNews(seats.BOOKER, now) },
  };
  return { state, row };
}

/** How many messages are read at once: each may be as long as a signal. */
const AT_ONCE = 50;

/** The texts, and the other's late signals for this reader, after a version; earliest first. */
export async function* messagesAfter(
  { store, now }: ServiceContext,
  { booking, party, participantId }: Reader,
  version: number,
): AsyncGenerator<Exclude<LiveNews, { kind: "STATE" | "BEAT" }>> {
  let after = version;
  for (;;) {
    const rows = await store.live.messagesAfter({
      channelId: booking.channelId,
      after,
      recipient: participantId,
      limit: AT_ONCE,
    });
    for (const row of rows) {
      after = row.version;
      const isFresh = row.party !== party && now() - row.at < LIVE_SIGNAL_KEPT_MS;
      if (row.kind === "TEXT" || isFresh) yield newsOf(row);
    }
    if (rows.length < AT_ONCE) return;
  }
}

function newsOf({ kind, version, party, sender, key, content, at }: LiveMessageRow) {
  return kind === "TEXT"
    ? { kind, version, from: party, key, text: content, at }
    : { kind, version, from: sender, data: content };
}

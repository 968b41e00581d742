import { followLiveSessionInput } from "../../../src/domain/live/inputs/followLiveSession.ts";
import type { LiveNews } from "../../../src/domain/live/news.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import { LIVE_BEAT_MS, LIVE_STREAM_MAX_MS } from "../../../src/domain/shared/limits.ts";
import type { ServiceContext } from "../shared/context.ts";
import { readChannel } from "./steps/channel.ts";
import { type Reader, lookAt, messagesAfter } from "./steps/look.ts";
import { type Pauses, createPauses } from "./steps/pauses.ts";
import { stayPresent } from "./steps/stayPresent.ts";

/** Who follows a live session, and from where on. */
export interface Following {
  channelId: string;
  /** The number that they are there under; null if they aren't in (yet). */
  participantId: number | null;
  /** The version of the last message that they know; 0 for all. */
  after: number;
  /** Ends the stream when it aborts. */
  signal: AbortSignal;
}

/**
 * What happens in a live session, as it happens, for one of the two: the current state, the texts and
 * signals after a version, then each change, and a beat when nothing happens. As long as they read,
 * they are there. It ends with a `STATE` whose `refusal` says why the reader can't be there (any
 * more), after some minutes, or when the signal aborts. The first step refuses with `NOT_FOUND`
 * those who may not know about it (docs/product.md 14.5).
 */
export async function* followLiveSession(
  context: ServiceContext,
  { signal, ...query }: Following,
): AsyncGenerator<LiveNews> {
  const { channelId, participantId, after } = parseInput(followLiveSessionInput, query);
  const channel = await readChannel(context, channelId);
  const pauses = createPauses(context.live, { channelId, signal });
  try {
    const stream = { ...channel, participantId, after, signal, pauses };
    for await (const news of follow(context, stream)) {
      if (signal.aborted) return;
      yield news;
    }
  } finally {
    pauses.end();
  }
}

interface Stream extends Reader {
  after: number;
  signal: AbortSignal;
  pauses: Pauses;
}

async function* follow(context: ServiceContext, stream: Stream): AsyncGenerator<LiveNews> {
  const { signal, pauses } = stream;
  const endsAt = context.now() + LIVE_STREAM_MAX_MS;
  let { after } = stream;
  let lastState = "";
  let sentAt = context.now();
  let touchedAt: number | null = null;
  while (!signal.aborted) {
    const look = await lookAt(context, stream);
    const state = JSON.stringify(look.state);
    if (state !== lastState) {
      yield look.state;
      lastState = state;
      sentAt = context.now();
    }
    if (look.state.refusal !== null) return;
    for await (const message of messagesAfter(context, stream, after)) {
      yield message;
      after = message.version;
      sentAt = context.now();
    }
    if (context.now() - sentAt >= LIVE_BEAT_MS) {
      yield { kind: "BEAT" };
      sentAt = context.now();
    }
    if (context.now() >= endsAt) return;
    if (touchedAt === null || context.now() - touchedAt >= LIVE_BEAT_MS) {
      touchedAt = context.now();
      if (await hasSignedOut(context)) return;
      await stayPresent(context, stream, look);
    }
    const wakeAt = Math.min(sentAt + LIVE_BEAT_MS, touchedAt + LIVE_BEAT_MS, endsAt);
    await pauses.next(Math.max(0, wakeAt - context.now()));
  }
}

/** Their token was valid when the stream began; after a sign-out they are told nothing more. */
async function hasSignedOut({ viewer, endedSessions }: ServiceContext): Promise<boolean> {
  const { sessionId } = viewer ?? {};
  return sessionId !== undefined && (await endedSessions.has(sessionId));
}

import { type LiveParty, type Presence, takeSeat } from "../../../../src/domain/live/presence.ts";
import { channelRefusal, channelWindow } from "../../../../src/domain/live/window.ts";
import { refuse } from "../../../../src/domain/shared/errors.ts";
import { LIVE_ACCESS_LIFETIME_MS } from "../../../../src/domain/shared/limits.ts";
import type { VideoProvider } from "../../../../src/domain/generated/enums.ts";
import type { Instant } from "../../../../src/domain/time/instant.ts";
import type { VideoAdmission } from "../../../providers/video/port.ts";
import type { ServiceContext } from "../../shared/context.ts";
import { hashOf } from "../../shared/hash.ts";
import { type Changing, changeSession, keepPresence } from "./changeSession.ts";
import { readChannel } from "./channel.ts";

/** What somebody needs to be in a live session for some minutes. */
export interface LiveAccess extends VideoAdmission {
  provider: VideoProvider;
  channelId: string;
  participantId: number;
  expiresAt: Instant;
}

interface Entering {
  channelId: string;
  /** Null for any. */
  participantId: number | null;
  /** Whose call it is; the other is refused with `FORBIDDEN`. */
  as: LiveParty;
  /** What comes first, under the lock, once the channel is known to be open. */
  before: (changing: Changing) => Promise<void>;
}

/**
 * Takes the viewer's seat in a live session, from their other tabs too, and lets them in. Refuses
 * with `NOT_FOUND`, `FORBIDDEN`, `SEAT_TAKEN` and what `channelRefusal` says.
 */
export async function enterSession(
  context: ServiceContext,
  { channelId, participantId, as, before }: Entering,
): Promise<LiveAccess> {
  const { booking: known, party } = await readChannel(context, channelId);
  if (party !== as) return refuse("FORBIDDEN");
  const { booking, participant } = await changeSession(context, known, async (changing) => {
    const { session, at } = changing;
    const refusal = channelRefusal(session.row.state, changing.booking, at);
    if (refusal !== null) refuse(refusal);
    await before(changing);
    const own = participantId ?? (await newParticipantId(context, session.row.seats));
    const presence = takeSeat(session.row, { party, at, participantId: own });
    if (presence === null) return refuse("SEAT_TAKEN");
    await keepPresence(changing, presence);
    return { booking: changing.booking, participant: own };
  });
  const now = context.now();
  const expiresAt = Math.min(now + LIVE_ACCESS_LIFETIME_MS, channelWindow(booking).end);
  const { video } = context.providers;
  const admitted = { channelId, participantId: participant, now, expiresAt };
  const admission = await video.admit(admitted);
  return {
    ...admission,
    provider: video.provider,
    channelId,
    participantId: participant,
    expiresAt,
  };
}

/** From 1 to 2³¹ - 1, and nobody's yet. */
async function newParticipantId(
  context: Pick<ServiceContext, "newSecret">,
  seats: Presence["seats"],
): Promise<number> {
  const random = Number.parseInt((await hashOf(context.newSecret())).slice(0, 8), 16);
  const id = (random % (2 ** 31 - 1)) + 1;
  const isKnown = Object.values(seats).some(
    ({ participantId, former }) => participantId === id || former.includes(id),
  );
  return isKnown ? newParticipantId(context, seats) : id;
}

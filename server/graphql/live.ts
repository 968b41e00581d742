import { liveAddress } from "../../src/domain/live/addresses.ts";
import { channelWindow, liveStatus, meetsHere } from "../../src/domain/live/window.ts";
import { PARTICIPANTS_MAX } from "../../src/domain/shared/limits.ts";
import { endLiveSession } from "../services/live/endLiveSession.ts";
import { joinLiveSession } from "../services/live/joinLiveSession.ts";
import { leaveLiveSession } from "../services/live/leaveLiveSession.ts";
import { readLiveSession } from "../services/live/readLiveSession.ts";
import { startLiveSession } from "../services/live/startLiveSession.ts";
import type { ServiceContext } from "../services/shared/context.ts";
import { mustLoad } from "../services/shared/loaders.ts";
import type { BookingRow } from "../store/ports/bookings.ts";
import type { LiveSessionResolvers } from "./generated/resolvers.ts";
import type { BuiltMutations, BuiltQueries, FieldResolvers } from "./resolverTypes.ts";

export const liveQueries = {
  sessionByChannelId: (_parent, { channelId }, context) => readLiveSession(context, channelId),
} satisfies Partial<BuiltQueries>;

export const liveMutations = {
  startLiveSession: (_parent, { command }, context) => startLiveSession(context, command),
  joinLiveSession: (_parent, { command }, context) => joinLiveSession(context, command),
  endLiveSession: (_parent, { command }, context) => endLiveSession(context, command),
  leaveLiveSession: (_parent, { command }, context) => leaveLiveSession(context, command),
} satisfies Partial<BuiltMutations>;

/** A booking's own live session; null where the two don't meet here. */
export const liveSessionOf = (booking: BookingRow) => (meetsHere(booking) ? booking : null);

/** Who was in a booking's channel, and when. */
export async function attendanceOf({ channelId }: BookingRow, { loaders }: ServiceContext) {
  const session = await loaders.liveSession.load(channelId);
  return [...(session?.attendance ?? [])];
}

const LiveSession: FieldResolvers<LiveSessionResolvers, BookingRow> = {
  id: ({ channelId }) => channelId,
  hostUserProfileId: ({ creatorId }) => creatorId,
  maxParticipants: () => PARTICIPANTS_MAX,
  status: async (booking, _args, { loaders, now }) => {
    const session = await loaders.liveSession.load(booking.channelId);
    return liveStatus(session?.state ?? null, booking, now());
  },
  joinUrl: async ({ creatorId, channelId }, _args, { loaders, settings }) => {
    const { slug } = await mustLoad(loaders.user, creatorId);
    const relativeUrl = liveAddress({ slug, channelId });
    const absoluteUrl = `${settings.publicUrl}${relativeUrl}`;
    return { channelId, hostSlug: slug, relativeUrl, absoluteUrl };
  },
  opensAt: (booking) => channelWindow(booking).start,
  closesAt: (booking) => channelWindow(booking).end,
  booking: (booking) => booking,
};

export const liveTypes = { LiveSession };

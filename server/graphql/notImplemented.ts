import type { MutationResolvers, QueryResolvers } from "./generated/resolvers.ts";

/** Calls of the contract whose use case is not built yet: they answer `NOT_IMPLEMENTED`. */
export const notImplementedQueries = [
  "sessionByChannelId",
] as const satisfies readonly (keyof QueryResolvers)[];

/** Calls of the contract whose use case is not built yet: they answer `NOT_IMPLEMENTED`. */
export const notImplementedMutations = [
  "startLiveSession",
  "joinLiveSession",
  "endLiveSession",
  "leaveLiveSession",
] as const satisfies readonly (keyof MutationResolvers)[];

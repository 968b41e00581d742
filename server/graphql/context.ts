import type { ServiceContext } from "../services/shared/context.ts";

/** What resolvers are given: the use cases' context, one object per call. */
export type GraphQLContext = ServiceContext;

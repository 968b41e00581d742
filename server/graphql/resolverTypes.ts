import type { MutationResolvers, QueryResolvers } from "./generated/resolvers.ts";

/** Queries that must have a resolver: a missing one fails the compilation. */
export type BuiltQueries = Required<Omit<QueryResolvers, "__isTypeOf">>;

/** Mutations that must have a resolver: a missing one fails the compilation. */
export type BuiltMutations = Required<Omit<MutationResolvers, "__isTypeOf">>;

/** Resolvers of an object type: required for every field that its row does not have itself. */
export type FieldResolvers<Resolvers, Row> = Required<
  Omit<Resolvers, keyof Row | "__isTypeOf" | "__resolveType">
> &
  Partial<Omit<Resolvers, "__isTypeOf" | "__resolveType">>;

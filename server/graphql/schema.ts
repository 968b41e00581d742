import { makeExecutableSchema } from "@graphql-tools/schema";
import type { GraphQLSchema } from "graphql";
import { refuse } from "../../src/domain/shared/errors.ts";
import { audienceMutations, audienceQueries, audienceTypes } from "./audience.ts";
import { availabilityResolvers } from "./availability.ts";
import { bookingQueries, bookingMutations, bookingTypes } from "./bookings.ts";
import { catalogMutations, catalogQueries, catalogTypes } from "./catalogue.ts";
import { calendarMutations, calendarQueries } from "./calendars.ts";
import type { ServiceContext } from "../services/shared/context.ts";
import { documentMutations, documentQueries } from "./documents.ts";
import { formMutations, formQueries } from "./forms.ts";
import { libraryMutations, libraryQueries, libraryTypes } from "./library.ts";
import { liveMutations, liveQueries, liveTypes } from "./live.ts";
import { audienceOf, missingRight } from "./missingRight.ts";
import { paymentMutations, paymentQueries, paymentTypes } from "./payments.ts";
import { profileMutations, profileQueries, profileTypes } from "./profiles.ts";
import type { BuiltMutations, BuiltQueries } from "./resolverTypes.ts";
import { saleQueries, saleTypes } from "./sales.ts";
import { scalars } from "./scalars.ts";
import { sessionMutations, sessionQueries } from "./session.ts";
import { settingsMutations, settingsQueries, settingsTypes } from "./settings.ts";
import { sharingMutations } from "./sharing.ts";
import { visitorMutations, visitorQueries } from "./visitor.ts";

const queries: BuiltQueries = {
  ...profileQueries,
  ...catalogQueries,
  ...documentQueries,
  ...availabilityResolvers.queries,
  ...bookingQueries,
  ...liveQueries,
  ...paymentQueries,
  ...saleQueries,
  ...libraryQueries,
  ...calendarQueries,
  ...audienceQueries,
  ...settingsQueries,
  ...sessionQueries,
  ...visitorQueries,
  ...formQueries,
};

const mutations: BuiltMutations = {
  ...profileMutations,
  ...catalogMutations,
  ...availabilityResolvers.mutations,
  ...documentMutations,
  ...bookingMutations,
  ...liveMutations,
  ...paymentMutations,
  ...libraryMutations,
  ...calendarMutations,
  ...audienceMutations,
  ...settingsMutations,
  ...sessionMutations,
  ...visitorMutations,
  ...sharingMutations,
  ...formMutations,
};

/**
 * The executable schema. `typeDefs` is the text of `schema.graphql`: server and workshop read it
 * their own way.
 */
export function createSchema(typeDefs: string): GraphQLSchema {
  return makeExecutableSchema<ServiceContext>({
    typeDefs,
    resolvers: {
      ...scalars,
      ...profileTypes,
      ...catalogTypes,
      ...availabilityResolvers.types,
      ...bookingTypes,
      ...liveTypes,
      ...paymentTypes,
      ...saleTypes,
      ...libraryTypes,
      ...audienceTypes,
      ...settingsTypes,
      Query: guarded(queries),
      Mutation: guarded(mutations),
    },
    inheritResolversFromInterfaces: false,
  });
}

type AnyResolver = (parent: unknown, args: never, context: ServiceContext, info: never) => unknown;

/** Refuses a call that the viewer may not make. */
function guarded(calls: object): Record<string, AnyResolver> {
  return Object.fromEntries(
    Object.entries(calls as Record<string, AnyResolver>).map(([name, resolve]) => [
      name,
      (parent, args, context, info) => {
        const missing = missingRight(audienceOf(name) ?? refuse("FORBIDDEN"), context.viewer);
        if (missing !== null) refuse(missing);
        return resolve(parent, args, context, info);
      },
    ]),
  );
}

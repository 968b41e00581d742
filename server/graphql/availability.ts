import { DAYS_OF_WEEK } from "../../src/domain/generated/enums.ts";
import { clockTextOf } from "../../src/domain/time/wallTime.ts";
import { readAvailability } from "../services/availability/readAvailability.ts";
import { readAvailabilitySettings } from "../services/availability/readAvailabilitySettings.ts";
import { previewAvailability } from "../services/availability/previewAvailability.ts";
import { updateAvailabilitySettings } from "../services/availability/updateAvailabilitySettings.ts";
import { editable, revisionOf } from "../services/shared/revision.ts";
import type { AvailabilityRow } from "../store/ports/availability.ts";
import type { AvailabilitySettingsResolvers } from "./generated/resolvers.ts";
import type { BuiltMutations, BuiltQueries, FieldResolvers } from "./resolverTypes.ts";

const queries = {
  availabilitySettings: (_parent, _args, context) => readAvailabilitySettings(context),
  availability: async (_parent, args, context) =>
    (await readAvailability(context, args)).map(({ date, slots }) => ({
      date,
      availableSlots: slots,
    })),
  availabilityPreview: async (_parent, args, context) =>
    (await previewAvailability(context, args)).map(({ date, slots }) => ({
      date,
      availableSlots: slots,
    })),
} satisfies Partial<BuiltQueries>;

const mutations = {
  updateAvailabilitySettings: (_parent, { command }, context) =>
    updateAvailabilitySettings(context, command),
} satisfies Partial<BuiltMutations>;

const AvailabilitySettings: FieldResolvers<AvailabilitySettingsResolvers, AvailabilityRow> = {
  timeZone: ({ hours }) => hours.timeZone,
  revision: (row) => revisionOf(editable.hours(row)),
  dailyAvailabilities: ({ hours }) =>
    DAYS_OF_WEEK.flatMap((day) => {
      const ranges = hours.days.find((row) => row.day === day)?.ranges ?? [];
      if (ranges.length === 0) return [];
      const timeSlots = ranges.map(({ start, end }) => ({
        start: clockTextOf(start),
        end: clockTextOf(end),
      }));
      return [{ day, timeSlots }];
    }),
};

export const availabilityResolvers = { queries, mutations, types: { AvailabilitySettings } };

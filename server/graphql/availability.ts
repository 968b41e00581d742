import { DAYS_OF_WEEK } from "../../src/domain/generated/enums.ts";
import { clockTextOf } from "../../src/domain/time/wallTime.ts";
import { readAvailability } from "../services/availability/readAvailability.ts";
import { requireViewer } from "../services/shared/viewer.ts";
import type { AvailabilityRow } from "../store/ports/availability.ts";
import type { AvailabilitySettingsResolvers } from "./generated/resolvers.ts";
import type { BuiltQueries, FieldResolvers } from "./resolverTypes.ts";

const queries = {
  availabilitySettings: (_parent, _args, context) =>
    context.store.availability.ofCreator(requireViewer(context).userId),
  availability: async (_parent, args, context) =>
    (await readAvailability(context, args)).map(({ date, slots }) => ({
      date,
      availableSlots: slots,
    })),
} satisfies Partial<BuiltQueries>;

const AvailabilitySettings: FieldResolvers<AvailabilitySettingsResolvers, AvailabilityRow> = {
  timeZone: ({ hours }) => hours.timeZone,
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

export const availabilityResolvers = { queries, types: { AvailabilitySettings } };

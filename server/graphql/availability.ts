import { DAYS_OF_WEEK } from "../../src/domain/generated/enums.ts";
import { clockTextOf } from "../../src/domain/time/wallTime.ts";
import { readAvailability } from "../services/availability/readAvailability.ts";
import { readAvailabilitySettings } from "../services/availability/readAvailabilitySettings.ts";
import { previewAvailability } from "../services/availability/previewAvailability.ts";
import { readAvailabilityExceptions } from "../services/availability/readAvailabilityExceptions.ts";
import { readBookingRules } from "../services/availability/readBookingRules.ts";
import { updateAvailabilityExceptions } from "../services/availability/updateAvailabilityExceptions.ts";
import { updateBookingRules } from "../services/availability/updateBookingRules.ts";
import { updateAvailabilitySettings } from "../services/availability/updateAvailabilitySettings.ts";
import { editable, revisionOf } from "../services/shared/revision.ts";
import type { BookingRules as Rules } from "../../src/domain/time/bookingRules.ts";
import type { MinuteRange } from "../../src/domain/time/wallTime.ts";
import type {
  AvailabilityRow,
  BookingRulesRow,
  HoursExceptionsRow,
} from "../store/ports/availability.ts";
import type {
  AvailabilityExceptionsResolvers,
  AvailabilitySettingsResolvers,
  BookingRulebookResolvers,
  BookingRulesResolvers,
} from "./generated/resolvers.ts";
import type { BuiltMutations, BuiltQueries, FieldResolvers } from "./resolverTypes.ts";

const queries = {
  availabilitySettings: (_parent, _args, context) => readAvailabilitySettings(context),
  availabilityExceptions: (_parent, _args, context) => readAvailabilityExceptions(context),
  bookingRules: (_parent, _args, context) => readBookingRules(context),
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
  updateAvailabilityExceptions: (_parent, { command }, context) =>
    updateAvailabilityExceptions(context, command),
  updateBookingRules: (_parent, { command }, context) => updateBookingRules(context, command),
} satisfies Partial<BuiltMutations>;

const AvailabilitySettings: FieldResolvers<AvailabilitySettingsResolvers, AvailabilityRow> = {
  timeZone: ({ hours }) => hours.timeZone,
  revision: (row) => revisionOf(editable.hours(row)),
  dailyAvailabilities: ({ hours }) =>
    DAYS_OF_WEEK.flatMap((day) => {
      const ranges = hours.days.find((row) => row.day === day)?.ranges ?? [];
      if (ranges.length === 0) return [];
      return [{ day, timeSlots: timeSlotsOf(ranges) }];
    }),
};

const timeSlotsOf = (ranges: readonly MinuteRange[]) =>
  ranges.map(({ start, end }) => ({ start: clockTextOf(start), end: clockTextOf(end) }));

const AvailabilityExceptions: FieldResolvers<AvailabilityExceptionsResolvers, HoursExceptionsRow> =
  {
    exceptions: ({ exceptions }) =>
      exceptions.map(({ ranges, ...dates }) => ({ ...dates, timeSlots: timeSlotsOf(ranges) })),
    revision: (row) => revisionOf(editable.exceptions(row)),
  };

const BookingRulebook: FieldResolvers<BookingRulebookResolvers, BookingRulesRow> = {
  rules: ({ rules }) => rules.ofCreator,
  ofOffers: ({ rules }) =>
    Object.entries(rules.ofOffers).map(([oneOnOneId, ofOffer]) => ({ oneOnOneId, rules: ofOffer })),
};

const BookingRules: FieldResolvers<BookingRulesResolvers, Rules> = {
  revision: (rules) => revisionOf(editable.bookingRules(rules)),
};

export const availabilityResolvers = {
  queries,
  mutations,
  types: { AvailabilitySettings, AvailabilityExceptions, BookingRulebook, BookingRules },
};

import { connectCalendar } from "../services/calendars/connectCalendar.ts";
import { disconnectCalendar } from "../services/calendars/disconnectCalendar.ts";
import { readConnectUrls } from "../services/calendars/readConnectUrls.ts";
import { refreshCalendars } from "../services/calendars/refreshCalendars.ts";
import { toggleCalendarEnabledForBooking } from "../services/calendars/toggleCalendarEnabledForBooking.ts";
import { updateDefaultCalendar } from "../services/calendars/updateDefaultCalendar.ts";
import type { BuiltMutations, BuiltQueries } from "./resolverTypes.ts";

export const calendarQueries = {
  connectCalendarUrls: (_parent, query, context) => readConnectUrls(context, query),
} satisfies Partial<BuiltQueries>;

export const calendarMutations = {
  connectCalendar: (_parent, { command }, context) => connectCalendar(context, command),
  disconnectCalendar: (_parent, { command }, context) => disconnectCalendar(context, command),
  refreshCalendars: (_parent, _args, context) => refreshCalendars(context),
  updateDefaultCalendar: (_parent, { command }, context) => updateDefaultCalendar(context, command),
  toggleCalendarEnabledForBooking: (_parent, { command }, context) =>
    toggleCalendarEnabledForBooking(context, command),
} satisfies Partial<BuiltMutations>;

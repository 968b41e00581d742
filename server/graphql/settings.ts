import { deleteCalendarFeed } from "../services/bookings/deleteCalendarFeed.ts";
import { readOwnCalendarFeed } from "../services/bookings/readOwnCalendarFeed.ts";
import { renewCalendarFeed } from "../services/bookings/renewCalendarFeed.ts";
import {
  readCalendarAccounts,
  readDefaultCalendarId,
} from "../services/calendars/readCalendarAccounts.ts";
import { changeMailAddress } from "../services/messages/changeMailAddress.ts";
import { confirmMailAddress } from "../services/messages/confirmMailAddress.ts";
import { readMailSettings } from "../services/messages/readMailSettings.ts";
import { stopMails } from "../services/messages/stopMails.ts";
import { updateMailTopic } from "../services/messages/updateMailTopic.ts";
import { readViewer } from "../services/shared/viewer.ts";
import { updateUserBillingInformation } from "../services/payments/updateUserBillingInformation.ts";
import { updateUserSettings } from "../services/profiles/updateUserSettings.ts";
import { validateVatNumber } from "../services/payments/validateVatNumber.ts";
import type { CalendarProfileRow } from "../store/ports/calendars.ts";
import type { UserRow } from "../store/ports/profiles.ts";
import type {
  BillingInformationResolvers,
  CalendarProfileResolvers,
  UserSettingsResolvers,
} from "./generated/resolvers.ts";
import type { OwnedBilling } from "./parents.ts";
import type { BuiltMutations, BuiltQueries, FieldResolvers } from "./resolverTypes.ts";

export const settingsQueries = {
  userSettings: (_parent, _args, context) => readViewer(context),
} satisfies Partial<BuiltQueries>;

export const settingsMutations = {
  updateUserSettings: (_parent, { command }, context) => updateUserSettings(context, command),
  updateUserBillingInformation: (_parent, { command }, context) =>
    updateUserBillingInformation(context, command),
  validateVatNumber: (_parent, { command }, context) => validateVatNumber(context, command),
  renewCalendarFeed: async (_parent, { command }, context) => ({
    address: await renewCalendarFeed(context, command),
    userSettings: await readViewer(context),
  }),
  deleteCalendarFeed: async (_parent, _args, context) => {
    await deleteCalendarFeed(context);
    return readViewer(context);
  },
  updateMailTopic: async (_parent, { command }, context) => {
    await updateMailTopic(context, command);
    return readViewer(context);
  },
  changeMailAddress: async (_parent, { command }, context) => {
    await changeMailAddress(context, command);
    return readViewer(context);
  },
  confirmMailAddress: async (_parent, { command }, context) => {
    await confirmMailAddress(context, command);
    return true;
  },
  stopMails: async (_parent, { command }, context) => {
    await stopMails(context, command);
    return true;
  },
} satisfies Partial<BuiltMutations>;

const UserSettings: FieldResolvers<UserSettingsResolvers, UserRow> = {
  id: ({ id }) => `settings:${id}`,
  userSettingsId: ({ id }) => `settings:${id}`,
  // Payouts don't exist yet, so no one has an account to receive them.
  stripeAccountId: () => null,
  defaultCalendarId: ({ id }, _args, context) => readDefaultCalendarId(context, id),
  billingInformation: ({ id, billing }) =>
    billing === null ? null : { id: `billing:${id}`, details: billing },
  calendarProfiles: ({ id }, _args, context) => readCalendarAccounts(context, id),
  mails: (user, _args, context) => readMailSettings(context, user),
  calendarFeed: ({ id }, _args, context) => readOwnCalendarFeed(context, id),
};

const BillingInformation: FieldResolvers<BillingInformationResolvers, OwnedBilling> = {
  fullName: ({ details }) => details.fullName,
  email: ({ details }) => details.email,
  phoneNumber: ({ details }) => details.phoneNumber,
  isCompany: ({ details }) => details.isCompany,
  companyName: ({ details }) => details.companyName,
  vatNumber: ({ details }) => details.vatNumber,
  address: ({ details }) => details,
};

const CalendarProfile: FieldResolvers<CalendarProfileResolvers, CalendarProfileRow> = {
  profileId: ({ id }) => id,
  calendars: ({ calendars }) => [...calendars],
};

export const settingsTypes = { UserSettings, BillingInformation, CalendarProfile };

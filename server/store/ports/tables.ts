import type { Instant } from "../../../src/domain/time/instant.ts";
import { AUDIENCE_COLUMNS, type StoredAudienceRow } from "./audience.ts";
import {
  AVAILABILITY_COLUMNS,
  type AvailabilityRow,
  BOOKING_RULES_COLUMNS,
  type BookingRulesRow,
  HOURS_EXCEPTIONS_COLUMNS,
  type HoursExceptionsRow,
} from "./availability.ts";
import { BOOKING_COLUMNS, type BookingRow } from "./bookings.ts";
import { CALENDAR_ENTRY_COLUMNS, type CalendarEntryRow } from "./calendarEntries.ts";
import { CALENDAR_FEED_COLUMNS, type CalendarFeedRow } from "./calendarFeeds.ts";
import { CALENDAR_PROFILE_COLUMNS, type CalendarProfileRow } from "./calendars.ts";
import {
  type CatalogItemRow,
  ITEM_COLUMNS,
  ONE_ON_ONE_COLUMNS,
  PUBLICATION_COLUMNS,
  TALK_COLUMNS,
} from "./catalogue.ts";
import { type Columns, orNull } from "./columns.ts";
import { SENT_FORM_COLUMNS, type SentFormRow } from "./forms.ts";
import { STORED_FILE_COLUMNS, type StoredFileRow } from "./files.ts";
import { ENTITLEMENT_COLUMNS, type EntitlementRow } from "./library.ts";
import { LINK_PREVIEW_COLUMNS, type LinkPreviewRow } from "./linkPreviews.ts";
import {
  LIVE_MESSAGE_COLUMNS,
  LIVE_SESSION_COLUMNS,
  type LiveMessageRow,
  type LiveSessionRow,
} from "./live.ts";
import {
  MAIL_SETTINGS_COLUMNS,
  type MailSettingsRow,
  SENT_MAIL_COLUMNS,
  type SentMailRow,
} from "./messages.ts";
import { OUTBOX_COLUMNS, type OutboxRow } from "./outbox.ts";
import { LEDGER_COLUMNS, type LedgerRow, PAYMENT_COLUMNS, type PaymentRow } from "./payments.ts";
import { ACCEPTED_POLICY_COLUMNS, type AcceptedPolicyRow } from "./policies.ts";
import {
  FORMER_SLUG_COLUMNS,
  type FormerSlugRow,
  type IdentityKey,
  USER_COLUMNS,
  type UserRow,
} from "./profiles.ts";
import { QUESTION_COLUMNS, type QuestionRow } from "./questions.ts";
import {
  ENDED_FAMILY_COLUMNS,
  type EndedFamily,
  REFRESH_TOKEN_COLUMNS,
  type RefreshTokenRow,
  SIGN_IN_CODE_COLUMNS,
  type SignInCodeRow,
} from "./session.ts";
import {
  SHARED_POST_COLUMNS,
  type SharedPostRow,
  SHARING_PERMISSION_COLUMNS,
  type SharingPermissionRow,
} from "./sharing.ts";

type FieldOf<Item, K> = Item extends unknown ? (K extends keyof Item ? Item[K] : null) : never;
type KeyOf<Item> = Item extends unknown ? keyof Item : never;
type AnyItem = { [K in KeyOf<CatalogItemRow>]: FieldOf<CatalogItemRow, K> };

/** An hour of a creator's time, counted from 1970, with a bit per minute that is booked. */
interface BookedHour {
  creatorId: string;
  hour: number;
  minutes: string;
}

/** A row that exists only to be locked. */
interface LockRow {
  id: string;
}

/** An item with its search text, which the store derives from title and creator. */
type StoredItem = AnyItem & { searchText: string | null };

/** The rows that every store keeps alike; a table is named as the database's, in our spelling. */
export interface SharedRows {
  users: UserRow;
  identities: IdentityKey & { userId: string };
  formerSlugs: FormerSlugRow;
  refreshTokens: RefreshTokenRow;
  endedFamilies: EndedFamily;
  signInCodes: SignInCodeRow;
  acceptedPolicies: AcceptedPolicyRow;
  availability: AvailabilityRow;
  hoursExceptions: HoursExceptionsRow;
  bookingRules: BookingRulesRow;
  calendarProfiles: CalendarProfileRow;
  calendarEntries: CalendarEntryRow;
  calendarFeeds: CalendarFeedRow;
  bookings: BookingRow;
  liveSessions: LiveSessionRow;
  liveMessages: LiveMessageRow;
  agendas: LockRow;
  bookers: LockRow;
  payments: PaymentRow;
  ledger: LedgerRow;
  providerEvents: { provider: string; eventId: string; at: Instant };
  entitlements: EntitlementRow;
  audience: StoredAudienceRow;
  intakeQuestions: QuestionRow;
  storedFiles: StoredFileRow;
  linkPreviews: LinkPreviewRow;
  sharingPermissions: SharingPermissionRow;
  sharedPosts: SharedPostRow;
  sentForms: SentFormRow;
  mailSettings: MailSettingsRow;
  sentMails: SentMailRow;
  outbox: OutboxRow;
}

/** Every table's row in a database. */
export interface Rows extends SharedRows {
  catalogItems: StoredItem;
  bookedHours: BookedHour;
}

/**
 * Every table's columns, each stated once, most of them below their row: what stores write and
 * read, and which values they refuse, follows from them. A test compares them with the migrated
 * database.
 */
export const COLUMNS = {
  users: USER_COLUMNS,
  identities: { issuer: "text", subject: "text", userId: "text" },
  formerSlugs: FORMER_SLUG_COLUMNS,
  refreshTokens: REFRESH_TOKEN_COLUMNS,
  endedFamilies: ENDED_FAMILY_COLUMNS,
  signInCodes: SIGN_IN_CODE_COLUMNS,
  acceptedPolicies: ACCEPTED_POLICY_COLUMNS,
  // One table for all categories: a category's own columns are null in the others.
  catalogItems: {
    ...orNull(ONE_ON_ONE_COLUMNS),
    ...orNull(PUBLICATION_COLUMNS),
    ...orNull(TALK_COLUMNS),
    ...ITEM_COLUMNS,
    searchText: "text?",
  },
  availability: AVAILABILITY_COLUMNS,
  hoursExceptions: HOURS_EXCEPTIONS_COLUMNS,
  bookingRules: BOOKING_RULES_COLUMNS,
  calendarProfiles: CALENDAR_PROFILE_COLUMNS,
  calendarEntries: CALENDAR_ENTRY_COLUMNS,
  calendarFeeds: CALENDAR_FEED_COLUMNS,
  bookings: BOOKING_COLUMNS,
  liveSessions: LIVE_SESSION_COLUMNS,
  liveMessages: LIVE_MESSAGE_COLUMNS,
  bookedHours: { creatorId: "text", hour: "integer", minutes: "bigint" },
  agendas: { id: "text" },
  bookers: { id: "text" },
  payments: PAYMENT_COLUMNS,
  ledger: LEDGER_COLUMNS,
  providerEvents: { provider: "text", eventId: "text", at: "instant" },
  entitlements: ENTITLEMENT_COLUMNS,
  audience: AUDIENCE_COLUMNS,
  intakeQuestions: QUESTION_COLUMNS,
  storedFiles: STORED_FILE_COLUMNS,
  linkPreviews: LINK_PREVIEW_COLUMNS,
  sharingPermissions: SHARING_PERMISSION_COLUMNS,
  sharedPosts: SHARED_POST_COLUMNS,
  sentForms: SENT_FORM_COLUMNS,
  mailSettings: MAIL_SETTINGS_COLUMNS,
  sentMails: SENT_MAIL_COLUMNS,
  outbox: OUTBOX_COLUMNS,
} as const satisfies { [Table in keyof Rows]: Columns<Rows[Table]> };

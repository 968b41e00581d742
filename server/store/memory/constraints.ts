import {
  BOOKING_PARTIES,
  CALENDAR_PROVIDERS,
  CATALOG_ITEM_CATEGORIES,
  CATALOG_ITEM_STATUSES,
  FORM_KINDS,
  LIVE_SESSION_STATUSES,
  PAYMENT_STATES,
  POLICY_TYPES,
  USER_ROLES,
  VAT_NUMBER_STATUSES,
} from "../../../src/domain/generated/enums.ts";
import { SESSION_MAX_MS } from "../../../src/domain/shared/limits.ts";
import { standingOf, wasBooked } from "../../../src/domain/bookings/lifecycle.ts";
import { isSettled } from "../../../src/domain/payments/lifecycle.ts";
import { LEDGER_ACCOUNTS } from "../../../src/domain/payments/division.ts";
import { OUTBOX_ERROR_MAX } from "../ports/outbox.ts";
import type { Rows, TableName } from "./state.ts";

type Field<Row> = Row extends unknown ? keyof Row & string : never;

/** Rows that must be unique by these fields; a key with a null never conflicts. */
export interface UniqueKey<Row> {
  columns: readonly Field<Row>[];
  /** Which rows it applies to; all of them by default. */
  where?: (row: Row) => boolean;
}

/**
 * What a table refuses, under the names that the database has for it. Nulls and fractions are
 * refused by the list of columns.
 */
export interface Constraints<Row> {
  /** The primary key's columns. */
  key: readonly Field<Row>[];
  unique?: Readonly<Record<string, UniqueKey<Row>>>;
  /** Which table a column's value has to be a key of. */
  references?: { readonly [F in Field<Row>]?: TableName };
  /** What holds for every row; a comparison with null passes, as in SQL. */
  checks?: Readonly<Record<string, (row: Row) => boolean>>;
}

const isOneOf = (values: readonly string[], value: string | null) =>
  value === null || values.includes(value);
const defaultsIn = ({ calendars }: Rows["calendarProfiles"]) =>
  calendars.filter(({ isDefault }) => isDefault).length;
const isAmount = (value: number | null) => value === null || value >= 0;

/**
 * The constraints of the database's tables, repeated for the store in memory. The cases in
 * `server/store/contract/constraints` check both against each other.
 */
export const CONSTRAINTS: { readonly [T in TableName]: Constraints<Rows[T]> } = {
  users: {
    key: ["id"],
    unique: {
      users_slug: { columns: ["slug"] },
      users_affiliate_code: { columns: ["affiliateCode"] },
    },
    references: { invitedById: "users" },
    checks: { users_role_check: ({ role }) => isOneOf(USER_ROLES, role) },
  },
  identities: { key: ["issuer", "subject"], references: { userId: "users" } },
  formerSlugs: { key: ["slug"], references: { userId: "users" } },
  refreshTokens: { key: ["tokenHash"], references: { userId: "users" } },
  endedFamilies: { key: ["familyId"] },
  signInCodes: { key: ["codeHash"] },
  acceptedPolicies: {
    key: ["userId", "policyType", "version"],
    references: { userId: "users" },
    checks: {
      accepted_policies_policy_type_check: ({ policyType }) => isOneOf(POLICY_TYPES, policyType),
    },
  },
  catalogItems: {
    key: ["id"],
    references: { creatorId: "users" },
    checks: {
      catalog_items_category_check: ({ category }) => isOneOf(CATALOG_ITEM_CATEGORIES, category),
      catalog_items_duration_in_minutes_check: (row) =>
        !("durationInMinutes" in row) || isAmount(row.durationInMinutes),
      catalog_items_lists: (row) =>
        (row.category === "ONE_ON_ONE" ? row.descriptionBulletPoints : row.thumbnails) != null,
      catalog_items_meeting_place: (row) =>
        row.category !== "ONE_ON_ONE" || row.meetingPlace != null,
      catalog_items_price_in_cents_check: ({ priceInCents }) => isAmount(priceInCents),
      catalog_items_questions: (row) =>
        row.category === "ONE_ON_ONE" ||
        !("intakeQuestions" in row) ||
        row.intakeQuestions === null,
      catalog_items_session_length: (row) =>
        row.category !== "ONE_ON_ONE" || [30, 60].includes(row.durationInMinutes),
      catalog_items_status_check: ({ status }) => isOneOf(CATALOG_ITEM_STATUSES, status),
    },
  },
  availability: {
    key: ["id"],
    unique: { availability_of_creator: { columns: ["creatorId"] } },
    references: { creatorId: "users" },
  },
  hoursExceptions: {
    key: ["id"],
    unique: { hours_exceptions_of_creator: { columns: ["creatorId"] } },
    references: { creatorId: "users" },
  },
  bookingRules: {
    key: ["id"],
    unique: { booking_rules_of_creator: { columns: ["creatorId"] } },
    references: { creatorId: "users" },
  },
  calendarProfiles: {
    key: ["id"],
    unique: {
      calendar_profiles_of_account: { columns: ["ownerId", "accountId"] },
      calendar_profiles_default: { columns: ["ownerId"], where: (row) => defaultsIn(row) > 0 },
    },
    references: { ownerId: "users" },
    checks: {
      calendar_profiles_provider_check: ({ provider }) => isOneOf(CALENDAR_PROVIDERS, provider),
      calendar_profiles_one_default: (row) => defaultsIn(row) <= 1,
    },
  },
  calendarEntries: {
    key: ["bookingId"],
    references: { bookingId: "bookings" },
  },
  calendarFeeds: {
    key: ["userId"],
    unique: { calendar_feeds_secret: { columns: ["secretHash"] } },
    references: { userId: "users" },
  },
  bookings: {
    key: ["id"],
    unique: { bookings_channel: { columns: ["channelId"] } },
    references: { itemId: "catalogItems", creatorId: "users", bookerId: "users" },
    checks: {
      bookings_cancellation: ({ state, cancellation }) =>
        (state === "CANCELLED") === (cancellation !== null),
      bookings_check: ({ startsAt, endsAt }) => endsAt > startsAt,
      bookings_length: ({ startsAt, endsAt }) => endsAt <= startsAt + SESSION_MAX_MS,
      bookings_confirmed: (row) => wasBooked(row) === (row.confirmedAt !== null),
      bookings_held_until: ({ state, holdExpiresAt }) =>
        (state === "HELD") === (holdExpiresAt !== null),
      bookings_price_in_cents_check: ({ priceInCents }) => isAmount(priceInCents),
      bookings_standing: (row) => standingOf(row) !== null,
    },
  },
  liveSessions: {
    key: ["channelId"],
    unique: { live_sessions_booking: { columns: ["bookingId"] } },
    references: { bookingId: "bookings" },
    checks: {
      live_sessions_ended: ({ state, endedAt }) => (state === "ENDED") === (endedAt !== null),
      live_sessions_started: ({ state, startedAt }) =>
        (state === "SCHEDULED") === (startedAt === null),
      live_sessions_state_check: ({ state }) => isOneOf(LIVE_SESSION_STATUSES, state),
    },
  },
  liveMessages: {
    key: ["channelId", "version"],
    unique: { live_messages_key: { columns: ["channelId", "party", "key"] } },
    references: { channelId: "liveSessions" },
    checks: {
      live_messages_kind_check: ({ kind }) => isOneOf(["TEXT", "SIGNAL"], kind),
      live_messages_party_check: ({ party }) => isOneOf(["CREATOR", "BOOKER"], party),
      live_messages_recipient: ({ kind, recipient }) =>
        (kind === "SIGNAL") === (recipient !== null),
    },
  },
  agendas: { key: ["id"], references: { id: "users" } },
  bookers: { key: ["id"], references: { id: "users" } },
  payments: {
    key: ["id"],
    unique: {
      payments_of_intent: { columns: ["intentId"] },
      payments_unsettled: { columns: ["buyerId", "itemId"], where: (row) => !isSettled(row) },
      payments_of_booking: { columns: ["bookingId"] },
    },
    references: {
      buyerId: "users",
      creatorId: "users",
      itemId: "catalogItems",
      bookingId: "bookings",
    },
    checks: {
      payments_attempt: ({ intentId, clientSecret }) =>
        (intentId === null) === (clientSecret === null),
      payments_attempted: ({ state, intentId }) =>
        intentId !== null || state === "OPEN" || state === "FAILED",
      payments_net_in_cents_check: ({ netInCents }) => isAmount(netInCents),
      payments_refund: ({ state, refundState }) =>
        (state === "REFUNDED") === (refundState !== null),
      payments_refund_state_check: ({ refundState }) => isOneOf(["OWED", "DONE"], refundState),
      payments_refunded_by: ({ state, refundedBy }) =>
        refundedBy === null || (state === "REFUNDED" && isOneOf(BOOKING_PARTIES, refundedBy)),
      payments_state_check: ({ state }) => isOneOf(PAYMENT_STATES, state),
      payments_vat_basis_points_check: ({ vatBasisPoints }) =>
        vatBasisPoints >= 0 && vatBasisPoints <= 10_000,
      payments_vat_in_cents_check: ({ vatInCents }) => isAmount(vatInCents),
      payments_vat_number_status_check: (row) => isOneOf(VAT_NUMBER_STATUSES, row.vatNumberStatus),
    },
  },
  ledger: {
    key: ["id"],
    unique: { ledger_once: { columns: ["paymentId", "kind", "account"] } },
    references: { paymentId: "payments" },
    checks: {
      ledger_account_check: ({ account }) => isOneOf(LEDGER_ACCOUNTS, account),
      ledger_kind_check: ({ kind }) => isOneOf(["payment", "refund"], kind),
    },
  },
  providerEvents: { key: ["provider", "eventId"] },
  entitlements: {
    key: ["id"],
    unique: { entitlements_once: { columns: ["userId", "itemId"] } },
    references: { userId: "users", itemId: "catalogItems" },
    checks: {
      entitlements_paid_in_cents_check: ({ paidInCents }) => isAmount(paidInCents),
      entitlements_source_check: ({ source }) => isOneOf(["FREE", "PURCHASE"], source),
    },
  },
  audience: {
    key: ["id"],
    unique: { audience_once: { columns: ["creatorId", "userId"] } },
    references: { creatorId: "users", userId: "users" },
  },
  intakeQuestions: { key: ["id"] },
  linkPreviews: { key: ["subjectId"] },
  storedFiles: {
    key: ["key"],
    checks: {
      stored_files_state_check: ({ state }) => isOneOf(["WRITING", "KEPT", "DROPPED"], state),
    },
  },
  sharingPermissions: { key: ["userId"], references: { userId: "users" } },
  sharedPosts: {
    key: ["userId", "subjectId", "messageHash"],
    references: { userId: "users" },
    checks: { shared_posts_state_check: ({ state }) => isOneOf(["POSTING", "POSTED"], state) },
  },
  sentForms: {
    key: ["digest"],
    references: { userId: "users" },
    checks: { sent_forms_kind_check: ({ kind }) => isOneOf(FORM_KINDS, kind) },
  },
  mailSettings: { key: ["userId"], references: { userId: "users" } },
  sentMails: {
    key: ["userId", "subjectId", "kind", "version"],
    references: { userId: "users" },
  },
  outbox: {
    key: ["reaction", "subjectId"],
    checks: {
      outbox_attempts_check: ({ attempts }) => isAmount(attempts),
      // As the database counts: in code points.
      outbox_last_error_check: ({ lastError }) =>
        lastError === null || Array.from(lastError).length <= OUTBOX_ERROR_MAX,
    },
  },
};

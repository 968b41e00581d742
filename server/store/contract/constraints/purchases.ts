import { DAY_MS, HOUR_MS, SESSION_MAX_MS } from "../../../../src/domain/shared/limits.ts";
import { holdRow } from "../../factories/bookings.ts";
import { calendarEntryRow } from "../../factories/calendars.ts";
import { entitlementRow } from "../../factories/library.ts";
import { NOW } from "../../factories/now.ts";
import { mailSettingsRow } from "../../factories/messages.ts";
import { ledgerRow, paymentRow } from "../../factories/payments.ts";
import { HELD_AT_FIRST } from "../../ports/bookings.ts";
import { OUTBOX_ERROR_MAX } from "../../ports/outbox.ts";
import { UNSOLD } from "../../ports/payments.ts";
import { CANCELLATION, changePayment, inAgenda } from "../lives.ts";
import type { TableCases } from "./cases.ts";
import { KNOWN_START, MAIL } from "./scene.ts";

const KEPT = "a change keeps the id";
const UPSERTED = "the row that exists stays, changed or not";
const LIFE_CYCLE = "the life cycle writes it";
const NOT_SETTLED = Object.fromEntries(
  Object.keys(UNSOLD).map((column) => [column, "settling the payment writes it"]),
);
const COMPARED = "a time is compared with others before it is written";

/** Bookings, payments and what follows from them. */
export const PURCHASE_CASES = {
  bookings: {
    row: {
      ...holdRow({ id: "new", startsAt: KNOWN_START + DAY_MS }),
      ...HELD_AT_FIRST,
      state: "HELD",
      paymentStatus: "FREE",
    },
    keys: { bookings_pkey: { id: "known" }, bookings_channel: { channelId: "channel-known" } },
    references: ["itemId", "creatorId", "bookerId"],
    checks: {
      bookings_price_in_cents_check: { priceInCents: -1 },
      bookings_cancellation: [
        { cancellation: CANCELLATION },
        {
          state: "CANCELLED",
          paymentStatus: "FREE",
          holdExpiresAt: null,
          confirmedAt: NOW,
          cancellation: null,
        },
      ],
      bookings_check: { endsAt: KNOWN_START + DAY_MS },
      bookings_length: { endsAt: KNOWN_START + DAY_MS + SESSION_MAX_MS + 1 },
      bookings_standing: { paymentStatus: "PAID" },
      bookings_held_until: { holdExpiresAt: null },
      bookings_confirmed: { confirmedAt: NOW },
    },
    ports: {
      "agenda.hold": {
        write: (store, row) => inAgenda(store, (agenda) => agenda.hold(row as never)),
        cannot: {
          bookings_cancellation: LIFE_CYCLE,
          bookings_check: COMPARED,
          startsAt: COMPARED,
          endsAt: COMPARED,
          bookings_standing: LIFE_CYCLE,
          bookings_confirmed: LIFE_CYCLE,
          state: LIFE_CYCLE,
          paymentStatus: LIFE_CYCLE,
          intakes: LIFE_CYCLE,
          moves: LIFE_CYCLE,
          placeChangeCount: LIFE_CYCLE,
          cancellation: LIFE_CYCLE,
        },
      },
    },
  },
  calendarEntries: {
    row: { ...calendarEntryRow({ bookingId: "met", profileId: "known" }) },
    keys: { calendar_entries_pkey: { bookingId: "known" } },
    references: ["bookingId"],
    ports: {
      "calendarEntries.save": {
        write: (store, row) => store.calendarEntries.save(row as never),
        cannot: { calendar_entries_pkey: UPSERTED },
      },
    },
  },
  bookedHours: {
    databaseOnly: "in memory the bookings are their own guard against overlaps",
    row: { creatorId: "creator", hour: 1, minutes: "1" },
    keys: { booked_hours_pkey: { hour: KNOWN_START / HOUR_MS } },
    checks: { booked_hours_minutes_check: { minutes: "0" } },
    ports: {},
  },
  agendas: {
    row: { id: "creator2" },
    keys: { agendas_pkey: { id: "creator" } },
    references: ["id"],
    ports: {
      agendaOf: {
        write: (store, { id }) => inAgenda(store, async () => undefined, id as string),
        cannot: { agendas_pkey: UPSERTED },
      },
    },
  },
  bookers: {
    row: { id: "booker2" },
    keys: { bookers_pkey: { id: "booker" } },
    references: ["id"],
    ports: {
      "agenda.countHoldsOf": {
        write: (store, { id }) =>
          inAgenda(store, (agenda) => agenda.countHoldsOf({ bookerId: id as string, now: NOW })),
        cannot: { bookers_pkey: UPSERTED },
      },
    },
  },
  payments: {
    row: {
      ...paymentRow({ id: "new", buyerId: "booker2", itemId: "drop2" }),
      state: "OPEN",
      refundState: null,
      refundedBy: null,
      accessConsent: null,
      ipCountryCode: null,
      cardCountryCode: null,
      formerIntentId: null,
      pricedAt: NOW,
      settledAt: null,
      ...UNSOLD,
    },
    keys: {
      payments_pkey: { id: "known" },
      payments_of_intent: { intentId: "intent-known" },
      payments_unsettled: { buyerId: "booker", itemId: "call" },
      payments_of_booking: { bookingId: "known" },
    },
    references: ["buyerId", "creatorId", "itemId", "bookingId"],
    checks: {
      payments_attempt: [{ intentId: null }, { clientSecret: null }],
      payments_attempted: { state: "PAID", intentId: null, clientSecret: null },
      payments_net_in_cents_check: { netInCents: -1 },
      payments_vat_in_cents_check: { vatInCents: -1 },
      payments_vat_basis_points_check: [{ vatBasisPoints: -1 }, { vatBasisPoints: 10_001 }],
      payments_vat_number_status_check: { vatNumberStatus: "OLD" },
      payments_state_check: { state: "LOST" },
      payments_refund: [{ state: "REFUNDED" }, { refundState: "OWED" }],
      payments_refund_state_check: { state: "REFUNDED", refundState: "LOST" },
      payments_refunded_by: [
        { refundedBy: "PLATFORM" },
        { state: "REFUNDED", refundState: "OWED", refundedBy: "NOBODY" },
      ],
    },
    ports: {
      openPayment: {
        write: (store, row) => store.transaction((inside) => inside.openPayment(row as never)),
        answers: { payments_unsettled: null },
        cannot: {
          payments_attempted: LIFE_CYCLE,
          payments_state_check: LIFE_CYCLE,
          payments_refund: LIFE_CYCLE,
          payments_refund_state_check: LIFE_CYCLE,
          payments_refunded_by: LIFE_CYCLE,
          state: LIFE_CYCLE,
          pricedAt: "a payment is priced when it is opened",
          ...NOT_SETTLED,
        },
      },
      "payment.reopen": {
        write: (store, _row, changes) =>
          changePayment(store, "other", (payment) => payment.reopen({ at: NOW, changes })),
        cannot: {
          payments_pkey: KEPT,
          id: KEPT,
          payments_attempted: LIFE_CYCLE,
          payments_state_check: LIFE_CYCLE,
          payments_refund: LIFE_CYCLE,
          payments_refund_state_check: LIFE_CYCLE,
          payments_refunded_by: LIFE_CYCLE,
          state: LIFE_CYCLE,
          ...NOT_SETTLED,
        },
      },
    },
  },
  ledger: {
    row: { ...ledgerRow({ id: "new", paymentId: "known", account: "vat" }) },
    keys: { ledger_pkey: { id: "known" }, ledger_once: { account: "buyer" } },
    references: ["paymentId"],
    checks: { ledger_kind_check: { kind: "gift" }, ledger_account_check: { account: "bank" } },
    ports: {
      "payments.addLedgerRows": {
        write: (store, row) => store.payments.addLedgerRows([row as never]),
      },
    },
  },
  providerEvents: {
    row: { provider: "cards", eventId: "new", at: NOW },
    keys: { provider_events_pkey: { eventId: "known" } },
    ports: {
      "payments.rememberEvent": {
        write: (store, row) => store.payments.rememberEvent(row as never),
        answers: { provider_events_pkey: false },
      },
    },
  },
  entitlements: {
    row: { ...entitlementRow({ id: "new", itemId: "drop2", openedDocumentId: null }) },
    keys: { entitlements_pkey: { id: "known" }, entitlements_once: { itemId: "drop" } },
    references: ["userId", "itemId"],
    checks: {
      entitlements_source_check: { source: "GIFT" },
      entitlements_paid_in_cents_check: { paidInCents: -1 },
    },
    ports: {
      "library.add": {
        write: (store, row) => store.library.add(row as never),
        cannot: { entitlements_once: UPSERTED },
      },
    },
  },
  audience: {
    row: {
      id: "new",
      creatorId: "creator",
      userId: "booker2",
      lastInteractionAt: NOW,
      byFirstName: "demo  person",
      byLastName: "person  demo",
    },
    keys: { audience_pkey: { id: "known" }, audience_once: { userId: "booker" } },
    references: ["creatorId", "userId"],
    ports: {
      "audience.touch": {
        write: (store, row) => store.audience.touch(row as never),
        cannot: {
          audience_once: UPSERTED,
          byFirstName: "the store makes it of the person's name",
          byLastName: "the store makes it of the person's name",
        },
      },
    },
  },
  mailSettings: {
    row: { ...mailSettingsRow({ userId: "booker2" }) },
    keys: { mail_settings_pkey: { userId: "booker" } },
    references: ["userId"],
    ports: {
      "mails.saveSettings": {
        write: (store, row) => store.mails.saveSettings(row as never),
        cannot: { mail_settings_pkey: UPSERTED },
      },
    },
  },
  sentMails: {
    row: { ...MAIL, subjectId: "new", leasedUntil: NOW, sentAt: null },
    keys: { sent_mails_pkey: { subjectId: "known" } },
    references: ["userId"],
    ports: {
      "mails.begin": {
        write: (store, { leasedUntil, ...mail }) =>
          store.mails.begin({ mails: [mail], at: NOW, leasedUntil } as never),
        cannot: { sent_mails_pkey: UPSERTED },
      },
    },
  },
  outbox: {
    row: {
      lane: "WORK",
      reaction: "lapseHold",
      subjectId: "another",
      event: "bookingHeld",
      dueAt: NOW,
      version: 1,
      attempts: 0,
      lastError: null,
      deadAt: null,
      createdAt: NOW,
    },
    keys: { outbox_pkey: { subjectId: "known" } },
    checks: {
      outbox_attempts_check: { attempts: -1 },
      outbox_last_error_check: { lastError: "🎤".repeat(OUTBOX_ERROR_MAX + 1) },
    },
    ports: {
      "outbox.append": {
        write: (store, { subjectId, dueAt, createdAt }) =>
          store.outbox.append({ name: "bookingHeld", subjectId, dueAt, at: createdAt } as never),
        cannot: {
          outbox_pkey: UPSERTED,
          outbox_attempts_check: "the outbox itself counts",
          outbox_last_error_check: "what reports an error cuts it",
          lane: "the reaction says which is its own",
          reaction: "the event says what follows from it",
          event: "the event says what follows from it",
          version: "the outbox itself counts",
          attempts: "the outbox itself counts",
        },
      },
    },
  },
} as const satisfies Record<string, TableCases>;

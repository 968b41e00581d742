import { sql, type SqlBool } from "kysely";
import { UNSETTLED_STATES } from "../../../../src/domain/payments/lifecycle.ts";
import type { PaymentStore } from "../../ports/payments.ts";
import type { PaymentTable } from "../../transitions/lockedPayment.ts";
import { at as instant, encode } from "../engine/sql/columns.ts";
import { isAnyOf, preparedQuery } from "../engine/sql/preparedQuery.ts";
import { COLUMNS } from "../../ports/tables.ts";
import type { Session } from "../engine/connections/session.ts";
import { saleStore } from "./sales.ts";

/** As literals: `on conflict` matches a partial index by its predicate's text. */
const isUnsettled = sql<SqlBool>`state in (${sql.join(UNSETTLED_STATES.map((state) => sql.lit(state)))})`;

/** Matches the text of the index that serves it. */
const isContentAttempt = sql<SqlBool>`state in ('OPEN', 'FAILED') and intent_id is not null and booking_id is null`;

/** Those that may be deleted along with their item; in memory, `isForgettable`. */
export const IS_FORGETTABLE = sql<SqlBool>`(state = 'FAILED' and intent_id is null and booking_id is null)`;

const paymentsOfBookings = preparedQuery((db, { ids }: { ids: readonly string[] }) =>
  db.selectFrom("payments").selectAll().where(isAnyOf("bookingId", ids)),
);

/** Payments, their ledger, and the provider's events. */
export function paymentStore(session: Session): PaymentStore {
  const { db } = session;
  const payments = db.selectFrom("payments").selectAll();
  return {
    byId: async (id) => (await payments.where("id", "=", id).executeTakeFirst()) ?? null,
    byIds: async (ids) => (ids.length === 0 ? [] : payments.where("id", "in", ids).execute()),
    byIntent: async (intentId) =>
      (await payments.where("intentId", "=", intentId).executeTakeFirst()) ?? null,
    ofBookings: async (ids) => (ids.length === 0 ? [] : paymentsOfBookings(session, { ids })),
    unsettledOf: async ({ buyerId, itemId }) =>
      (await payments
        .where("buyerId", "=", buyerId)
        .where("itemId", "=", itemId)
        .where(isUnsettled)
        .executeTakeFirst()) ?? null,
    purchasesAmong: async ({ buyerId, itemIds }) =>
      itemIds.length === 0
        ? []
        : payments
            .where("buyerId", "=", buyerId)
            .where("itemId", "in", itemIds)
            .where("bookingId", "is", null)
            .where("state", "=", "PAID")
            .execute(),
    refundedOf: async ({ buyerId, itemId }) =>
      (await payments
        .where("buyerId", "=", buyerId)
        .where("itemId", "=", itemId)
        .where("bookingId", "is", null)
        .where("state", "=", "REFUNDED")
        .orderBy("createdAt", "desc")
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirst()) ?? null,
    attemptsFor: ({ itemId, after, limit }) =>
      payments
        .where("itemId", "=", itemId)
        .where(isContentAttempt)
        .where("id", ">", after ?? "")
        .orderBy("id")
        .limit(limit)
        .execute(),
    forgetGivenUp: async (itemId) => {
      await db.deleteFrom("payments").where("itemId", "=", itemId).where(IS_FORGETTABLE).execute();
    },
    addLedgerRows: async (rows) => {
      if (rows.length === 0) return;
      const lines = rows.map((row) => encode(row, COLUMNS.ledger));
      await db.insertInto("ledger").values(lines).execute();
    },
    ledgerOf: (paymentId) =>
      db
        .selectFrom("ledger")
        .selectAll()
        .where("paymentId", "=", paymentId)
        .orderBy("createdAt")
        .orderBy("id")
        .execute(),
    ...saleStore(session),
    rememberEvent: async (event) =>
      (await db
        .insertInto("providerEvents")
        .values(encode(event, COLUMNS.providerEvents))
        .onConflict((conflict) => conflict.columns(["provider", "eventId"]).doNothing())
        .returning("eventId")
        .executeTakeFirst()) !== undefined,
    forgetEvents: async ({ before, limit }) => {
      const { numDeletedRows } = await db
        .with("old", (query) =>
          query
            .selectFrom("providerEvents")
            .select(["provider", "eventId"])
            .where("at", "<", instant(before))
            .orderBy("at")
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .deleteFrom("providerEvents")
        .using("old")
        .whereRef("providerEvents.provider", "=", "old.provider")
        .whereRef("providerEvents.eventId", "=", "old.eventId")
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

/** The table behind a payment's transitions. */
export function paymentTable({ db }: Session): PaymentTable {
  return {
    insert: async (row) =>
      (await db
        .insertInto("payments")
        .values(encode(row, COLUMNS.payments))
        .onConflict((conflict) =>
          conflict.columns(["buyerId", "itemId"]).where(isUnsettled).doNothing(),
        )
        .returning("id")
        .executeTakeFirst()) !== undefined,
    write: (id, changes) =>
      db
        .updateTable("payments")
        .set(encode(changes, COLUMNS.payments))
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirstOrThrow(),
  };
}

/** The payment, locked; null when the id is unknown. Call it in a transaction. */
export async function lockedRow({ db }: Session, id: string) {
  // Not `for update`: inserts of the ledger's lines, which refer to the payment, needn't wait.
  const row = await db
    .selectFrom("payments")
    .selectAll()
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

import { sql, type SqlBool } from "kysely";
import type { PaymentStore } from "../../ports/payments.ts";
import { changedRow } from "../engine/changedRow.ts";
import { at, encode } from "../engine/columns.ts";
import type { Session } from "../engine/session.ts";
import { COLUMNS } from "../engine/tables.ts";

/** Word for word the predicate of the index `payments_unsettled`, or it is not found by `on conflict`. */
const isUnsettled = sql<SqlBool>`state in ('OPEN', 'PROCESSING', 'FAILED')`;

/** Payments, their ledger, and the provider's events. */
export function paymentStore({ db }: Session): PaymentStore {
  const payments = db.selectFrom("payments").selectAll();
  return {
    byId: async (id) => (await payments.where("id", "=", id).executeTakeFirst()) ?? null,
    byIds: async (ids) => (ids.length === 0 ? [] : payments.where("id", "in", ids).execute()),
    byIntent: async (intentId) =>
      (await payments.where("intentId", "=", intentId).executeTakeFirst()) ?? null,
    unsettledOf: async ({ buyerId, itemId }) =>
      (await payments
        .where("buyerId", "=", buyerId)
        .where("itemId", "=", itemId)
        .where(isUnsettled)
        .executeTakeFirst()) ?? null,
    insert: async (row) =>
      (await db
        .insertInto("payments")
        .values(encode(row, COLUMNS.payments))
        .onConflict((conflict) =>
          conflict.columns(["buyerId", "itemId"]).where(isUnsettled).doNothing(),
        )
        .returning("id")
        .executeTakeFirst()) !== undefined,
    update: (id, changes) =>
      changedRow({
        id,
        changes,
        update: () =>
          db
            .updateTable("payments")
            .set(encode(changes, COLUMNS.payments))
            .where("id", "=", id)
            .returningAll()
            .executeTakeFirst(),
        read: () => payments.where("id", "=", id).executeTakeFirst(),
      }),
    // Not `for update`: the ledger's lines, which refer to the payment, are no reason to wait.
    lock: async (id) =>
      (await payments.where("id", "=", id).forNoKeyUpdate().executeTakeFirst()) ?? null,
    owingRefund: (limit) =>
      payments
        .where("refundState", "=", "OWED")
        .orderBy("createdAt")
        .orderBy("id")
        .limit(limit)
        .execute(),
    unsettledSince: ({ since, limit }) =>
      payments
        .where((is) =>
          is.or([
            is("state", "=", "PROCESSING"),
            is.and([is("state", "=", "OPEN"), is("createdAt", ">=", at(since))]),
          ]),
        )
        .orderBy("createdAt")
        .orderBy("id")
        .limit(limit)
        .execute(),
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
    rememberEvent: async (event) =>
      (await db
        .insertInto("providerEvents")
        .values(encode(event, COLUMNS.providerEvents))
        .onConflict((conflict) => conflict.columns(["provider", "eventId"]).doNothing())
        .returning("eventId")
        .executeTakeFirst()) !== undefined,
  };
}

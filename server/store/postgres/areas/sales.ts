import { type SqlBool, sql } from "kysely";
import { SOLD_STATES } from "../../../../src/domain/payments/lifecycle.ts";
import type { PaymentState } from "../../../../src/domain/generated/enums.ts";
import type { LedgerAccount } from "../../../../src/domain/payments/division.ts";
import type { PaymentStore, SaleRow, SaleTotals } from "../../ports/payments.ts";
import { at } from "../engine/columns.ts";
import { afterCursor } from "../engine/pages.ts";
import type { Session } from "../engine/session.ts";

/** As literals: the planner finds a partial index by its predicate. */
const isSold = sql<SqlBool>`state in (${sql.join(SOLD_STATES.map((state) => sql.lit(state)))})`;

/** Of a sale: that its money was not given back. Whenever the ledger is told, the state says it too. */
const isKept = sql<SqlBool>`state = ${sql.lit("PAID" satisfies PaymentState)}`;

/** A creator's sales, by the ledger. */
export function saleStore({
  db,
}: Pick<Session, "db">): Pick<PaymentStore, "pageOfSales" | "totalsOfSales"> {
  return {
    pageOfSales: async ({ creatorId, limit, after }) => {
      const { rows } = await sql<SaleRow>`
        select id, item_id, buyer_id, title, settled_at as sold_at, lines.*
        from payments cross join lateral (
          select ${AMOUNTS}, max(created_at) filter (where kind = 'refund') as refunded_at
          from ledger where payment_id = payments.id
        ) as lines
        where creator_id = ${creatorId} and ${isSold}
          and ${afterCursor({ at: "settledAt", id: "id" }, after)}
        order by settled_at desc, id desc
        limit ${limit}`.execute(db);
      return rows;
    },
    totalsOfSales: async ({ creatorId, since }) => {
      const isMeant = sql<SqlBool>`creator_id = ${creatorId} and ${isSold}
        and ${since === null ? sql`true` : sql`settled_at >= ${at(since)}`}`;
      // Summed by account, not by sale: a creator has a hundred thousand of these, and five of those.
      const { rows } = await sql<SaleTotals>`
        select
          (select count(*) from payments where ${isMeant} and ${isKept})::float8 as sales_count,
          (0 - ${summed("buyer")} - ${summed("vat")})::float8 as net_in_cents,
          ${summed("processing")}::float8 as processing_in_cents,
          ${summed("platform_fee")}::float8 as platform_fee_in_cents,
          ${summed("creator")}::float8 as creator_in_cents,
          (0 - ${summed("buyer", false)} - ${summed("vat", false)})::float8 as refunded_in_cents
        from (
          select account, ${isKept} as is_kept, sum(amount_in_cents) as cents
          from payments join ledger on payment_id = payments.id
          where ${isMeant} and kind = 'payment'
          group by 1, 2
        ) as sums`.execute(db);
      const [totals] = rows;
      if (totals === undefined) throw new Error("an aggregate without a row");
      return totals;
    },
  };
}

/** A payment's lines as the amounts of a sale. Cents are whole up to 2^53. */
const AMOUNTS = sql`
  (0 - ${paidTo("buyer")} - ${paidTo("vat")})::float8 as net_in_cents,
  ${paidTo("processing")}::float8 as processing_in_cents,
  ${paidTo("platform_fee")}::float8 as platform_fee_in_cents,
  ${paidTo("creator")}::float8 as creator_in_cents`;

function paidTo(account: LedgerAccount) {
  return sql`coalesce(
    sum(amount_in_cents) filter (where kind = 'payment' and account = ${sql.lit(account)}), 0
  )`;
}

/** What an account got of the sales that were kept, or of those that were given back. */
function summed(account: LedgerAccount, isKeptSum = true) {
  return sql`coalesce(
    sum(cents) filter (where account = ${sql.lit(account)} and is_kept = ${sql.lit(isKeptSum)}), 0
  )`;
}

import { type RawBuilder, type SqlBool, sql } from "kysely";
import { SOLD_STATES } from "../../../../src/domain/payments/lifecycle.ts";
import type { PaymentState } from "../../../../src/domain/generated/enums.ts";
import type { LedgerAccount } from "../../../../src/domain/payments/division.ts";
import type { MailKind } from "../../../../src/domain/messages/kinds.ts";
import type { PaymentStore, SaleRow, SaleTotals } from "../../ports/payments.ts";
import { at } from "../engine/sql/columns.ts";
import { afterCursor } from "../engine/sql/pages.ts";
import type { Session } from "../engine/connections/session.ts";

/** As literals: the planner matches a partial index by its predicate. */
const isSold = sql<SqlBool>`state in (${sql.join(SOLD_STATES.map((state) => sql.lit(state)))})`;

/** Whether a sale wasn't refunded. The state always agrees with the ledger. */
const isKept = sql<SqlBool>`state = ${sql.lit("PAID" satisfies PaymentState)}`;

/** A creator's sales, by the ledger. */
export function saleStore({
  db,
}: Pick<Session, "db">): Pick<PaymentStore, "pageOfSales" | "untoldSales" | "totalsOfSales"> {
  return {
    pageOfSales: async ({ creatorId, limit, after }) => {
      const { rows } = await sql<SaleRow>`
        ${SALES}
        where creator_id = ${creatorId} and ${isSold}
          and ${afterCursor({ at: "settledAt", id: "id" }, after)}
        order by settled_at desc, id desc
        limit ${limit}`.execute(db);
      return rows;
    },
    untoldSales: async ({ creatorId, since, limit }) => {
      const { rows } = await sql<SaleRow>`
        ${SALES}
        where creator_id = ${creatorId} and ${isSold} and ${isKept}
          and booking_id is null and settled_at > ${at(since)}
          and not exists (
            select from sent_mails
            where user_id = creator_id and subject_id = payments.id
              and kind = ${"SOLD" satisfies MailKind} and sent_at is not null
          )
        order by settled_at desc, id desc
        limit ${limit}`.execute(db);
      return rows;
    },
    totalsOfSales: async ({ creatorId, since }) => {
      // The ledger is queried for what was settled before payments stored its amounts themselves,
      // or by a process of the previous version. All others are summed by an index-only scan.
      const { rows } = await sql<SaleTotals>`
        select
          count(*) filter (where ${isKept})::float8 as sales_count,
          ${total("net_in_cents", isKept)} as net_in_cents,
          ${total("processing_in_cents", isKept)} as processing_in_cents,
          ${total("platform_fee_in_cents", isKept)} as platform_fee_in_cents,
          ${total("creator_in_cents", isKept)} as creator_in_cents,
          ${total("net_in_cents", sql<SqlBool>`not ${isKept}`)} as refunded_in_cents
        from payments cross join lateral (
          select ${AMOUNTS} from ledger where payment_id = payments.id and sale_net_in_cents is null
        ) as lines
        where creator_id = ${creatorId} and ${isSold}
          and ${since === null ? sql`true` : sql`settled_at >= ${at(since)}`}`.execute(db);
      const [totals] = rows;
      if (totals === undefined) throw new Error("an aggregate without a row");
      return totals;
    },
  };
}

/** A payment's lines as the amounts of a sale. Cents are exact up to 2^53. */
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

/** Sales with their amounts; the query goes on with which. */
const SALES = sql`
  select id, item_id, buyer_id, title, settled_at as sold_at, lines.*
  from payments cross join lateral (
    select ${AMOUNTS}, max(created_at) filter (where kind = 'refund') as refunded_at
    from ledger where payment_id = payments.id
  ) as lines`;

/** The total of one of those sales' amounts. */
function total(amount: `${string}_in_cents`, isMeant: RawBuilder<SqlBool>) {
  const kept = sql.ref(`sale_${amount}`);
  return sql`coalesce(
    sum(coalesce(${kept}, lines.${sql.ref(amount)})) filter (where ${isMeant}), 0
  )::float8`;
}

import { sql } from "kysely";
import { type Fill, type Part, unfilled } from "./parts.ts";

const fromTheLedger: Fill = {
  batch: async (db, after) => {
    const ids = await unfilled(db, { table: "payments", column: "sale_net_in_cents", after });
    await sql`
      update payments set
        sale_net_in_cents = 0 - lines.buyer - lines.vat,
        sale_processing_in_cents = lines.processing,
        sale_platform_fee_in_cents = lines.platform_fee,
        sale_creator_in_cents = lines.creator
      from (
        select
          payment_id,
          coalesce(sum(amount_in_cents) filter (where account = 'buyer'), 0) as buyer,
          coalesce(sum(amount_in_cents) filter (where account = 'vat'), 0) as vat,
          coalesce(sum(amount_in_cents) filter (where account = 'processing'), 0) as processing,
          coalesce(sum(amount_in_cents) filter (where account = 'platform_fee'), 0) as platform_fee,
          coalesce(sum(amount_in_cents) filter (where account = 'creator'), 0) as creator
        from ledger where payment_id = any(${ids}::text[]) and kind = 'payment'
        group by payment_id
      ) as lines
      where payments.id = lines.payment_id and payments.state in ('PAID', 'REFUNDED')`.execute(db);
    return ids.at(-1) ?? null;
  },
};

/**
 * A sale's amounts from the ledger, stored with its payment, in the index of a creator's sales. A
 * process of the previous version writes none; sums then use the ledger.
 */
export const parts: readonly Part[] = [
  async (db) => {
    await sql`
      alter table payments
      add column sale_net_in_cents integer,
      add column sale_processing_in_cents integer,
      add column sale_platform_fee_in_cents integer,
      add column sale_creator_in_cents integer`.execute(db);
  },
  fromTheLedger,
  {
    index: "payments_of_sales",
    on: `payments (creator_id, settled_at, id) include (
      state,
      sale_net_in_cents,
      sale_processing_in_cents,
      sale_platform_fee_in_cents,
      sale_creator_in_cents
    ) where state in ('PAID', 'REFUNDED')`,
  },
  async (db) => void (await sql`drop index payments_sold`.execute(db)),
];

import { sql, type Kysely } from "kysely";

/** Payments, their ledger, and the provider events seen so far. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payments (
      id text collate "C" primary key,
      buyer_id text collate "C" not null references users,
      creator_id text collate "C" not null references users,
      item_id text collate "C" not null references catalog_items,
      booking_id text collate "C" references bookings,
      title text not null,
      description text,
      net_in_cents integer not null check (net_in_cents >= 0),
      vat_in_cents integer not null check (vat_in_cents >= 0),
      vat_basis_points integer not null check (vat_basis_points between 0 and 10000),
      vat_country_code text not null,
      is_reverse_charge boolean not null,
      vat_number_status text check (vat_number_status in ('VALID', 'INVALID', 'UNAVAILABLE')),
      billing jsonb,
      state text not null check (state in ('OPEN', 'PROCESSING', 'PAID', 'FAILED', 'REFUNDED')),
      intent_id text not null constraint payments_of_intent unique,
      client_secret text not null,
      refund_state text check (refund_state in ('OWED', 'DONE')),
      created_at timestamptz not null,
      settled_at timestamptz,
      constraint payments_refund check ((state = 'REFUNDED') = (refund_state is not null))
    )`.execute(db);
  await sql`
    create unique index payments_unsettled on payments (buyer_id, item_id)
    where state in ('OPEN', 'PROCESSING', 'FAILED')`.execute(db);
  // The link between a payment and its booking points this way only.
  await sql`create unique index payments_of_booking on payments (booking_id)`.execute(db);
  // One line per account and movement, so that a payment can't be settled twice.
  await sql`
    create table ledger (
      id text collate "C" primary key,
      payment_id text collate "C" not null references payments,
      kind text not null check (kind in ('payment', 'refund')),
      account text not null check (
        account in ('buyer', 'vat', 'processing', 'platform_fee', 'creator')
      ),
      amount_in_cents integer not null,
      created_at timestamptz not null,
      constraint ledger_once unique (payment_id, kind, account)
    )`.execute(db);
  await sql`
    create table provider_events (
      provider text not null,
      event_id text not null,
      at timestamptz not null,
      primary key (provider, event_id)
    )`.execute(db);
}

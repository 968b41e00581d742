import type { Pool } from "pg";
import { expect, it } from "vitest";
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
import { LEDGER_ACCOUNTS } from "../../../src/domain/payments/division.ts";

/** Every enumerated column, with its values; a booking's two are compared elsewhere. */
const ENUMERATED: Record<string, readonly string[]> = {
  "users.role": USER_ROLES,
  "accepted_policies.policy_type": POLICY_TYPES,
  "catalog_items.category": CATALOG_ITEM_CATEGORIES,
  "catalog_items.status": CATALOG_ITEM_STATUSES,
  "calendar_profiles.provider": CALENDAR_PROVIDERS,
  "payments.state": PAYMENT_STATES,
  "payments.vat_number_status": VAT_NUMBER_STATUSES,
  "payments.refund_state": ["OWED", "DONE"],
  "payments.refunded_by": BOOKING_PARTIES,
  "live_sessions.state": LIVE_SESSION_STATUSES,
  "live_messages.kind": ["TEXT", "SIGNAL"],
  "live_messages.party": BOOKING_PARTIES.filter((party) => party !== "PLATFORM"),
  "ledger.kind": ["payment", "refund"],
  "ledger.account": LEDGER_ACCOUNTS,
  "entitlements.source": ["FREE", "PURCHASE"],
  "shared_posts.state": ["POSTING", "POSTED"],
  "sent_forms.kind": FORM_KINDS,
  "stored_files.state": ["WRITING", "KEPT", "DROPPED"],
};

/**
 * Checks the enumerations repeated in migrations, which are never rewritten, against the
 * contract's.
 */
export function describeEnumerations({ pool }: { pool: () => Pool }): void {
  it("takes exactly the contract's values in columns of enumerations", async () => {
    const { rows } = await pool().query<{ table: string; definition: string }>(
      `select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`,
    );
    const lists = rows.flatMap(({ table, definition }) => {
      const list = /\((\w+) = ANY \(ARRAY\[('.*?)\]\)\)/.exec(definition);
      if (!list) return [];
      const [, column, literals = ""] = list;
      const values = Array.from(literals.matchAll(/'(\w+)'/g), ([, value]) => value);
      return [[`${table}.${column}`, new Set(values)]];
    });
    const expected = Object.entries(ENUMERATED).map(([column, values]) => [
      column,
      new Set(values),
    ]);
    expect(Object.fromEntries(lists)).toEqual(Object.fromEntries(expected));
  });
}

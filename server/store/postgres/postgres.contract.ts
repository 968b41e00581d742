import { sql } from "kysely";
import type { Pool } from "pg";
import { beforeEach, describe, expect, it } from "vitest";
import {
  BOOKING_STANDINGS,
  BOOKED_ONCE_STATES,
  LISTED_STANDINGS,
  OCCUPYING_STATES,
  standingOf,
} from "../../../src/domain/bookings/lifecycle.ts";
import { ON_SALE_STATUSES } from "../../../src/domain/catalogue/lifecycle.ts";
import { keysOf } from "../../../src/domain/shared/lifecycle.ts";
import { SOLD_STATES, UNSETTLED_STATES } from "../../../src/domain/payments/lifecycle.ts";
import { BOOKING_PAYMENT_STATUSES, BOOKING_STATES } from "../../../src/domain/generated/enums.ts";
import type { Interval } from "../../../src/domain/time/instant.ts";
import { book, inAgenda } from "../contract/lives.ts";
import { describeConstraints } from "../contract/constraints.contract.ts";
import { fillStore, HOUR, MINUTE, type OpenStore } from "../contract/rows.ts";
import { NOW } from "../factories/now.ts";
import type { Store } from "../ports/store.ts";
import { occupy } from "./areas/bookedHours.ts";
import { libraryStore } from "./areas/library.ts";
import { describeConstraintCases } from "./constraints.contract.ts";
import { encode } from "./engine/sql/columns.ts";
import { COLUMNS } from "../ports/tables.ts";
import { migrate } from "./engine/sql/migrate.ts";
import { describeEnumerations } from "./enumerations.contract.ts";
import { openSession } from "./engine/connections/session.ts";
import { describeLargeTables } from "./largeTables.contract.ts";

const TOMORROW = NOW + 24 * HOUR;

/** What only a database does: it guards against bugs in the program. */
export function describePostgres({
  openStore,
  pool,
}: {
  openStore: OpenStore;
  pool: () => Pool;
}): void {
  describeConstraints({
    openStore,
    insert: (table, row) => {
      const { db } = openSession(pool());
      const columns = encode(row, COLUMNS[table]);
      return db.insertInto(table).values(columns).execute();
    },
    isDatabase: true,
  });

  describeLargeTables({ openStore, pool });

  describe("the database", () => {
    let store: Store;
    beforeEach(async () => {
      store = await openStore();
      await fillStore(store);
    });

    const count = async (table: string) => {
      const { rows } = await pool().query<{ n: string }>(`select count(*) as n from ${table}`);
      return Number(rows[0]?.n);
    };

    describeConstraintCases({ pool });
    describeEnumerations({ pool });

    it("is migrated once, however often and by however many it is asked for", async () => {
      const steps = await Promise.all([migrate(pool()), migrate(pool()), migrate(pool())]);
      expect(steps).toEqual([[], [], []]);
    });

    it("refuses a program that does not know its steps", async () => {
      await expect(migrate(pool(), { migrations: [] })).rejects.toThrow("another version");
    });

    it("answers on when a newer program changes a table meanwhile", async () => {
      const id = "creator";
      const read = async (from: Store) => (await from.users.byId(id))?.id;
      expect(await read(store)).toBe(id);
      await pool().query("alter table users add column later text");
      try {
        expect(await read(store)).toBe(id);
        await pool().query("alter table users drop column later");
        expect(await store.transaction(read)).toBe(id);
      } finally {
        await pool().query("alter table users drop column if exists later");
      }
    });

    it("reads a large library without everybody's payments", async () => {
      await pool().query(`
        insert into catalog_items
          (id, creator_id, category, title, price_in_cents, status, created_at, thumbnails,
          search_text)
        select 'item' || n, 'creator', 'PUBLICATION', 'Title', 500, 'PUBLISHED', now(), '[]',
          ' title demo'
        from generate_series(1, 3000) n`);
      await pool().query(`
        insert into entitlements
          (id, user_id, item_id, source, paid_in_cents, created_at)
        select id, 'booker', id, 'PURCHASE', 605, now() from catalog_items where title = 'Title'`);
      await pool().query(`
        insert into payments (
          id, buyer_id, creator_id, item_id, title, net_in_cents, vat_in_cents, vat_basis_points,
          vat_country_code, is_reverse_charge, state, intent_id, client_secret, created_at, priced_at
        )
        select id, user_id, 'creator', item_id, '', 500, 105, 2100, 'NL', false, 'PAID', id, '', now(), now()
        from entitlements`);
      await pool().query("analyze");
      const query = { userId: "booker", limit: 500, after: null };
      await openSession(pool()).atomically(async (session) => {
        const wholeReads = async () =>
          sql<{ count: number }>`
            select seq_scan::int as count from pg_stat_xact_user_tables
            where relname = 'payments'`.execute(session.db);
        const before = (await wholeReads()).rows;
        const library = libraryStore(session);
        expect(await library.pageOfUser(query)).toHaveLength(500);
        expect(await library.foundPageOfUser({ ...query, words: ["title"] })).toHaveLength(500);
        expect((await wholeReads()).rows).toEqual(before);
      });
    });

    it("keeps a row per hour of what is booked, and none of what is free", async () => {
      const standing = "HELD/FREE";
      await book(store, { id: "booking", standing });
      expect(await count("booked_hours")).toBe(1);
      expect(await book(store, { id: "refused", startsAt: TOMORROW - 60_000 })).toBeNull();
      expect(await count("booked_hours")).toBe(1);
      const late = TOMORROW + 0.75 * HOUR;
      await book(store, { id: "across", startsAt: late, endsAt: late + HOUR, standing });
      expect(await count("booked_hours")).toBe(2);
      await inAgenda(store, (agenda) => agenda.lapse({ id: "across", at: NOW }));
      expect(await count("booked_hours")).toBe(1);
      await inAgenda(store, (agenda) => agenda.lapse({ id: "booking", at: NOW }));
      expect(await count("booked_hours")).toBe(0);
    });

    it("refuses overlaps by itself, where nobody locks an agenda", async () => {
      const session = openSession(pool());
      const stretches = Array.from({ length: 200 }, (_, index) => {
        const start = TOMORROW + ((index * 7) % 24) * 10 * MINUTE;
        return { start, end: start + (index % 3 === 0 ? 60 : 30) * MINUTE };
      });
      const take = (interval: Interval) =>
        session.atomically((inside) => occupy(inside, { creatorId: "creator", interval }));
      const won = await Promise.all(stretches.map(take));
      const taken = stretches.filter((_, index) => won[index]);
      expect(taken.length).toBeGreaterThan(1);
      const byStart = taken.toSorted((a, b) => a.start - b.start);
      for (const [index, { start }] of byStart.slice(1).entries()) {
        expect(start).toBeGreaterThanOrEqual(byStart[index]?.end ?? 0);
      }
      const minutes = taken.reduce((sum, { start, end }) => sum + (end - start) / MINUTE, 0);
      const { rows } = await pool().query<{ bits: string }>(
        `select sum(length(replace(minutes::bit(60)::text, '0', ''))) as bits from booked_hours`,
      );
      expect(Number(rows[0]?.bits)).toBe(minutes);
    });

    it("refuses a booking that the life cycle does not know, and no other", async () => {
      const insert = (state: string, paymentStatus: string) =>
        pool().query(
          `insert into bookings (id, item_id, creator_id, booker_id, title, price_in_cents, starts_at,
             ends_at, state, payment_status, hold_expires_at, confirmed_at, cancellation, questions,
             intakes, created_at)
           values ($1 || $2, 'call', 'creator', 'booker', 'x', 0, now(), now() + interval '1 hour', $1, $2,
             case when $1 = 'HELD' then now() end,
             case when $1 in ('CONFIRMED', 'CANCELLED') then now() end,
             case when $1 = 'CANCELLED' then '{}'::jsonb end, '[]', '[]', now())`,
          [state, paymentStatus],
        );
      const pairs = BOOKING_STATES.flatMap((state) =>
        BOOKING_PAYMENT_STATUSES.map((paymentStatus) => ({ state, paymentStatus })),
      );
      const taken: string[] = [];
      const refusals = new Set<string>();
      for (const { state, paymentStatus } of pairs) {
        const outcome = await insert(state, paymentStatus).then(
          () => "taken",
          (error: Error) => error.message,
        );
        if (outcome === "taken") taken.push(`${state}/${paymentStatus}`);
        else refusals.add(/"(\w+)"$/.exec(outcome)?.[1] ?? outcome);
      }
      expect(refusals).toEqual(new Set(["bookings_standing"]));
      expect(taken).toEqual(pairs.flatMap((pair) => standingOf(pair) ?? []));
    });

    it("has partial indices whose predicates are the life cycles'", async () => {
      const { rows } = await pool().query<{ name: string; predicate: string }>(
        `select c.relname as name, pg_get_expr(i.indpred, i.indrelid) as predicate
         from pg_index i join pg_class c on c.oid = i.indexrelid where i.indpred is not null`,
      );
      const statesIn = (index: string) => {
        const predicate = rows.find(({ name }) => name === index)?.predicate ?? "";
        return [...predicate.matchAll(/'([A-Z]+)'::text/g)].map(([, state]) => state);
      };
      expect(statesIn("catalog_items_published")).toEqual(ON_SALE_STATUSES);
      expect(statesIn("bookings_occupying")).toEqual(OCCUPYING_STATES);
      expect(statesIn("bookings_held_by")).toEqual(["HELD"]);
      expect(statesIn("bookings_held_of")).toEqual(["HELD"]);
      expect(statesIn("bookings_given")).toEqual(BOOKED_ONCE_STATES);
      expect(new Set(statesIn("payments_of_sales"))).toEqual(new Set(SOLD_STATES));
      expect(new Set(statesIn("payments_unsettled"))).toEqual(new Set(UNSETTLED_STATES));
    });

    it("has an index of exactly the sessions that a booker's list shows", async () => {
      const { rows } = await pool().query<{ predicate: string }>(
        `select pg_get_expr(indpred, indrelid) as predicate
         from pg_index where indexrelid = 'bookings_listed'::regclass`,
      );
      const standings = keysOf(BOOKING_STANDINGS);
      const { rows: indexed } = await pool().query<{ standing: string }>(
        `select standing from unnest($1::text[]) as standing,
         lateral (select split_part(standing, '/', 1) as state, split_part(standing, '/', 2)
           as payment_status) as columns
         where ${rows[0]?.predicate}`,
        [standings],
      );
      expect(indexed.map(({ standing }) => standing)).toEqual(LISTED_STANDINGS);
    });
  });
}

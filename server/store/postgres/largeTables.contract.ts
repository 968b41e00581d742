import { sql } from "kysely";
import type { Pool } from "pg";
import { beforeEach, describe, expect, it } from "vitest";
import type { OpenStore } from "../contract/rows.ts";
import { fillStore } from "../contract/rows.ts";
import { NOW } from "../factories/now.ts";
import type { Store } from "../ports/store.ts";
import { audienceStore } from "./areas/audience.ts";
import { bookingStore } from "./areas/bookings.ts";
import { catalogStore } from "./areas/catalogue.ts";
import { listedStore } from "./areas/listed.ts";
import { saleStore } from "./areas/sales.ts";
import { openSession, type Session } from "./engine/connections/session.ts";

const OTHERS = 3_000;
const OWN = 40;

/** What one creator's pages read of tables that are mostly others'. */
export function describeLargeTables({
  openStore,
  pool,
}: {
  openStore: OpenStore;
  pool: () => Pool;
}): void {
  describe("of what is mostly others'", () => {
    let store: Store;
    beforeEach(async () => {
      store = await openStore();
      await fillStore(store);
    });

    /** How many rows of a table the work looks at. */
    const readOf = (table: string, work: (session: Session) => Promise<unknown>) =>
      openSession(pool()).atomically(async (session) => {
        const soFar = async () => {
          const { rows } = await sql<{ count: number }>`
            select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as count
            from pg_stat_xact_user_tables where relname = ${table}`.execute(session.db);
          return rows[0]?.count ?? 0;
        };
        const before = await soFar();
        await work(session);
        return (await soFar()) - before;
      });

    /** Sales of one euro, the creator's share being 85 cents, and twice as many of another's. */
    const sell = async () => {
      await pool().query(`
        insert into payments (
          id, buyer_id, creator_id, item_id, title, net_in_cents, vat_in_cents, vat_basis_points,
          vat_country_code, is_reverse_charge, state, intent_id, client_secret, created_at, priced_at,
          settled_at, sale_net_in_cents, sale_processing_in_cents, sale_platform_fee_in_cents,
          sale_creator_in_cents
        )
        select 'pay' || n, 'booker', case when n <= ${OWN} then 'creator' else 'creator2' end, 'drop',
          '', 100, 21, 2100, 'BE', false, 'PAID', 'intent' || n, '', now(), now(), now(), 100, 5, 10, 85
        from generate_series(1, ${OTHERS}) n`);
      await pool().query(`
        insert into ledger (id, payment_id, kind, account, amount_in_cents, created_at)
        select 'pay' || n || account, 'pay' || n, 'payment', account, amount, now()
        from generate_series(1, ${OTHERS}) n, (values
          ('buyer', -121), ('vat', 21), ('processing', 5), ('platform_fee', 10), ('creator', 85)
        ) as lines (account, amount)`);
      await pool().query("analyze");
    };
    const ofCreator = { creatorId: "creator", since: null };
    const totals = {
      salesCount: OWN,
      netInCents: OWN * 100,
      processingInCents: OWN * 5,
      platformFeeInCents: OWN * 10,
      creatorInCents: OWN * 85,
      refundedInCents: 0,
    };

    it("sums of sales read the creator's own, and nobody's ledger", async () => {
      await sell();
      const sum = (session: Session) => saleStore(session).totalsOfSales(ofCreator);
      expect(await readOf("ledger", sum)).toBe(0);
      expect(await readOf("payments", sum)).toBeLessThanOrEqual(OWN);
      expect(await store.payments.totalsOfSales(ofCreator)).toEqual(totals);
    });

    it("sums of sales ask the ledger where a payment does not have its amounts", async () => {
      await sell();
      await pool().query(`
        update payments set sale_net_in_cents = null, sale_processing_in_cents = null,
          sale_platform_fee_in_cents = null, sale_creator_in_cents = null
        where id in ('pay1', 'pay2', 'pay3')`);
      expect(await store.payments.totalsOfSales(ofCreator)).toEqual(totals);
    });

    it("which items are in use reads one row of what refers to each", async () => {
      await sell();
      await pool().query(`
        insert into users (id, role, email, first_name, last_name, slug, links, user_is_onboarded,
          beamer_is_onboarded, created_at)
        select 'usr' || n, 'user', 'x', 'x', 'x', 'usr' || n, '[]', true, false, now()
        from generate_series(1, ${OTHERS}) n`);
      await pool().query(`
        insert into entitlements (id, user_id, item_id, source, paid_in_cents, created_at)
        select 'ent' || n, 'usr' || n, 'drop2', 'FREE', 0, now()
        from generate_series(1, ${OTHERS}) n`);
      await pool().query("analyze");
      const ids = ["drop", "drop2", "call"];
      const read = (session: Session) => catalogStore(session).inUseAmong(ids);
      for (const table of ["payments", "entitlements", "bookings"]) {
        expect(await readOf(table, read), table).toBeLessThanOrEqual(ids.length);
      }
      expect((await store.catalog.inUseAmong(ids)).toSorted()).toEqual(["drop", "drop2"]);
    });

    it("a page of a calendar reads its own sessions alone, and no lapsed or past ones", async () => {
      // Of each side's own, every second lapsed and every fourth is to come.
      await pool().query(`
        insert into bookings (
          id, item_id, creator_id, booker_id, title, price_in_cents, starts_at, ends_at, state,
          payment_status, confirmed_at, intakes, questions, description_bullet_points, created_at
        )
        select 'bkg' || n, 'call',
          case when n % 10 = 0 then 'creator' else 'creator2' end,
          case when n % 10 = 0 then 'booker' else 'booker2' end,
          '', 0, at, at + interval '30 minutes',
          case when n % 20 = 0 then 'LAPSED' else 'CONFIRMED' end, 'FREE',
          case when n % 20 = 0 then null else now() end, '[]', '[]', '[]', now()
        from generate_series(1, ${OTHERS}) n, lateral (
          select to_timestamp(${NOW / 1000})
            + case when n % 40 = 10 then 1 else -1 end * n * interval '1 hour' as at
        ) as times`);
      await pool().query("analyze");
      const page = { state: "CONFIRMED", endsAfter: NOW, limit: 500, after: null } as const;
      const coming = OTHERS / 40;
      for (const whose of [
        { as: "BOOKER", userId: "booker" },
        { as: "CREATOR", userId: "creator" },
      ] as const) {
        const read = (session: Session) =>
          bookingStore(session).pageOfCalendar({ ...page, ...whose });
        expect(await store.bookings.pageOfCalendar({ ...page, ...whose })).toHaveLength(coming);
        expect(await readOf("bookings", read), whose.as).toBeLessThanOrEqual(coming);
      }
    });

    it("a page of what search engines are shown reads its own rows alone", async () => {
      // Every hundredth is a creator, and of what they made every tenth is on sale.
      await pool().query(`
        insert into users (id, role, email, first_name, last_name, slug, links, user_is_onboarded,
          beamer_is_onboarded, created_at)
        select 'usr' || lpad(n::text, 5, '0'), case when n % 100 = 0 then 'beamer' else 'user' end,
          'x', 'x', 'x', 'usr' || n, '[]', true, n % 100 = 0, now()
        from generate_series(1, ${OTHERS}) n`);
      await pool().query(`
        insert into catalog_items (id, creator_id, category, title, price_in_cents, status,
          created_at, thumbnails, search_text)
        select 'item' || lpad(n::text, 5, '0'), 'usr' || lpad((n % 30 * 100 + 100)::text, 5, '0'),
          'PUBLICATION', 'Title', 500, case when n / 30 % 10 = 0 then 'PUBLISHED' else 'DRAFT' end,
          now(), '[]', ''
        from generate_series(1, ${OTHERS}) n`);
      await pool().query("analyze");
      const limit = 20;
      const pages: Record<string, (session: Session) => Promise<{ id: string }[]>> = {
        creators: (session: Session) =>
          listedStore(session).creatorsFrom({ from: "usr00500", limit }),
        items: (session: Session) => listedStore(session).itemsFrom({ from: "item00300", limit }),
      };
      for (const [name, page] of Object.entries(pages)) {
        expect(await openSession(pool()).atomically(page), name).toHaveLength(limit);
        for (const table of ["users", "catalog_items"]) {
          expect(await readOf(table, page), `${name}: ${table}`).toBeLessThanOrEqual(2 * limit);
        }
      }
    });

    it("a page of an audience's export reads the names of its members alone", async () => {
      await pool().query(`
        insert into users (id, role, email, first_name, last_name, slug, links, user_is_onboarded,
          beamer_is_onboarded, created_at)
        select 'usr' || lpad(n::text, 5, '0'), 'user', 'x', 'x', 'x', 'usr' || n, '[]', true, false,
          now()
        from generate_series(1, ${OTHERS}) n`);
      await pool().query(`
        insert into audience (id, creator_id, user_id, last_interaction_at, by_first_name,
          by_last_name)
        select 'aud' || id, 'creator', id, now(), ' x', ' x' from users where id like 'usr%'`);
      await pool().query("analyze");
      // Few enough that looking each up is cheaper than a scan.
      const page = { creatorId: "creator", after: "usr01500", limit: 5 };
      const read = (session: Session) => audienceStore(session).pageByPerson(page);
      expect(await readOf("users", read)).toBeLessThan(2 * page.limit);
      expect(await readOf("audience", read)).toBeLessThan(2 * page.limit);
    });
  });
}

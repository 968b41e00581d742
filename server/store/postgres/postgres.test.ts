import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openServerForTests, type TestDatabase } from "../../testing/databases.ts";
import { describeStore } from "../contract/store.contract.ts";
import { describePostgres } from "./postgres.contract.ts";
import { migrate } from "./engine/migrate.ts";
import { MIGRATIONS } from "./migrations/all.ts";
import { createPostgresStore } from "./postgresStore.ts";

// A database on a busy machine answers late, which is no failure.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const url = process.env.TEST_DATABASE_URL ?? "";

describe.skipIf(url === "")("the store on the PostgreSQL server of TEST_DATABASE_URL", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openServerForTests(url, "store");
  });
  afterAll(() => database.close());

  const openStore = async () => {
    await database.truncate();
    return createPostgresStore(database);
  };
  describeStore(openStore);
  describePostgres({ openStore, pool: () => database.pool });

  it("is made once by several processes that start at the same moment", async () => {
    const steps = MIGRATIONS.map(({ name }) => name);
    for (let round = 0; round < 4; round += 1) {
      const empty = await openServerForTests(url, `empty${round}`, { isEmpty: true });
      const starts = Array.from({ length: 6 }, () => migrate(empty.pool));
      const outcomes = await Promise.allSettled(starts);
      await empty.close();
      expect(outcomes.filter(({ status }) => status === "rejected")).toEqual([]);
      const taken = outcomes.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
      expect(taken).toEqual(steps);
    }
  });

  it("asks for what was under way before there was an outbox", async () => {
    const before = MIGRATIONS.filter(({ name }) => name < "006");
    const old = await openServerForTests(url, "before_outbox", { isEmpty: true });
    try {
      await migrate(old.pool, before);
      await old.pool.query(UNDER_WAY);
      await migrate(old.pool);
      const { rows } = await old.pool.query(
        "select reaction, subject_id, event, dead_at from outbox order by reaction, subject_id",
      );
      const row = (reaction: string, subject_id: string, event: string) => ({
        reaction,
        subject_id,
        event,
        dead_at: null,
      });
      expect(rows).toEqual([
        row("checkPayment", "OPEN", "paymentOpened"),
        row("checkPayment", "PROCESSING", "paymentOpened"),
        row("lapseHold", "PENDING", "bookingHeld"),
        row("refundPayment", "OWED", "refundOwed"),
      ]);
    } finally {
      await old.close();
    }
  });
});

/** Bookings and payments in each state, as they were before the outbox; each bears its state as its id. */
const UNDER_WAY = `
  insert into users
    select id, 'user', id, id, id, id, null, null, null, null, '[]', true, true, null, null, null, null, null, now()
    from unnest(array['creator', 'buyer']) as id;
  insert into catalog_items (id, creator_id, category, title, price_in_cents, status, created_at)
    select id, 'creator', 'PUBLICATION', id, 100, 'PUBLISHED', now()
    from unnest(array['OPEN', 'PROCESSING', 'PAID', 'FAILED', 'OWED', 'DONE']) as id;
  insert into bookings (id, item_id, creator_id, booker_id, starts_at, ends_at, payment_status,
      hold_expires_at, intakes, created_at)
    select status, 'OPEN', 'creator', 'buyer', now(), now() + interval '1 hour', status,
      case when status = 'PENDING' then now() end, '[]', now()
    from unnest(array['PENDING', 'FREE', 'PAID', 'EXPIRED']) as status;
  insert into payments (id, buyer_id, creator_id, item_id, title, net_in_cents, vat_in_cents,
      vat_basis_points, vat_country_code, is_reverse_charge, state, intent_id, client_secret,
      refund_state, created_at)
    select id, 'buyer', 'creator', id, id, 100, 0, 0, 'BE', false,
      case when id in ('OWED', 'DONE') then 'REFUNDED' else id end, id, id,
      case when id in ('OWED', 'DONE') then id end, now()
    from unnest(array['OPEN', 'PROCESSING', 'PAID', 'FAILED', 'OWED', 'DONE']) as id`;

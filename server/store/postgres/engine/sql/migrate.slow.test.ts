import type { Pool, PoolClient } from "pg";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openServerForTests, type ServerTestDatabase } from "../../../../testing/databases.ts";
import { describeOnServer } from "../../../../testing/onServer.ts";
import { MIGRATIONS } from "../../migrations/generated/all.ts";
import { createPool } from "../connections/pool.ts";
import { migrate } from "./migrate.ts";

const before = (step: string) =>
  MIGRATIONS.slice(
    0,
    MIGRATIONS.findIndex(({ name }) => name === step),
  );

/** Rows that predate the columns: enough for three batches. */
const ROWS = 2_500;
const PEOPLE = `
  insert into users (id, role, email, first_name, last_name, slug, links, user_is_onboarded,
    beamer_is_onboarded, created_at)
  select 'user' || n, 'beamer', '', 'Ada', 'Name' || n, 'slug' || n, '[]', true, true, now()
  from generate_series(0, ${ROWS + 1}) n`;
const item = (n: string) => `
  insert into catalog_items (id, creator_id, category, title, price_in_cents, status, created_at,
    thumbnails)
  select 'row' || ${n}, 'user0', 'TALK', 'Title' || ${n}, 0, 'DRAFT', now(), '[]'`;
const SERIES = `from generate_series(1, ${ROWS}) n`;

/** How each table is filled: by which step, and how an old row is written. */
const FILLED = [
  {
    table: "bookings",
    step: "0010_own_questions",
    column: "questions",
    touch: "title = 'later'",
    insert: (n: string) => `
      insert into bookings (id, item_id, creator_id, booker_id, title, price_in_cents, starts_at,
        ends_at, state, payment_status, intakes, created_at)
      select 'row' || ${n}, 'row0', 'user0', 'user1', '', 0, now(), now() + interval '1 hour',
        'LAPSED', 'FREE', '[]', now()`,
  },
  {
    table: "audience",
    step: "0017_business",
    column: "by_last_name",
    touch: "last_interaction_at = now()",
    insert: (n: string) => `
      insert into audience (id, creator_id, user_id, last_interaction_at)
      select 'row' || ${n}, 'user0', 'user' || ${n}, now()`,
  },
  {
    table: "payments",
    step: "0024_priced_payments",
    column: "priced_at",
    touch: "title = 'later'",
    insert: (n: string) => `
      insert into payments (id, buyer_id, creator_id, item_id, title, net_in_cents, vat_in_cents,
        vat_basis_points, vat_country_code, is_reverse_charge, state, intent_id, client_secret,
        created_at)
      select 'row' || ${n}, 'user1', 'user0', 'row0', '', 0, 0, 0, 'NL', false, 'PAID',
        'row' || ${n}, '', '2026-03-01'`,
  },
  {
    table: "catalog_items",
    step: "0025_searched_items",
    column: "search_text",
    touch: "title = 'later'",
    insert: item,
    staysNullable: true,
  },
  {
    table: "bookings",
    step: "0033_booking_texts",
    column: "description_bullet_points",
    touch: "title = 'later'",
    insert: (n: string) => `
      insert into bookings (id, item_id, creator_id, booker_id, title, price_in_cents, starts_at,
        ends_at, state, payment_status, questions, intakes, created_at)
      select 'row' || ${n}, 'row0', 'user0', 'user1', '', 0, now(), now() + interval '1 hour',
        'LAPSED', 'FREE', '[]', '[]', now()`,
  },
  {
    table: "bookings",
    step: "0040_live_sessions",
    column: "channel_id",
    touch: "title = 'later'",
    insert: (n: string) => `
      insert into bookings (id, item_id, creator_id, booker_id, title, price_in_cents, starts_at,
        ends_at, state, payment_status, questions, intakes, description_bullet_points, created_at)
      select 'row' || ${n}, 'row0', 'user0', 'user1', '', 0, now(), now() + interval '1 hour',
        'LAPSED', 'FREE', '[]', '[]', '[]', now()`,
  },
];

describeOnServer("migrations", (url) => {
  let database: ServerTestDatabase;
  const opened: Pool[] = [];
  beforeEach(async () => {
    database = await openServerForTests(url, "migrate", { isEmpty: true });
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((pool) => pool.end()));
    await database.close();
  });

  /** Another process, calling `onStatement` before each of its statements. */
  const openProcess = (onStatement: (text: string) => Promise<void> | void = () => {}): Pool => {
    const config = { connectionString: database.url, max: 3 };
    const pool = createPool({ config, onConnectionError: () => {} });
    opened.push(pool);
    pool.on("connect", (client: PoolClient) => {
      const ask = client.query.bind(client) as (...asked: unknown[]) => unknown;
      const query = async (text: string, ...rest: unknown[]) => {
        await onStatement(text);
        return ask(text, ...rest);
      };
      client.query = query as unknown as PoolClient["query"];
    });
    return pool;
  };
  /** A process of the previous version, which doesn't wait for locks. */
  const write = async (...texts: string[]) => {
    await database.pool.query(`begin; set local lock_timeout = 500; ${texts.join(";")}; commit`);
  };
  const fillAt = async ({ step, insert, table }: (typeof FILLED)[number]) => {
    await migrate(database.pool, { migrations: before(step) });
    await database.pool.query(PEOPLE);
    if (table !== "catalog_items") await database.pool.query(item("0"));
    await database.pool.query(`${insert("n")} ${SERIES}`);
  };
  const rowsOf = async (text: string) => (await database.pool.query<{ n: string }>(text)).rows;
  const unfilled = (table: string, column: string) =>
    rowsOf(`select id as n from ${table} where ${column} is null`);

  it.each(FILLED)("fill $table while others write to it and read it", async (filled) => {
    const { table, column, touch, insert } = filled;
    await fillAt(filled);
    const events: string[] = [];
    const process = openProcess(async (text) => {
      if (!text.trimStart().startsWith(`update ${table} set`)) return;
      events.push("batch");
      if (events.length > 1) return;
      await write(
        insert(String(ROWS + 1)),
        `update ${table} set ${touch} where id = 'row999'`,
        `select count(*) from ${table}`,
      );
      events.push("others wrote");
    });
    await migrate(process);
    expect(events.slice(0, 3)).toEqual(["batch", "others wrote", "batch"]);
    expect(await unfilled(table, column)).toEqual([]);
    const nullable = await rowsOf(
      `select is_nullable as n from information_schema.columns
       where table_name = '${table}' and column_name = '${column}'`,
    );
    expect(nullable).toEqual([{ n: filled.staysNullable === true ? "YES" : "NO" }]);
    expect(
      await rowsOf("select conname as n from pg_constraint where conname like '%filled'"),
    ).toEqual([]);
  });

  it("keep what was when the price was asked, and give later payments the present", async () => {
    const payments = FILLED.find(({ table }) => table === "payments");
    if (payments === undefined) throw new Error("no payments");
    await fillAt(payments);
    await migrate(database.pool);
    const late = `select id as n from payments where priced_at <> created_at`;
    expect(await rowsOf(late)).toEqual([]);
    await database.pool.query(payments.insert("9999"));
    expect(await rowsOf(late)).toEqual([{ n: "row9999" }]);
  });

  it("give each sale of before the amounts that its ledger has", async () => {
    const payments = FILLED.find(({ table }) => table === "payments");
    if (payments === undefined) throw new Error("no payments");
    await fillAt({ ...payments, step: "0029_sale_amounts" });
    await database.pool.query(`
      insert into ledger (id, payment_id, kind, account, amount_in_cents, created_at)
      select id || account, id, 'payment', account, amount, now()
      from payments, (values
        ('buyer', -121), ('vat', 21), ('processing', 5), ('platform_fee', 10), ('creator', 85)
      ) as lines (account, amount)`);
    await migrate(database.pool);
    const amounts = `select distinct concat_ws(' ', sale_net_in_cents, sale_processing_in_cents,
      sale_platform_fee_in_cents, sale_creator_in_cents) as n from payments`;
    expect(await rowsOf(amounts)).toEqual([{ n: "100 5 10 85" }]);
  });

  it("tell nobody whose hold came to nothing what an offer says that is off sale by now", async () => {
    const bookings = FILLED.find(({ step }) => step === "0033_booking_texts");
    if (bookings === undefined) throw new Error("no bookings");
    await fillAt(bookings);
    await database.pool.query(`update catalog_items set description = 'Later'`);
    await database.pool.query(`
      update bookings set state = 'CONFIRMED', confirmed_at = now() where id = 'row1'`);
    await migrate(database.pool);
    expect(await rowsOf("select id as n from bookings where description is not null")).toEqual([
      { n: "row1" },
    ]);
  });

  it.each(FILLED)(
    "go on where a process was killed, at whatever statement ($table)",
    async (filled) => {
      await fillAt(filled);
      for (let statements = 1, isDone = false; !isDone; statements += 1) {
        let left = statements;
        const process = openProcess(() => {
          left -= 1;
          if (left < 0) throw new Error("killed");
        });
        isDone = await migrate(process).then(
          () => true,
          (error: Error) => {
            expect(error.message).toBe("killed");
            return false;
          },
        );
      }
      expect(await unfilled(filled.table, filled.column)).toEqual([]);
      const taken = await rowsOf(
        "select name as n from schema_steps where name <> '000_lock' order by 1",
      );
      expect(taken.map(({ n }) => n)).toEqual(MIGRATIONS.map(({ name }) => name));
      expect(
        await rowsOf("select indexrelid::regclass::text as n from pg_index where not indisvalid"),
      ).toEqual([]);
    },
  );

  it.each(FILLED)(
    "are shared by processes that start at the same moment ($table)",
    async (filled) => {
      await fillAt(filled);
      const taken = await Promise.all([1, 2, 3].map(() => migrate(openProcess())));
      expect(taken.flat().toSorted()).toEqual(
        MIGRATIONS.slice(before(filled.step).length).map(({ name }) => name),
      );
      expect(await unfilled(filled.table, filled.column)).toEqual([]);
    },
  );

  const WITH_INDEX = [
    { name: "1", up: async () => void (await database.pool.query("create table t (id int)")) },
    { name: "2", parts: [{ index: "t_by_id", on: "t (id)", isUnique: true }] },
  ];
  const isWaiting = async () => {
    for (;;) {
      const rows = await rowsOf(
        `select pid::text as n from pg_stat_activity where datname = current_database()
         and query like 'create unique index%' and wait_event_type = 'Lock'`,
      );
      if (rows[0] !== undefined) return rows[0].n;
    }
  };

  it("make an index while others write, also those who wait behind a long transaction", async () => {
    await migrate(database.pool, { migrations: WITH_INDEX.slice(0, 1) });
    const other = await database.pool.connect();
    await other.query("begin; insert into t values (1)");
    const starts = [1, 2].map(() => migrate(openProcess(), { migrations: WITH_INDEX }));
    await isWaiting();
    await write("insert into t values (2)");
    await other.query("commit");
    other.release();
    expect((await Promise.all(starts)).flat()).toEqual(["2"]);
    await expect(write("insert into t values (2)")).rejects.toThrow("t_by_id");
  });

  it("make an index again that was left unfinished", async () => {
    await migrate(database.pool, { migrations: WITH_INDEX.slice(0, 1) });
    const other = await database.pool.connect();
    await other.query("begin; insert into t values (1)");
    const ended = migrate(openProcess(), { migrations: WITH_INDEX }).catch(String);
    await database.pool.query("select pg_cancel_backend($1)", [await isWaiting()]);
    expect(await ended).toContain("canceling statement");
    await other.query("commit");
    other.release();
    const broken = "select indexrelid::regclass::text as n from pg_index where not indisvalid";
    expect(await rowsOf(broken)).toEqual([{ n: "t_by_id" }]);
    expect(await migrate(openProcess(), { migrations: WITH_INDEX })).toEqual(["2"]);
    expect(await rowsOf(broken)).toEqual([]);
  });
});

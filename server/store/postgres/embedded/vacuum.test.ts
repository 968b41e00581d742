import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPGliteForTests, type TestDatabase } from "../../../testing/databases.ts";
import { vacuum } from "./vacuum.ts";

const ROWS = 500;

describe("the vacuum of the embedded database", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openPGliteForTests({ isEmpty: true });
    await database.pool.query(`create table "Changed" (n int, text text)`);
    await database.pool.query("create table quiet (n int)");
    const fill = `insert into "Changed" select n, repeat('x', 500) from generate_series(1, $1::int) n`;
    await database.pool.query(fill, [ROWS]);
    await vacuum(database.pool);
  });
  afterAll(() => database.close());

  const changeAll = () => database.pool.query(`update "Changed" set n = n + 1`);
  const bytes = async (): Promise<number> => {
    const { rows } = await database.pool.query(`select pg_relation_size('"Changed"') as bytes`);
    return Number(rows[0].bytes);
  };

  it("keeps a table whose rows change all the time from growing without end", async () => {
    const first = await bytes();
    for (let round = 0; round < 20; round += 1) {
      await changeAll();
      await vacuum(database.pool);
    }
    // Twice is what one round of changes needs.
    expect(await bytes()).toBeLessThanOrEqual(2.5 * first);
  });

  it("leaves alone what hardly changed", async () => {
    await database.pool.query("insert into quiet values (1)");
    expect(await vacuum(database.pool)).toEqual([]);
    await changeAll();
    expect(await vacuum(database.pool)).toEqual([`public."Changed"`]);
  });

  it("begins no further table when its process is to end", async () => {
    await changeAll();
    expect(await vacuum(database.pool, { signal: AbortSignal.abort() })).toEqual([]);
  });
});

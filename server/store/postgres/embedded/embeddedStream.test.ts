import type { PGlite } from "@electric-sql/pglite";
import type { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { emptyPGlite } from "../../../testing/emptyPGlite.ts";
import { poolConfig } from "./poolConfig.ts";
import { createPool } from "../engine/connections/pool.ts";

describe("the driver's connection to the embedded engine", () => {
  let pglite: PGlite;
  let pool: Pool;
  const openPool = () =>
    createPool({
      config: poolConfig(pglite),
      onConnectionError: (error) => {
        throw error;
      },
    });
  beforeAll(async () => {
    pglite = await emptyPGlite();
    pool = openPool();
  });
  afterAll(async () => {
    await pool.end();
    await pglite.close();
  });

  it("asks the engine once for a question with values", async () => {
    const asked = vi.spyOn(pglite, "execProtocolRawStream");
    await pool.query("select 1");
    asked.mockClear();
    const { rows } = await pool.query("select $1::int + 1 as sum", [1]);
    expect(rows).toEqual([{ sum: 2 }]);
    expect(asked).toHaveBeenCalledOnce();
  });

  it("asks in the way in which the engine keeps nothing of its answers", async () => {
    await pool.query("select 1");
    const kept = vi.spyOn(pglite, "execProtocolRaw");
    await pool.query("select repeat('x', $1::int) as text", [100]);
    expect(kept).not.toHaveBeenCalled();
  });

  it("goes on after a question that fails, however it fails", async () => {
    const code = (error: { code?: unknown }) => error.code;
    expect(await pool.query("selec").catch(code)).toBe("42601");
    expect(await pool.query("select $1::int", ["a"]).catch(code)).toBe("22P02");
    expect(await pool.query("select 1 / $1::int", [0]).catch(code)).toBe("22012");
    expect((await pool.query("select $1::text as text", ["on"])).rows).toEqual([{ text: "on" }]);
  });

  it("carries answers of any size", async () => {
    const { rows } = await pool.query(
      "select repeat('x', $1::int) as text, n from generate_series(1, 200) n",
      [20_000],
    );
    expect(rows).toHaveLength(200);
    expect(rows.every(({ text }: { text: string }) => text.length === 20_000)).toBe(true);
  });

  it("ends, and another one begins", async () => {
    const another = openPool();
    expect((await another.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    await another.end();
    expect((await pool.query("select 2 as two")).rows).toEqual([{ two: 2 }]);
  });

  it("leaves nothing to the next when it breaks: no transaction, no prepared statement", async () => {
    await pool.query("create table kept (n int)");
    const onConnectionError = vi.fn<(error: Error) => void>();
    const another = createPool({ config: poolConfig(pglite), onConnectionError });
    const client = await another.connect();
    await client.query({ name: "one", text: "select 1 as one" });
    await client.query("begin");
    await client.query("insert into kept values (1)");
    vi.spyOn(pglite, "execProtocolRawStream").mockRejectedValueOnce(new Error("broken"));
    // The second is already in flight when the first breaks the connection.
    const asked = [client.query("select 1"), client.query("insert into kept values (2)")];
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    client.release();
    expect(onConnectionError).toHaveBeenCalledOnce();

    expect((await another.query("select n from kept")).rows).toEqual([]);
    const again = await another.query({ name: "one", text: "select 1 as one" });
    expect(again.rows).toEqual([{ one: 1 }]);
    await another.end();
  });
});

import type { EventEmitter } from "node:events";
import type { PGlite } from "@electric-sql/pglite";
import { sql } from "kysely";
import type { Pool, PoolClient } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { emptyPGlite } from "../../../testing/emptyPGlite.ts";
import { poolConfig } from "../embedded/embedded.ts";
import { createPool } from "./pool.ts";
import { openSession } from "./session.ts";

describe("a pool", () => {
  let pglite: PGlite;
  let pool: Pool;
  let clients: PoolClient[];
  let reported: Error[];
  let gone: Error;
  beforeAll(async () => {
    pglite = await emptyPGlite();
  });
  afterAll(() => pglite.close());
  beforeEach(() => {
    reported = [];
    clients = [];
    gone = new Error("gone");
    pool = createPool({
      config: poolConfig(pglite),
      onConnectionError: (error) => void reported.push(error),
    });
    pool.on("connect", (client) => void clients.push(client));
  });
  afterEach(() => pool.end());

  /** The newest connection, as the driver knows it. */
  const connection = () =>
    (clients.at(-1) as unknown as { connection: EventEmitter & { stream: EventEmitter } })
      .connection;
  const breakSocket = () => connection().stream.emit("error", gone);

  it("reports a connection that breaks while it is idle, and takes another", async () => {
    await pool.query("select 1");
    breakSocket();
    expect(reported).toEqual([gone]);
    expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    expect(clients).toHaveLength(2);
  });

  it("reports one that breaks while it is checked out, and does not take it back", async () => {
    const taken = await pool.connect();
    breakSocket();
    expect(reported).toEqual([gone]);
    await expect(taken.query("select 1")).rejects.toThrow("connection error");
    taken.release();
    expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    expect(clients).toHaveLength(2);
  });

  it("reports one that is used a second time", async () => {
    await pool.query("select 1");
    const taken = await pool.connect();
    breakSocket();
    taken.release();
    expect(clients).toHaveLength(1);
    expect(reported).toEqual([gone]);
  });

  it("reports one that breaks between the statements of a transaction, which fails", async () => {
    const { db, atomically } = openSession(pool);
    const transaction = atomically(async (inside) => {
      await sql`select 1`.execute(inside.db);
      breakSocket();
      await sql`select 1`.execute(inside.db);
    });
    await expect(transaction).rejects.toThrow("connection error");
    expect(reported).toEqual([gone]);
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });

  it("reports one that breaks under pipelined reads, which all fail", async () => {
    const { db, read } = openSession(pool);
    const question = sql`select 1 as one`.compile(db);
    await read(question);
    // All three are in what the engine is given next.
    vi.spyOn(pglite, "execProtocolRawStream").mockRejectedValueOnce(gone);
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => read(question)));
    expect(outcomes).toEqual([1, 2, 3].map(() => ({ status: "rejected", reason: gone })));
    expect(reported).toEqual([gone]);
    expect(await read(question)).toEqual([{ one: 1 }]);
    expect(clients).toHaveLength(2);
  });

  it.each([{ code: "57P01" }, { code: "25P03" }, { code: "XX000", severity: "FATAL" }])(
    "does not take back one that the server ends with $code",
    async (fields) => {
      const error = Object.assign(new Error("ended"), fields);
      const taken = await pool.connect();
      const failed = taken.query("select 1");
      connection().emit("errorMessage", error);
      await expect(failed).rejects.toBe(error);
      taken.release();
      expect(reported).toEqual([error]);
      await pool.query("select 1");
      expect(clients).toHaveLength(2);
    },
  );

  it("keeps one whose query fails", async () => {
    const taken = await pool.connect();
    await expect(taken.query("select 1 / 0")).rejects.toThrow("division by zero");
    taken.release();
    await pool.query("select 1");
    expect(reported).toEqual([]);
    expect(clients).toHaveLength(1);
  });
});

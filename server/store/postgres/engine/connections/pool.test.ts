import type { Duplex } from "node:stream";
import type { PGlite } from "@electric-sql/pglite";
import { sql } from "kysely";
import type { Pool, PoolClient } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { emptyPGlite } from "../../../../testing/emptyPGlite.ts";
import { poolConfig } from "../../embedded/poolConfig.ts";
import { createPool } from "./pool.ts";
import { openSession } from "./session.ts";

describe("a pool", () => {
  let pglite: PGlite;
  let pool: Pool;
  let clients: PoolClient[];
  let sockets: Duplex[];
  let reported: Error[];
  let gone: Error;
  beforeAll(async () => {
    pglite = await emptyPGlite();
  });
  afterAll(() => pglite.close());
  beforeEach(() => {
    reported = [];
    clients = [];
    sockets = [];
    gone = new Error("gone");
    const config = poolConfig(pglite);
    const stream = () => {
      const socket = config.stream?.() as Duplex;
      sockets.push(socket);
      return socket;
    };
    pool = createPool({
      config: { ...config, stream },
      onConnectionError: (error) => void reported.push(error),
    });
    pool.on("connect", (client) => void clients.push(client));
  });
  afterEach(() => pool.end());

  /** The newest connection's. */
  const breakSocket = () => sockets.at(-1)?.emit("error", gone);

  /** The next query is answered with just an error, as by a server that ends the connection. */
  const answerOnce = (fields: Record<string, string>) =>
    vi.spyOn(pglite, "execProtocolRawStream").mockImplementationOnce(async (_, options) => {
      const texts = Object.entries({ M: "ended", ...fields }).map(([key, text]) => key + text);
      const body = Buffer.from([...texts, "\0"].join("\0"));
      const head = Buffer.from("E\0\0\0\0");
      head.writeInt32BE(body.length + 4, 1);
      options?.onRawData?.(Buffer.concat([head, body]));
    });

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
    await expect(transaction).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect(reported).toEqual([gone]);
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });

  it("reports one that breaks under pipelined reads, which all fail", async () => {
    const { db, read } = openSession(pool);
    const question = sql`select 1 as one`.compile(db);
    await read(question);
    // All three are in the engine's next input.
    vi.spyOn(pglite, "execProtocolRawStream").mockRejectedValueOnce(gone);
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => read(question)));
    expect(outcomes).toEqual([1, 2, 3].map(() => ({ status: "rejected", reason: gone })));
    expect(reported).toEqual([gone]);
    expect(await read(question)).toEqual([{ one: 1 }]);
    expect(clients).toHaveLength(2);
  });

  it.each([
    { C: "57P01", S: "FATAL" },
    { C: "57P05", S: "FATALE" },
    { C: "25P03", S: "SCHWERWIEGEND" },
    { C: "XX000", S: "FATAL" },
  ])("does not take back one that the server ends with $C", async (fields) => {
    const { db, read } = openSession(pool);
    const question = sql`select 1 as one`.compile(db);
    await read(question);
    answerOnce(fields);
    await expect(read(question)).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect(reported).toMatchObject([{ message: "ended" }]);
    expect(await read(question)).toEqual([{ one: 1 }]);
    expect(clients).toHaveLength(2);
  });

  it("does not take back one that ends within a transaction, or under a query of the pool's", async () => {
    const { db, atomically } = openSession(pool);
    const transaction = atomically(async (inside) => {
      answerOnce({ C: "57P01" });
      await sql`select 1`.execute(inside.db);
    });
    await expect(transaction).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    answerOnce({ C: "57P01" });
    await expect(pool.query("select 1")).rejects.toThrow("ended");
    await pool.query("select 1");
    expect(reported).toHaveLength(2);
    expect(clients).toHaveLength(3);
  });

  it("keeps one whose query fails", async () => {
    const taken = await pool.connect();
    await expect(taken.query("select 1 / 0")).rejects.toThrow("division by zero");
    taken.release();
    await pool.query("select 1");
    expect(reported).toEqual([]);
    expect(clients).toHaveLength(1);
  });
});

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { openPostgresStandIns } from "../server/local/standIns/postgres.ts";
import { openDatabase } from "../server/store/postgres/open.ts";
import type { Data } from "./servers.ts";
import { fillWorld } from "./world.ts";

/** A new folder for one run; `remove` deletes it. */
export async function newFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-"));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Makes the database and fills it with what the requests ask for. */
export async function fillDatabase({ folder, databaseUrl }: Data): Promise<void> {
  const database = await openDatabase({
    databaseUrl,
    dataFolder: folder,
    log: (_level, message) => console.error(message),
  });
  const standIns = await openPostgresStandIns(database.pool);
  await fillWorld({ store: database.store, standIns, now: Date.now() });
  await database.close();
}

const LOCAL_SERVER = "postgres://postgres@127.0.0.1:5432/postgres";

/**
 * A new database on the PostgreSQL server that TEST_DATABASE_URL names, else on this machine's own;
 * null if there isn't one.
 */
export async function newServerDatabase(): Promise<{ url: string; drop(): Promise<void> } | null> {
  const address = new URL(process.env["TEST_DATABASE_URL"] ?? LOCAL_SERVER);
  const name = `bench_${process.pid}`;
  const run = async (statement: string) => {
    const client = new Client({ connectionString: address.href, connectionTimeoutMillis: 3_000 });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  try {
    await run(`create database ${name}`);
  } catch {
    return null;
  }
  const own = new URL(address);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => run(`drop database ${name} with (force)`) };
}

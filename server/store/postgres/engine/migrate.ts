import { setTimeout as pause } from "node:timers/promises";
import { Kysely, PostgresDialect, sql } from "kysely";
import type { Pool } from "pg";
import { MIGRATIONS, type Migration } from "../migrations/all.ts";

/**
 * Brings the database to the newest schema; does nothing when it is there. Several processes may start
 * at once: they take a lock that is a mere row, so that every engine has it. Returns the names of the
 * steps taken. Throws when the database knows a step that this program does not.
 */
export async function migrate(
  pool: Pool,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<string[]> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  await withRetries(() => createLock(db));
  return db.transaction().execute(async (transaction) => {
    await sql`select name from schema_steps where name = ${LOCK} for update`.execute(transaction);
    return takeMissingSteps(transaction, migrations);
  });
}

/** The row that is locked; it stands in the table before any step. */
const LOCK = "000_lock";

async function createLock(db: Kysely<unknown>): Promise<void> {
  await sql`create table if not exists schema_steps (name text primary key)`.execute(db);
  await sql`insert into schema_steps (name) values (${LOCK}) on conflict do nothing`.execute(db);
}

async function takeMissingSteps(
  db: Kysely<unknown>,
  migrations: readonly Migration[],
): Promise<string[]> {
  const { rows: taken } = await sql<{ name: string }>`select name from schema_steps`.execute(db);
  const known = new Set([LOCK, ...migrations.map(({ name }) => name)]);
  const foreign = taken.find(({ name }) => !known.has(name));
  if (foreign !== undefined) {
    throw new Error(
      `The database was made by a newer version of this program (it has the step ${foreign.name}). Start that version, or use another database.`,
    );
  }
  const missing = migrations.filter(({ name }) => !taken.some((step) => step.name === name));
  for (const { name, up } of missing) {
    await up(db);
    await sql`insert into schema_steps (name) values (${name})`.execute(db);
  }
  return missing.map(({ name }) => name);
}

const ATTEMPTS = 10;

/** `create table if not exists` fails where two processes run it at the same moment. */
async function withRetries(work: () => Promise<void>, attempt = 1): Promise<void> {
  try {
    await work();
  } catch (error) {
    const code = (error as { code?: unknown }).code;
    if (attempt === ATTEMPTS || !["23505", "42710", "42P07", "40001"].includes(String(code)))
      throw error;
    await pause(attempt * 10);
    await withRetries(work, attempt + 1);
  }
}

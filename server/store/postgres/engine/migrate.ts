import { setTimeout as pause } from "node:timers/promises";
import { Kysely, PostgresDialect, type RawBuilder, sql } from "kysely";
import type { Pool } from "pg";
import { MIGRATIONS, type Migration } from "../migrations/all.ts";

interface MigrateOptions {
  /** The product's own when left out. */
  migrations?: readonly Migration[];
  /** A schema beside the product's, made when it is missing; the product's own when left out. */
  schema?: string;
}

/**
 * Brings the database to the newest schema; does nothing when it is there. Several processes may
 * start at once: they lock a row, which works on every engine. Returns the names of the steps
 * taken. Throws when the database knows a step that this program does not.
 */
export async function migrate(
  pool: Pool,
  { migrations = MIGRATIONS, schema }: MigrateOptions = {},
): Promise<string[]> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const steps = schema === undefined ? sql.table("schema_steps") : sql.id(schema, "schema_steps");
  await withRetries(async () => {
    if (schema !== undefined) await sql`create schema if not exists ${sql.id(schema)}`.execute(db);
    await createLock(db, steps);
  });
  return db.transaction().execute(async (transaction) => {
    await sql`select name from ${steps} where name = ${LOCK} for update`.execute(transaction);
    return takeMissingSteps(transaction, { migrations, steps });
  });
}

/** The row that is locked; it stands in the table before any step. */
const LOCK = "000_lock";

async function createLock(db: Kysely<unknown>, steps: RawBuilder<unknown>): Promise<void> {
  await sql`create table if not exists ${steps} (name text primary key)`.execute(db);
  await sql`insert into ${steps} (name) values (${LOCK}) on conflict do nothing`.execute(db);
}

async function takeMissingSteps(
  db: Kysely<unknown>,
  { migrations, steps }: { migrations: readonly Migration[]; steps: RawBuilder<unknown> },
): Promise<string[]> {
  const { rows: taken } = await sql<{ name: string }>`select name from ${steps}`.execute(db);
  const known = new Set([LOCK, ...migrations.map(({ name }) => name)]);
  const foreign = taken.find(({ name }) => !known.has(name));
  if (foreign !== undefined) {
    throw new Error(
      `The database was made by another version of this program (it has the step ${foreign.name}). Start that version, or use another database.`,
    );
  }
  const missing = migrations.filter(({ name }) => !taken.some((step) => step.name === name));
  for (const { name, up } of missing) {
    await up(db);
    await sql`insert into ${steps} (name) values (${name})`.execute(db);
  }
  return missing.map(({ name }) => name);
}

const ATTEMPTS = 10;

/** `create … if not exists` fails where two processes run it at the same moment. */
async function withRetries(work: () => Promise<void>, attempt = 1): Promise<void> {
  try {
    await work();
  } catch (error) {
    const code = (error as { code?: unknown }).code;
    if (
      attempt === ATTEMPTS ||
      !["23505", "42710", "42P06", "42P07", "40001"].includes(String(code))
    )
      throw error;
    await pause(attempt * 10);
    await withRetries(work, attempt + 1);
  }
}

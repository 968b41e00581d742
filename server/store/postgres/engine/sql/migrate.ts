import { setTimeout as pause } from "node:timers/promises";
import { Kysely, PostgresDialect, type RawBuilder, sql } from "kysely";
import type { Pool } from "pg";
import { MIGRATIONS } from "../../migrations/generated/all.ts";
import type { Index, Migration, Part } from "../../migrations/parts.ts";
import { createLock, lock, type MissingPart, missingPart, record } from "./schemaSteps.ts";

interface MigrateOptions {
  /** Defaults to the product's own. */
  migrations?: readonly Migration[];
  /** A schema next to the product's, created if missing; defaults to the product's own. */
  schema?: string;
}

/** A change gives up after this and retries, so that statements behind it can run. */
const LOCK_IN_MILLISECONDS = 1_000;
/** Between retries, and between checks of an index that another process is creating. */
const PAUSE_IN_MILLISECONDS = 500;
const ATTEMPTS = 100;

/**
 * Migrates the database to the newest schema; no-op if it is there. Each part of a step is a
 * transaction, so others can use the database meanwhile, and a start resumes where a killed one
 * ended. Several processes may start at once: each part is taken under the lock of a row, which
 * works on every engine. Returns the names of the steps whose last part this process has taken.
 * Throws when the database knows a step that this program does not.
 */
export async function migrate(
  pool: Pool,
  { migrations = MIGRATIONS, schema }: MigrateOptions = {},
): Promise<string[]> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const table = schema === undefined ? sql.table("schema_steps") : sql.id(schema, "schema_steps");
  if (await isWhole(db, { schema, table, migrations })) return [];
  await repeated(MADE_MEANWHILE, async () => {
    if (schema !== undefined) await sql`create schema if not exists ${sql.id(schema)}`.execute(db);
    await createLock(db, table);
  });
  const take = createTaking({ pool, db, table, migrations });
  const names: string[] = [];
  for (;;) {
    const taken = await repeated(IN_THE_WAY, take);
    if (taken === null) return names;
    if (taken.isWhole) names.push(taken.name);
  }
}

/**
 * Checks which steps a database has taken; read-only.
 * @throws when it knows a step that this program does not
 */
export async function requireKnownSteps(pool: Pool): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  await isWhole(db, { table: sql.table("schema_steps"), migrations: MIGRATIONS });
}

/** Determined by reads alone: a process can also start on a read-only database. */
async function isWhole(
  db: Kysely<unknown>,
  { schema = "public", table, migrations }: Omit<Taking, "pool" | "db"> & { schema?: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from pg_tables where schemaname = ${schema} and tablename = 'schema_steps'`.execute(db);
  return rows.length > 0 && (await missingPart(db, { table, migrations })) === null;
}

/** The progress of a step; whole when nothing of it is left to do. */
interface Taken {
  name: string;
  isWhole: boolean;
}

interface Taking {
  pool: Pool;
  db: Kysely<unknown>;
  table: RawBuilder<unknown>;
  migrations: readonly Migration[];
}

/** Takes the next part that is missing, or a batch of it; null when there isn't one. */
function createTaking({ pool, db, table, migrations }: Taking): () => Promise<Taken | null> {
  /** Where each fill continues; a process that starts begins before the first row. */
  const reached = new Map<string, string>();

  const takeInTransaction = (transaction: Kysely<unknown>) => async (missing: MissingPart) => {
    await sql`set local lock_timeout = ${sql.lit(LOCK_IN_MILLISECONDS)}`.execute(transaction);
    const { part, row } = missing;
    if (typeof part === "function") await part(transaction);
    else if ("batch" in part) {
      const last = await part.batch(transaction, reached.get(row) ?? "");
      if (last !== null) return { row, last };
    }
    await record(transaction, { table, missing });
    return null;
  };

  return async () => {
    const outcome = await db.transaction().execute(async (transaction) => {
      await lock(transaction, table);
      const missing = await missingPart(transaction, { table, migrations });
      if (missing === null || isIndex(missing.part)) return { missing, batch: null };
      return { missing, batch: await takeInTransaction(transaction)(missing) };
    });
    const { missing, batch } = outcome;
    if (missing === null) return null;
    if (batch !== null) reached.set(batch.row, batch.last);
    const isTaken = isIndex(missing.part)
      ? await makeIndex({ pool, db, table, missing, index: missing.part })
      : batch === null;
    return { name: missing.name, isWhole: isTaken && missing.isLast };
  };
}

const isIndex = (part: Part): part is Index => typeof part === "object" && "index" in part;

interface IndexMaking extends Omit<Taking, "migrations"> {
  missing: MissingPart;
  index: Index;
}

/**
 * The process that writes the step's row first creates the index; the others poll until it is done.
 * They don't wait in a statement: a concurrent index build waits for every statement, so they would
 * deadlock. Returns whether this process has made it.
 */
async function makeIndex({ pool, db, table, missing, index }: IndexMaking): Promise<boolean> {
  try {
    await db.transaction().execute(async (transaction) => {
      await sql`set local lock_timeout = ${sql.lit(LOCK_IN_MILLISECONDS / 10)}`.execute(
        transaction,
      );
      await record(transaction, { table, missing }).catch(tellAnother);
      // The embedded database has one connection, so there are no concurrent writes.
      if (pool.options.max === 1) await sql.raw(textOf(index)).execute(transaction);
      else await makeConcurrently(db, index);
    });
    return true;
  } catch (error) {
    if (!(error instanceof TakenByAnother)) throw error;
    await pause(PAUSE_IN_MILLISECONDS);
    return false;
  }
}

class TakenByAnother extends Error {}

/**
 * A unique index over duplicate rows has the same code: only for the row does it mean another
 * process.
 */
function tellAnother(error: unknown): never {
  throw isOneOf(error, ["55P03", "23505"]) ? new TakenByAnother() : error;
}

async function makeConcurrently(db: Kysely<unknown>, index: Index): Promise<void> {
  // Left by a killed process, or by an index over duplicate rows.
  const { rows: broken } = await sql`
    select from pg_index where indexrelid = to_regclass(${index.index}) and not indisvalid
    `.execute(db);
  if (broken.length > 0) await sql`drop index concurrently ${sql.id(index.index)}`.execute(db);
  await sql.raw(textOf(index, "concurrently")).execute(db);
}

const textOf = ({ index, on, isUnique = false }: Index, how = ""): string =>
  `create ${isUnique ? "unique" : ""} index ${how} if not exists ${index} on ${on}`;

/** `create … if not exists` fails where two processes run it at the same moment. */
const MADE_MEANWHILE = ["23505", "42710", "42P06", "42P07", "40001"];
/** Another transaction holds what is wanted, or waits for what is locked here. */
const IN_THE_WAY = ["55P03", "40P01", "40001"];

const isOneOf = (error: unknown, codes: readonly string[]): boolean =>
  codes.includes(String((error as { code?: unknown }).code));

async function repeated<T>(
  codes: readonly string[],
  work: () => Promise<T>,
  attempt = 1,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (attempt === ATTEMPTS || !isOneOf(error, codes)) throw error;
    await pause(Math.min(attempt * 10, PAUSE_IN_MILLISECONDS));
    return repeated(codes, work, attempt + 1);
  }
}

import { type Kysely, type RawBuilder, sql } from "kysely";
import { type Migration, type Part, partsOf } from "../../migrations/parts.ts";

/**
 * The table of schema steps taken: a row per step, and while a step is in progress a row per part
 * of it. One more row exists to be locked.
 */
type StepsTable = RawBuilder<unknown>;

/** The lock row; in the table before any step. */
const LOCK = "000_lock";

/** Creates the table and its lock row, if missing. */
export async function createLock(db: Kysely<unknown>, table: StepsTable): Promise<void> {
  await sql`create table if not exists ${table} (name text primary key)`.execute(db);
  await sql`insert into ${table} (name) values (${LOCK}) on conflict do nothing`.execute(db);
}

/** No other process takes a part until the transaction ends. */
export async function lock(transaction: Kysely<unknown>, table: StepsTable): Promise<void> {
  await sql`select name from ${table} where name = ${LOCK} for update`.execute(transaction);
}

/** The next part to take. */
export interface MissingPart {
  /** The step's name. */
  name: string;
  part: Part;
  /** The row that records it as taken. */
  row: string;
  /** Whether it completes its step. */
  isLast: boolean;
}

/** The first part not taken yet; null when there is nothing left to do. */
export async function missingPart(
  db: Kysely<unknown>,
  { table, migrations }: { table: StepsTable; migrations: readonly Migration[] },
): Promise<MissingPart | null> {
  const { rows } = await sql<{ name: string }>`select name from ${table}`.execute(db);
  const taken = new Set(rows.map(({ name }) => name));
  const known = new Set([LOCK, ...migrations.flatMap(rowsOf)]);
  const foreign = [...taken].find((name) => !known.has(name));
  if (foreign !== undefined) {
    throw new Error(
      `The database was made by another version of this program (it has the step ${foreign}). Start that version, or use another database.`,
    );
  }
  const step = migrations.find(({ name }) => !taken.has(name));
  if (step === undefined) return null;
  const rowNames = rowsOf(step);
  const place = rowNames.findIndex((row) => !taken.has(row));
  const [part, row] = [partsOf(step)[place], rowNames[place]];
  if (part === undefined || row === undefined) throw new Error(`${step.name} has no parts`);
  return { name: step.name, part, row, isLast: place === rowNames.length - 1 };
}

/** The last part's row is the step's own. */
const rowsOf = (step: Migration): string[] =>
  partsOf(step).map((_, place, { length }) =>
    place === length - 1 ? step.name : `${step.name}/${place + 1}`,
  );

/** Records that the part was taken; a complete step keeps one row. */
export async function record(
  transaction: Kysely<unknown>,
  { table, missing: { name, row, isLast } }: { table: StepsTable; missing: MissingPart },
): Promise<void> {
  await sql`insert into ${table} (name) values (${row})`.execute(transaction);
  if (!isLast) return;
  await sql`delete from ${table} where name like ${`${name}/%`}`.execute(transaction);
}

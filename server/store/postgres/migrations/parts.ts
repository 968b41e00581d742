import { sql, type Kysely } from "kysely";

/**
 * A step of the schema. A released step is never changed; add a new one. One that does more than an
 * instant schema change is split into parts.
 */
export type Migration = { name: string } & ({ up: Change } | { parts: readonly Part[] });

/** Runs in its own transaction, or as one of several steps in another's. */
export type Part = Change | Fill | Index;

/**
 * Changes the schema. The tables that it names are locked until it ends, so it neither reads nor
 * writes their rows.
 */
export type Change = (db: Kysely<unknown>) => Promise<void>;

/**
 * Fills columns of rows that predate them, a batch per transaction. `batch` fills the next rows
 * after the given id that have no value yet, and returns the last id; null when none is left. It
 * restarts from the beginning after a process was killed.
 */
export interface Fill {
  batch(db: Kysely<unknown>, after: string): Promise<string | null>;
}

/** Creates an index while others write to the table: `on` is `table (columns) where …`. */
export interface Index {
  index: string;
  on: string;
  isUnique?: boolean;
}

/** The parts of a step, in order. */
export const partsOf = (step: Migration): readonly Part[] =>
  "parts" in step ? step.parts : [step.up];

const BATCH = 1_000;

/** The next ids after the given one whose column has no value yet, their rows locked. */
export async function unfilled(
  db: Kysely<unknown>,
  { table, column, after }: { table: string; column: string; after: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where id > ${after} and ${sql.ref(column)} is null
    order by id limit ${BATCH} for no key update`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Fills columns and then refuses null in them. Processes of the previous version may insert rows
 * without a value until the check exists; the second fill catches those. Only the validation scans
 * the whole table, and it blocks neither readers nor writers.
 */
export function filledAndNotNull({
  table,
  columns,
  fill,
}: {
  table: string;
  columns: readonly string[];
  fill: Fill;
}): Part[] {
  const check = sql.id(`${table}_filled`);
  const altered = sql`alter table ${sql.table(table)}`;
  const isFilled = sql.join(
    columns.map((column) => sql`${sql.ref(column)} is not null`),
    sql` and `,
  );
  const refuseNull = sql.join(
    columns.map((column) => sql`alter column ${sql.ref(column)} set not null`),
  );
  return [
    fill,
    async (db) => {
      await sql`${altered} add constraint ${check} check (${isFilled}) not valid`.execute(db);
    },
    fill,
    async (db) => void (await sql`${altered} validate constraint ${check}`.execute(db)),
    async (db) => {
      // The database trusts the validated check, and doesn't scan the table again.
      await sql`${altered} ${refuseNull}`.execute(db);
      await sql`${altered} drop constraint ${check}`.execute(db);
    },
  ];
}

import { setTimeout as pause } from "node:timers/promises";
import { CamelCasePlugin, type CompiledQuery, Kysely, type UnknownRow } from "kysely";
import type { Pool } from "pg";
import { BoundedDialect } from "./boundedDialect.ts";
import { DEADLINES } from "./deadlines.ts";
import { type LaneOptions, openLanes } from "../queues/lanes.ts";
import { createReadBatcher } from "../queues/readBatcher.ts";
import { PLAN_IS_OLD } from "../sql/prepared.ts";
import type { Tables } from "../sql/tables.ts";

/** Where statements run: in a transaction, or each on its own. */
export interface Session {
  db: Kysely<Tables>;
  /** Rows of a compiled query, with columns in the program's spelling. */
  read<Row>(query: CompiledQuery<Row>): Promise<Row[]>;
  /** Runs the work in one transaction: a new one, or the session's own. */
  atomically<T>(work: (inside: Session) => Promise<T>): Promise<T>;
}

/** The maximum number of attempts when the database asks for a retry. */
const ATTEMPTS = 8;

/** Grows with each failure, so that the other transactions can finish. */
const PAUSE_IN_MILLISECONDS = 5;

/** Statements over the pool, one by one; `atomically` opens transactions. */
export function openSession(pool: Pool, options: LaneOptions = {}): Session {
  const { reads, statements } = openLanes(pool, options);
  const { deadlines = DEADLINES } = options;
  const spelling = new CamelCasePlugin({ maintainNestedObjectKeys: true });
  const dialect = new BoundedDialect({ pool: statements }, deadlines);
  const db = new Kysely<Tables>({ dialect, plugins: [spelling] });
  const ask = createReadBatcher(reads);
  const read = async <Row>({ sql, parameters, queryId }: CompiledQuery<Row>) => {
    const result = { rows: (await ask(sql, parameters)) as UnknownRow[] };
    return (await spelling.transformResult({ result, queryId })).rows as Row[];
  };
  const run = <T>(inside: (session: Session) => Promise<T>): Promise<T> =>
    db.transaction().execute((transaction) => inside(joined(transaction)));
  return { db, read, atomically: (inside) => withRetries(() => run(inside)) };
}

function joined(db: Kysely<Tables>): Session {
  const session: Session = {
    db,
    read: async (query) => (await db.executeQuery(query)).rows,
    atomically: (work) => work(session),
  };
  return session;
}

async function withRetries<T>(run: () => Promise<T>, attempt = 1): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (attempt === ATTEMPTS || !asksForRetry(error)) throw error;
    await pause(attempt * PAUSE_IN_MILLISECONDS);
    return withRetries(run, attempt + 1);
  }
}

/**
 * Serialization failure, deadlock, a plan from before a table change: rolled back, a retry can
 * succeed.
 */
function asksForRetry(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === "40001" || code === "40P01" || code === PLAN_IS_OLD;
}

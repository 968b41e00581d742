import type { PostgresPool, PostgresPoolClient } from "kysely";
import type { Pool } from "pg";
import { createConcurrencyLimit } from "../../../../concurrency/concurrencyLimit.ts";
import {
  DEADLINES,
  type Deadlines,
  QUEUES,
  READ_PLACES_PER_READER,
  READ_SHARE,
  WORK_SHARE,
} from "../connections/deadlines.ts";
import { limited } from "./limited.ts";
import { prepared } from "../sql/prepared.ts";
import { withReadPlaces } from "./readPlaces.ts";
import { unavailable } from "../connections/unavailable.ts";

/**
 * The lanes to a pool's connections. They refuse with `UNAVAILABLE` rather than let callers wait
 * too long.
 */
export interface Lanes {
  /** For batches of small reads: any connection. */
  reads: PostgresPool;
  /**
   * For statements one by one and for transactions. A read outside a transaction waits for no lock:
   * it has a place among the reads, see `READ_SHARE`. Everything else may wait for locks, and may
   * use only part of the connections, see `WORK_SHARE`.
   */
  statements: PostgresPool;
}

export interface LaneOptions {
  /** Whether the database is known to be down; then no one waits for it. */
  isAway?: () => boolean;
  /** Called when no connection could be made, and when the database refused a write. */
  onFailure?: (error: unknown) => void;
  /** The signed-in person on whose behalf it reads; null for anyone else. */
  reader?: () => string | null;
  deadlines?: Deadlines;
}

/** Opens both lanes. */
export function openLanes(pool: Pool, options: LaneOptions = {}): Lanes {
  const { isAway = () => false, onFailure = () => {}, deadlines = DEADLINES } = options;
  const connections = prepared(pool, { answerMs: deadlines.answerMs, onFailure });
  const reads: PostgresPool = {
    options: pool.options,
    end: () => pool.end(),
    connect: () =>
      isAway() || pool.waitingCount >= QUEUES.connection
        ? Promise.reject(unavailable())
        : connections.connect(),
  };
  const { turnMs: waitMs } = deadlines;
  const placesOf = (share: number) => Math.max(1, Math.floor((pool.options.max ?? 1) * share));
  const limit = createConcurrencyLimit({
    waitMs,
    places: placesOf(WORK_SHARE),
    waitingMax: QUEUES.work,
  });
  const bounded = withReadPlaces(reads, {
    waitMs,
    places: placesOf(READ_SHARE),
    waitingMax: QUEUES.read,
    ofReader: { places: READ_PLACES_PER_READER, waitingMax: QUEUES.readOfPerson },
    reader: options.reader ?? (() => null),
  });
  const work = limited(reads, limit.enter);
  return { reads, statements: routed({ reads: bounded, work }) };
}

/** A connection's first statement chooses its lane: a whole transaction uses one. */
function routed({ reads, work }: { reads: PostgresPool; work: PostgresPool }): PostgresPool {
  return {
    ...work,
    connect: async () => {
      let client: PostgresPoolClient | undefined;
      const query = async (text: string, values: readonly unknown[]) => {
        client ??= await (isRead(text) ? reads : work).connect();
        return client.query(text, values);
      };
      return {
        query: query as unknown as PostgresPoolClient["query"],
        release: (isBroken) => client?.release(isBroken),
      };
    },
  };
}

/** Whether a statement is read-only, and never waits for a writer. */
function isRead(text: string): boolean {
  return /^\s*select\b/.test(text) && !/\bfor (no key update|update|key share|share)\b/.test(text);
}

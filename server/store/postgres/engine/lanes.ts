import type { PostgresPool, PostgresPoolClient } from "kysely";
import type { Pool } from "pg";
import { beginOf } from "./boundedDialect.ts";
import {
  DEADLINES,
  type Deadlines,
  QUEUES,
  READ_PLACES_PER_READER,
  READ_SHARE,
  WORK_SHARE,
} from "./deadlines.ts";
import { type Gate, createGate } from "./gate.ts";
import { beginningLate } from "./lateBegin.ts";
import { prepared } from "./prepared.ts";
import { withReadPlaces } from "./readPlaces.ts";
import { unavailable } from "./unavailable.ts";

/**
 * The ways to a pool's connections. They refuse with `UNAVAILABLE` rather than let callers wait too
 * long.
 */
export interface Lanes {
  /** For small reads that are sent together: any connection. */
  reads: PostgresPool;
  /**
   * For statements one by one and for transactions. A read outside a transaction waits for no lock:
   * it has a place among the reads, see `READ_SHARE`. Everything else may wait for locks, and has
   * only a part of the connections, see `WORK_SHARE`.
   */
  statements: PostgresPool;
}

export interface LaneOptions {
  /** Whether the database is known not to answer; then nobody waits for it. */
  isAway?: () => boolean;
  /** Called when no connection could be made, and when the database refused to write. */
  onFailure?: (error: unknown) => void;
  /** The signed-in person for whom something is read; null for anybody else. */
  reader?: () => string | null;
  deadlines?: Deadlines;
}

/** Opens both ways. */
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
  const waits = { waitMs: deadlines.turnMs, refusal: unavailable };
  const placesOf = (share: number) => Math.max(1, Math.floor((pool.options.max ?? 1) * share));
  const gate = createGate({
    ...waits,
    places: placesOf(WORK_SHARE),
    waitingMax: QUEUES.work,
  });
  const bounded = withReadPlaces(reads, {
    ...waits,
    places: placesOf(READ_SHARE),
    waitingMax: QUEUES.read,
    ofReader: { places: READ_PLACES_PER_READER, waitingMax: QUEUES.readOfPerson },
    reader: options.reader ?? (() => null),
  });
  const work = gated(reads, { gate, begin: beginOf(deadlines) });
  return { reads, statements: routed({ reads: bounded, work }) };
}

/** Its first statement decides which way a connection goes: all of a transaction are one. */
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

/** Whether a statement changes nothing, and waits for nobody who does. */
function isRead(text: string): boolean {
  return /^\s*select\b/.test(text) && !/\bfor (no key update|update|key share|share)\b/.test(text);
}

function gated(pool: PostgresPool, { gate, begin }: { gate: Gate; begin: string }): PostgresPool {
  return {
    ...pool,
    connect: async () => {
      const leave = await gate.enter();
      try {
        const client = beginningLate(await pool.connect(), begin);
        return {
          query: client.query,
          release: (isBroken) => {
            client.release(isBroken);
            leave();
          },
        };
      } catch (error) {
        leave();
        throw error;
      }
    },
  };
}

import type { PostgresPool } from "kysely";
import type { Pool } from "pg";
import { beginOf } from "./boundedDialect.ts";
import { DEADLINES, type Deadlines, QUEUES, WORK_SHARE } from "./deadlines.ts";
import { type Gate, createGate } from "./gate.ts";
import { beginningLate } from "./lateBegin.ts";
import { prepared } from "./prepared.ts";
import { unavailable } from "./unavailable.ts";

/**
 * The ways to a pool's connections. Both refuse with `UNAVAILABLE` rather than
 * let callers wait too long.
 */
export interface Lanes {
  /** For reads that wait for no lock: any connection. */
  reads: PostgresPool;
  /**
   * For everything else, which may wait for locks: only a part of the connections, see
   * `WORK_SHARE`.
   */
  work: PostgresPool;
}

export interface LaneOptions {
  /** Whether the database is known not to answer; then nobody waits for it. */
  isAway?: () => boolean;
  /** Called when no connection could be made. */
  onFailure?: (error: unknown) => void;
  deadlines?: Deadlines;
}

/** Opens both ways. */
export function openLanes(
  pool: Pool,
  { isAway = () => false, onFailure = () => {}, deadlines = DEADLINES }: LaneOptions = {},
): Lanes {
  const connections = prepared(pool, { answerMs: deadlines.answerMs, onFailure });
  const reads: PostgresPool = {
    options: pool.options,
    end: () => pool.end(),
    connect: () =>
      isAway() || pool.waitingCount >= QUEUES.connection
        ? Promise.reject(unavailable())
        : connections.connect(),
  };
  const gate = createGate({
    places: Math.max(1, Math.floor((pool.options.max ?? 1) * WORK_SHARE)),
    waitingMax: QUEUES.work,
    waitMs: deadlines.turnMs,
    refusal: unavailable,
  });
  return { reads, work: gated(reads, { gate, begin: beginOf(deadlines) }) };
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

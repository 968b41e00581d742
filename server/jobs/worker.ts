import { SECOND_MS } from "../../src/domain/shared/limits.ts";
import type { ProcessContext } from "../services/shared/context.ts";
import type { ReactionLane } from "../../src/domain/shared/events.ts";
import { carryOut, LEASE_MS, type RunOptions } from "./carryOut.ts";
import { errorText } from "./errorText.ts";
import { isUnavailable } from "../../src/domain/shared/errors.ts";

/** Runs the reactions that events ask for, as long as its process runs. */
export interface Worker {
  /** Polls for what is due now, and then every second. */
  start(): void;
  /**
   * Polls immediately: a reaction was just requested. No-op before the start and after the stop.
   */
  wake(): void;
  /** Claims nothing new, and waits for running reactions: each has a deadline. Idempotent. */
  stop(): Promise<void>;
}

/** How many reactions of a lane one process runs at once. */
export const LANES = {
  WORK: { atOnce: 8 },
  // Each waits for another server, and holds no connection of the database meanwhile.
  MESSAGES: { atOnce: 4 },
} as const satisfies Readonly<Record<ReactionLane, { atOnce: number }>>;

/** A worker of a process for a lane. Several processes share the work. */
export function createWorker({
  context,
  lane,
  ...options
}: RunOptions & { context: ProcessContext; lane: ReactionLane }): Worker {
  const { atOnce } = LANES[lane];
  const outage = createOutageLog(context);
  const running = new Set<Promise<void>>();
  let isOn = false;
  let endPolling = () => {};
  let looking: Promise<void> | null = null;
  let isToLookAgain = false;
  /** Whether the last poll found as many as could run: there may be more. */
  let isBacklog = false;

  function wake(): void {
    if (!isOn) return;
    if (looking !== null) {
      isToLookAgain = true;
      return;
    }
    looking = look().finally(() => {
      looking = null;
      if (!isToLookAgain) return;
      isToLookAgain = false;
      wake();
    });
  }

  async function look(): Promise<void> {
    const limit = atOnce - running.size;
    if (limit === 0) {
      isBacklog = true;
      return;
    }
    try {
      const query = { now: context.now(), leaseMs: LEASE_MS, limit, lane };
      const rows = await context.store.outbox.claim(query);
      outage.isOver();
      isBacklog = rows.length === limit;
      for (const row of rows) begin(carryOut(context, row, options));
    } catch (error) {
      outage.isOn(error);
    }
  }

  function begin(work: Promise<void>): void {
    const ended = work.catch(outage.isOn).finally(() => {
      running.delete(ended);
      if (isBacklog) wake();
    });
    running.add(ended);
  }

  return {
    start: () => {
      isOn = true;
      endPolling = options.timer.every(SECOND_MS, wake);
      wake();
    },
    wake,
    stop: async () => {
      isOn = false;
      endPolling();
      await looking;
      await Promise.all(running);
    },
  };
}

/**
 * Logs once that the worker fails, and once that it works again. An outage of the database is
 * logged elsewhere, once for everything.
 */
function createOutageLog({ log }: Pick<ProcessContext, "log">) {
  let isAway = false;
  return {
    isOn: (error: unknown) => {
      if (isUnavailable(error)) return;
      if (!isAway) log("warn", "the worker cannot reach its database", { error: errorText(error) });
      isAway = true;
    },
    isOver: () => {
      if (isAway) log("info", "the worker reaches its database again");
      isAway = false;
    },
  };
}

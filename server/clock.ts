import { MINUTE_MS } from "../src/domain/shared/limits.ts";
import type { Instant } from "../src/domain/time/instant.ts";
import { isUnavailable } from "../src/domain/shared/errors.ts";
import type { Timer } from "./services/shared/timer.ts";
import type { Log } from "./services/shared/context.ts";

/** The time of a process. */
export interface Clock {
  /** The present, in whole milliseconds. */
  now(): Instant;
  stop(): void;
}

/** The clocks of a machine, in milliseconds. */
export interface MachineClocks {
  /** Counts from some moment and never goes back. It may stop while the machine is suspended. */
  monotonic(): number;
  /** What the machine believes the time to be. May be wrong, and may be set at any moment. */
  wall(): Instant;
}

/** A machine's clock that is further off than this is reported. */
const TOLERANCE_MS = 2_000;
/**
 * When the wall clock moves further than this against the monotonic one, it was set or the machine
 * slept.
 */
const JUMP_MS = 500;
/**
 * A process whose time is ahead of the database's by more than this goes back at once: holding back
 * would take twice as long as it is ahead, and meanwhile everything expires too early.
 */
const STEP_BACK_MS = 10_000;
/** Measurements per renewal; the one with the smallest round trip counts. */
const MEASUREMENTS = 3;
/**
 * Part of the running time by which the clock is held back until it agrees with an earlier time.
 */
const SLEW = 0.5;

interface DatabaseClockOptions extends MachineClocks {
  /** The time of the database, which all processes share. Rejects rather than wait forever. */
  databaseTime(): Promise<Instant>;
  timer: Timer;
  log: Log;
}

/**
 * The clock of a process whose database other processes use too: monotonic time plus an offset,
 * which is measured against the database now, every minute, and whenever the machine's wall clock
 * jumps.
 * - If the database's time is later than believed, the clock goes there at once. If it is earlier,
 *   the clock does not go back: it runs at half speed until they agree. Only when it is more than
 *   ten seconds ahead it goes back at once, as a process that starts then would, and the log says
 *   so as an error.
 * - While the database does not answer, the last offset stays.
 * - After a suspension, the time from before it counts until the database has answered.
 *
 * Rejects when the first measurement fails.
 */
export async function startDatabaseClock(options: DatabaseClockOptions): Promise<Clock> {
  const { monotonic, wall, timer, log } = options;
  const offset = createOffset({ value: (await measure(options)).offset, monotonic });
  const drift = () => wall() - monotonic();
  const reportWrongClock = onChange((isWrong, details) =>
    isWrong
      ? log("warn", "this machine's clock is wrong; the database's time counts", details)
      : log("info", "this machine's clock agrees with the database again"),
  );
  const reportSilence = onChange((isSilent, details) =>
    isSilent
      ? log("warn", "the database does not tell the time; the last offset stays", details)
      : log("info", "the database tells the time again"),
  );
  const compareClocks = () => {
    const aheadByMs = Math.round(drift() - offset.target());
    reportWrongClock(Math.abs(aheadByMs) > TOLERANCE_MS, { aheadByMs });
  };
  let isStopped = false;
  let knownDrift = drift();
  let underWay: Promise<void> | null = null;

  const renew = async () => {
    try {
      const { offset: measured, roundTrip } = await measure(options);
      // The measurement does not tell offsets apart that are closer than this.
      if (Math.abs(measured - offset.target()) > roundTrip / 2) offset.moveTo(measured);
      const aheadByMs = Math.round(offset.present() - measured);
      if (aheadByMs > Math.max(STEP_BACK_MS, roundTrip / 2)) {
        offset.stepTo(measured);
        log("error", "the time went back to the database's", { aheadByMs });
      }
      reportSilence(false);
      compareClocks();
    } catch (error) {
      // A database that is away is reported once, for all who use it.
      if (!isStopped && !isUnavailable(error)) reportSilence(true, { error: String(error) });
    }
  };
  const startRenewal = () => {
    knownDrift = drift();
    underWay ??= renew().finally(() => {
      underWay = null;
    });
  };

  compareClocks();
  const stopTimer = timer.every(MINUTE_MS, startRenewal);
  return {
    now: () => {
      if (!isStopped && Math.abs(drift() - knownDrift) > JUMP_MS) startRenewal();
      return Math.floor(monotonic() + offset.present());
    },
    stop: () => {
      isStopped = true;
      stopTimer();
    },
  };
}

/**
 * The clock of a process that has its database to itself: the machine's wall clock. Where that is
 * set back by two seconds or less, as when it is corrected over the network, the time freezes until
 * it has caught up. A larger step back was deliberate and counts at once.
 */
export function createOwnClock({ wall }: Pick<MachineClocks, "wall">): Clock {
  let last = wall();
  return {
    now: () => {
      const present = wall();
      if (present > last || last - present > TOLERANCE_MS) last = present;
      return last;
    },
    stop: () => undefined,
  };
}

interface Measurement {
  /** The database's time less the monotonic time, at the middle of the round trip. */
  offset: number;
  roundTrip: number;
  /** The machine's wall clock less its monotonic one, as the round trip began. */
  drift: number;
}

/** The best of three measurements. Rejects with the last reason when none is usable. */
async function measure(options: DatabaseClockOptions): Promise<Measurement> {
  const { monotonic, wall } = options;
  const measured: Measurement[] = [];
  let reason: unknown = new Error("the machine's clock was set meanwhile");
  for (let round = 0; round < MEASUREMENTS; round += 1) {
    try {
      measured.push(await measureOnce(options));
    } catch (error) {
      reason = error;
    }
  }
  // If the machine slept in between, neither the middle nor the length of the round trip is valid.
  const drift = wall() - monotonic();
  const valid = measured.filter((one) => Math.abs(one.drift - drift) <= JUMP_MS);
  const [best] = valid.toSorted((a, b) => a.roundTrip - b.roundTrip);
  if (best === undefined) throw reason;
  return best;
}

async function measureOnce(options: DatabaseClockOptions): Promise<Measurement> {
  const { monotonic, wall, databaseTime } = options;
  const begin = monotonic();
  const drift = wall() - begin;
  const time = await databaseTime();
  const end = monotonic();
  return { offset: time - (begin + end) / 2, roundTrip: end - begin, drift };
}

/**
 * What is added to monotonic time. It may become larger at once, and smaller as time goes by, or in
 * one step.
 */
function createOffset({ value, monotonic }: { value: number; monotonic: () => number }) {
  let target = value;
  let present = value;
  let readAt = monotonic();
  const advance = () => {
    const read = monotonic();
    present = Math.max(target, present - (read - readAt) * SLEW);
    readAt = read;
    return present;
  };
  return {
    present: advance,
    target: () => target,
    moveTo: (next: number) => {
      advance();
      target = next;
    },
    /** Or back. */
    stepTo: (next: number) => {
      advance();
      target = present = next;
    },
  };
}

/** Reports a state when it changes; the first is compared with false. */
function onChange(report: (state: boolean, details?: Record<string, unknown>) => void) {
  let known = false;
  return (state: boolean, details?: Record<string, unknown>): void => {
    if (state === known) return;
    known = state;
    report(state, details);
  };
}

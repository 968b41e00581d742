import { type Instant, parseInstant } from "../../src/domain/time/instant.ts";

/** Monday, an ordinary winter morning in Brussels: what stories say of dates is relative to it. */
export const WORLD_NOW = "2026-03-16T09:00:00.000Z";

/** A clock that only moves when told to. */
export interface Clock {
  now(): Instant;
  /** Moves it, and rings what is due by then. */
  advance(milliseconds: number): void;
  /** Rings once after so many milliseconds, unless the returned function is called before. */
  alarm(milliseconds: number, ring: () => void): () => void;
}

export function createClock(iso: string = WORLD_NOW): Clock {
  let instant = parseInstant(iso) ?? fail(iso);
  const alarms = new Set<{ dueAt: Instant; ring: () => void }>();
  return {
    now: () => instant,
    advance: (milliseconds) => {
      instant += milliseconds;
      for (const alarm of alarms) {
        if (alarm.dueAt > instant || !alarms.delete(alarm)) continue;
        alarm.ring();
      }
    },
    alarm: (milliseconds, ring) => {
      const alarm = { dueAt: instant + milliseconds, ring };
      alarms.add(alarm);
      return () => void alarms.delete(alarm);
    },
  };
}

function fail(iso: string): never {
  throw new Error(`not an instant: ${iso}`);
}

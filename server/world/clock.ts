import { type Instant, parseInstant } from "../../src/domain/time/instant.ts";

/** Monday, an ordinary winter morning in Brussels: what stories say of dates is relative to it. */
export const WORLD_NOW = "2026-03-16T09:00:00.000Z";

/** A clock that only moves when told to. */
export interface Clock {
  now(): Instant;
  advance(milliseconds: number): void;
}

export function createClock(iso: string = WORLD_NOW): Clock {
  let instant = parseInstant(iso) ?? fail(iso);
  return {
    now: () => instant,
    advance: (milliseconds) => {
      instant += milliseconds;
    },
  };
}

function fail(iso: string): never {
  throw new Error(`not an instant: ${iso}`);
}

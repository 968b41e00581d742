import { describe, expect, it } from "vitest";
import type { PaymentState } from "../generated/enums.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../shared/limits.ts";
import { firstCheckAt, isAbandoned, nextCheckAt } from "./checkSchedule.ts";

const OPENED = Date.UTC(2026, 2, 16, 9);

/** The pauses before each check within a time, in minutes. */
function pausesWithin(milliseconds: number, state: PaymentState = "PROCESSING"): number[] {
  const pauses: number[] = [];
  let last = OPENED;
  let next: number | null = firstCheckAt(OPENED);
  while (next !== null && next <= OPENED + milliseconds) {
    pauses.push((next - last) / MINUTE_MS);
    last = next;
    next = nextCheckAt({ state, openedAt: OPENED, now: next });
  }
  return pauses;
}

describe("the checks of a payment that waits for news", () => {
  it("come after a pause that doubles, and every six hours in the end", () => {
    expect(pausesWithin(3 * DAY_MS)).toEqual([
      1,
      2,
      4,
      8,
      16,
      32,
      64,
      128,
      256,
      ...Array.from({ length: 10 }, () => 360),
    ]);
  });

  it("come seldom: a dozen within the first day", () => {
    expect(pausesWithin(DAY_MS, "OPEN").length).toBeLessThanOrEqual(12);
  });

  it("come in the moment in which an open one is abandoned, and not hours later", () => {
    for (const state of ["OPEN", "FAILED"] as const) {
      const now = OPENED + DAY_MS - HOUR_MS;
      expect(nextCheckAt({ state, openedAt: OPENED, now })).toBe(OPENED + DAY_MS);
    }
    const after = OPENED + DAY_MS;
    expect(nextCheckAt({ state: "OPEN", openedAt: OPENED, now: after })).toBe(after + 6 * HOUR_MS);
  });

  it("go by the age also when one came late", () => {
    const now = OPENED + 50 * MINUTE_MS;
    expect(nextCheckAt({ state: "OPEN", openedAt: OPENED, now })).toBe(now + 51 * MINUTE_MS);
  });

  it("lie ahead even where the payment seems to be opened later than now", () => {
    const now = OPENED - HOUR_MS;
    expect(nextCheckAt({ state: "OPEN", openedAt: OPENED, now })).toBe(now + MINUTE_MS);
  });

  it.each(["PAID", "REFUNDED"] as const)("end with %s", (state) => {
    expect(nextCheckAt({ state, openedAt: OPENED, now: OPENED })).toBeNull();
  });

  it("close what is open or has failed for a day, and nothing that the bank is at work on", () => {
    const after = (state: PaymentState, age: number) =>
      isAbandoned({ state, openedAt: OPENED, now: OPENED + age });
    for (const state of ["OPEN", "FAILED"] as const) {
      expect(after(state, DAY_MS - 1)).toBe(false);
      expect(after(state, DAY_MS)).toBe(true);
    }
    expect(after("PROCESSING", 90 * DAY_MS)).toBe(false);
    expect(after("PAID", 90 * DAY_MS)).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import { HOLD_MS, WITHDRAWAL_MS } from "../shared/limits.ts";
import { SESSION_WORDING, isWithinWithdrawal, sessionWording } from "./sessionConsent.ts";

describe("consent to a session within the withdrawal period", () => {
  it("is to words that say both what is agreed to and what ends", () => {
    expect(SESSION_WORDING.text).toContain("within the 14-day withdrawal period");
    expect(SESSION_WORDING.text).toContain("lose your right of withdrawal");
    expect(sessionWording(SESSION_WORDING.version)).toEqual(SESSION_WORDING);
    expect(sessionWording(99)).toBeNull();
  });

  it("is asked for from the withdrawal period before it, counted from the end of the hold", () => {
    const createdAt = Date.UTC(2026, 2, 16);
    const startsAt = createdAt + HOLD_MS + WITHDRAWAL_MS;
    expect(isWithinWithdrawal({ createdAt, startsAt })).toBe(false);
    expect(isWithinWithdrawal({ createdAt, startsAt: startsAt - 1 })).toBe(true);
  });
});

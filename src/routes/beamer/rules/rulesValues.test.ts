import { describe, expect, it } from "vitest";
import { bookingRulesInput } from "../../../domain/availability/inputs/bookingRules.ts";
import { DEFAULT_BOOKING_RULES } from "../../../domain/time/bookingRules.ts";
import { rulesInput, rulesOptions, rulesValues } from "./rulesValues.ts";

describe("a form of rules", () => {
  it("has the rules as they are, and gives them back", () => {
    for (const rules of [
      DEFAULT_BOOKING_RULES,
      { ...DEFAULT_BOOKING_RULES, horizonInDays: 7, sessionsPerDay: 3 },
    ]) {
      expect(rulesInput(rulesValues(rules))).toEqual(rules);
    }
  });

  it("offers only what the server takes", () => {
    const values = rulesValues(DEFAULT_BOOKING_RULES);
    for (const [rule, options] of Object.entries(rulesOptions(values))) {
      for (const { value } of options) {
        const input = rulesInput({ ...values, [rule]: value });
        expect(bookingRulesInput.safeParse(input).error, `${rule} ${value}`).toBeUndefined();
      }
    }
  });

  it("says them in words, with whatever is saved among them", () => {
    const saved = rulesValues({ ...DEFAULT_BOOKING_RULES, noticeInMinutes: 90 });
    const labels = rulesOptions(saved).noticeInMinutes.map(({ label }) => label);
    expect(labels.slice(0, 4)).toEqual(["Until it begins", "1 hour", "90 minutes", "2 hours"]);
    expect(labels.at(-1)).toBe("30 days");
  });
});

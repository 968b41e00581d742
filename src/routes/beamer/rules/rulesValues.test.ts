import { describe, expect, it } from "vitest";
import {
  bookingRulesInput,
  RULES_TEXTS,
} from "../../../domain/availability/inputs/bookingRules.ts";
import { updateBookingRulesInput } from "../../../domain/availability/inputs/updateBookingRules.ts";
import { DEFAULT_BOOKING_RULES } from "../../../domain/time/bookingRules.ts";
import { rulesForm, rulesInput, rulesOptions, rulesValues } from "./rulesValues.ts";

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

  it("says that nobody could book with a notice as long as they can look ahead, as the server does", () => {
    const day = { ...DEFAULT_BOOKING_RULES, horizonInDays: 1 };
    const issuesOf = (noticeInMinutes: number) => {
      const rules = { ...day, noticeInMinutes };
      const ofForm = rulesForm.safeParse({ rules: rulesValues(rules) }).error?.issues;
      const ofServer = updateBookingRulesInput.safeParse({ oneOnOneId: null, rules }).error?.issues;
      return [ofForm, ofServer].map((issues) =>
        issues?.map(({ path, message }) => [path.join("."), message]),
      );
    };
    const refused = [["rules.horizonInDays", RULES_TEXTS.noTime]];
    expect(issuesOf(2880)).toEqual([refused, refused]);
    expect(issuesOf(1440)).toEqual([refused, refused]);
    expect(issuesOf(1439)).toEqual([undefined, undefined]);
  });

  it("says them in words, with whatever is saved among them", () => {
    const saved = rulesValues({ ...DEFAULT_BOOKING_RULES, noticeInMinutes: 90 });
    const labels = rulesOptions(saved).noticeInMinutes.map(({ label }) => label);
    expect(labels.slice(0, 4)).toEqual(["Until it begins", "1 hour", "90 minutes", "2 hours"]);
    expect(labels.at(-1)).toBe("30 days");
  });
});

import { describe, expect, it } from "vitest";
import { PRESENT_WORDING, consentWording, paymentAwaitsConsent } from "./accessConsent.ts";

describe("consent to access", () => {
  it("is to words that say both what is agreed to and what ends", () => {
    expect(PRESENT_WORDING.text).toContain("delivered to you at once");
    expect(PRESENT_WORDING.text).toContain("14-day right of withdrawal ends");
    expect(consentWording(PRESENT_WORDING.version)).toEqual(PRESENT_WORDING);
  });

  it.each([0, -1, 1.5, 99])("knows no version %s", (version) => {
    expect(consentWording(version)).toBeNull();
  });

  it.each([
    [null, true],
    ["INVALID", true],
    ["UNAVAILABLE", true],
    ["VALID", false],
  ] as const)("with a VAT number that is %s is asked for: %s", (vatNumberStatus, isAsked) => {
    const unasked = { accessConsent: null, vatNumberStatus };
    expect(paymentAwaitsConsent(unasked)).toBe(isAsked);
    expect(paymentAwaitsConsent({ ...unasked, accessConsent: {} })).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import type { VatNumbers } from "./port.ts";

/** What every adapter of the port does. `numbers` are ones that the service is sure about. */
export function describeVatNumbers(
  name: string,
  at: {
    vatNumbers: VatNumbers;
    valid: readonly { countryCode: string; vatNumber: string }[];
    invalid: readonly { countryCode: string; vatNumber: string }[];
  },
): void {
  describe(`VAT numbers by ${name}`, () => {
    it.each(at.valid)("knows $vatNumber of $countryCode", async (query) => {
      expect(await at.vatNumbers.check(query)).toBe("VALID");
    });

    it.each(at.invalid)("does not know $vatNumber of $countryCode", async (query) => {
      expect(await at.vatNumbers.check(query)).toBe("INVALID");
    });

    it("never throws, whatever it is asked", async () => {
      for (const vatNumber of ["", "🙂", "'; --", "0".repeat(10_000)]) {
        const answer = await at.vatNumbers.check({ vatNumber, countryCode: "BE" });
        expect(["INVALID", "UNAVAILABLE"]).toContain(answer);
      }
    });
  });
}

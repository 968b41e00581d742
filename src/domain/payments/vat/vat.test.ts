import { describe, expect, it } from "vitest";
import { EU_MEMBER_STATES } from "../../shared/countries.ts";
import { VAT_RATES } from "./rates.ts";
import { type VatQuestion, vatFor, vatGoodsOf } from "./vat.ts";

const ask = (question: Partial<VatQuestion>) =>
  vatFor({
    countryCode: "BE",
    goods: "service",
    vatNumber: null,
    sellerCountryCode: "BE",
    ...question,
  });

describe("VAT rates", () => {
  it("are there for every member state, the rate on publications never above the standard one", () => {
    expect(Object.keys(VAT_RATES).sort()).toEqual([...EU_MEMBER_STATES].sort());
    for (const [country, { standard, ePublication }] of Object.entries(VAT_RATES)) {
      // The directive's minimum for a standard rate is 15 %.
      expect(standard, country).toBeGreaterThanOrEqual(1500);
      expect(ePublication, country).toBeLessThanOrEqual(standard);
    }
  });
});

describe("VAT on a sale", () => {
  it("follows the buyer's country and the kind of goods", () => {
    expect(ask({ goods: "service" })).toEqual({
      vatBasisPoints: 2100,
      isReverseCharge: false,
      countryCode: "BE",
    });
    expect(ask({ goods: "ePublication" }).vatBasisPoints).toBe(600);
    expect(ask({ countryCode: "FI" }).vatBasisPoints).toBe(2550);
    expect(ask({ countryCode: "FR", goods: "ePublication" }).vatBasisPoints).toBe(550);
  });

  it("is owed by a company of another member state with a valid number", () => {
    expect(ask({ countryCode: "DE", vatNumber: "VALID" })).toEqual({
      vatBasisPoints: 0,
      isReverseCharge: true,
      countryCode: "DE",
    });
  });

  it("is charged to a Belgian company, whose state is the seller's", () => {
    expect(ask({ countryCode: "BE", vatNumber: "VALID" })).toMatchObject({
      vatBasisPoints: 2100,
      isReverseCharge: false,
    });
  });

  it.each(["INVALID", "UNAVAILABLE", null] as const)(
    "is charged when the number's answer is %s",
    (vatNumber) => {
      expect(ask({ countryCode: "DE", vatNumber })).toMatchObject({
        vatBasisPoints: 1900,
        isReverseCharge: false,
      });
    },
  );

  it.each(["US", "GB", "CH", "NO", "XK"])("is zero outside the Union, in %s", (countryCode) => {
    for (const vatNumber of ["VALID", "INVALID", null] as const) {
      expect(ask({ countryCode, vatNumber })).toEqual({
        vatBasisPoints: 0,
        isReverseCharge: false,
        countryCode,
      });
    }
  });

  it("sees a session as a service, documents and talks as publications", () => {
    expect(vatGoodsOf("ONE_ON_ONE")).toBe("service");
    expect(vatGoodsOf("PUBLICATION")).toBe("ePublication");
    expect(vatGoodsOf("TALK")).toBe("ePublication");
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COUNTRY_CODES, EU_MEMBER_STATES, isEuMemberState } from "../../shared/countries.ts";
import { hasPartsOutsideVat, vatAreaOf } from "./area.ts";
import { POSTAL_RULES } from "./postalRules.ts";
import { VAT_RATES } from "./rates.ts";
import { SELLER_COUNTRY_CODE, vatFor } from "./vat.ts";

/** State and rates, in basis points on services and on publications; or outside. */
const areaOf = (countryCode: string, postalCode?: string, city?: string) => {
  const area = vatAreaOf({ countryCode, postalCode, city });
  if (area.memberState === null) return `outside ${area.countryCode}`;
  return `${area.memberState} ${area.rates.standard} ${area.rates.ePublication}`;
};

describe("the VAT of a place", () => {
  it.each([
    ["Monaco", "MC", "98000", "FR 2000 550"],
    ["Monaco, as part of France", "FR", "98000", "FR 2000 550"],
    ["Akrotiri", "GB", "BFPO 57", "CY 1900 300"],
    ["Akrotiri", "GB", "bf1 2at", "CY 1900 300"],
    ["Episkopi, in the western base", "GB", "BFPO 53", "CY 1900 300"],
    ["Episkopi, in the western base", "GB", "BF1 2AS", "CY 1900 300"],
    ["Dhekelia", "GB", "BFPO58", "CY 1900 300"],
    ["Dhekelia", "GB", "BF1 2AU", "CY 1900 300"],
    ["Ayios Nikolaos", "GB", "BFPO 59", "CY 1900 300"],
    ["another forces' office", "GB", "BFPO 5", "outside GB"],
    ["another forces' office", "GB", "BFPO 52", "outside GB"],
    ["London", "GB", "SW1A 1AA", "outside GB"],
    ["Las Palmas", "ES", "35001", "outside ES"],
    ["Tenerife", "ES", "E-38001", "outside ES"],
    ["Ceuta", "ES", "51001", "outside ES"],
    ["Melilla", "ES", "52 006", "outside ES"],
    ["Mallorca", "ES", "07001", "ES 2100 400"],
    ["Madrid", "ES", "28001", "ES 2100 400"],
    ["Åland", "AX", "22100", "outside AX"],
    ["Åland, as part of Finland", "FI", "FI-22100", "outside AX"],
    ["Helsinki", "FI", "00100", "FI 2550 1350"],
    ["Büsingen", "DE", "D-78266", "outside DE"],
    ["its Swiss code", "CH", "8238", "outside CH"],
    ["Heligoland", "DE", "27498", "outside DE"],
    ["Berlin", "DE", "10115", "DE 1900 700"],
    ["Livigno", "IT", "23041", "outside IT"],
    ["Livigno's former code", "IT", "23030", "IT 2200 400"],
    ["Campione", "IT", "I-22061", "outside IT"],
    ["Campione's Swiss code", "CH", "6911", "outside CH"],
    ["Rome", "IT", "00118", "IT 2200 400"],
    ["Mount Athos", "GR", "630 86", "outside GR"],
    ["its port", "GR", "63087", "outside GR"],
    ["the last town before it", "GR", "63075", "GR 2400 600"],
    ["Thessaloniki", "GR", "546 21", "GR 2400 600"],
    ["Guadeloupe", "GP", "97100", "outside GP"],
    ["Guadeloupe, as part of France", "FR", "97110", "outside GP"],
    ["Saint Barthélemy", "FR", "97133", "outside BL"],
    ["Saint Martin", "FR", "97150", "outside MF"],
    ["Martinique", "FR", "97200", "outside MQ"],
    ["French Guiana", "FR", "97300", "outside GF"],
    ["Réunion", "FR", "F-97400", "outside RE"],
    ["Saint Pierre", "FR", "97500", "outside PM"],
    ["Mayotte", "FR", "97600", "outside YT"],
    ["Paris", "FR", "75001", "FR 2000 550"],
    ["Corsica", "FR", "20000", "FR 2000 550"],
    ["Madeira", "PT", "9000-082", "PT 2200 400"],
    ["the Azores", "PT", "9500-001", "PT 1600 400"],
    ["the Azores, in short", "PT", "9980", "PT 1600 400"],
    ["Lisbon", "PT", "1000-001", "PT 2300 600"],
    ["Jungholz", "AT", "6691", "AT 1900 1000"],
    ["Jungholz's German code", "DE", "87491", "AT 1900 1000"],
    ["Mittelberg", "AT", "A-6993", "AT 1900 1000"],
    ["Mittelberg's German code", "DE", "87569", "AT 1900 1000"],
    ["Vienna", "AT", "1010", "AT 2000 1000"],
    ["Greenland", "GL", "3900", "outside GL"],
  ])("is that of %s for %s %s: %s", (_name, countryCode, postalCode, area) => {
    expect(areaOf(countryCode, postalCode)).toBe(area);
  });

  it("follows the town where a code is that of several", () => {
    expect(areaOf("IT", "23030", "Livigno (SO)")).toBe("outside IT");
    expect(areaOf("IT", "23030", "Trepalle")).toBe("outside IT");
    expect(areaOf("IT", "23030", "Valdidentro")).toBe("IT 2200 400");
    expect(areaOf("IT", "22060", "CAMPIONE D'ITALIA")).toBe("outside IT");
    expect(areaOf("IT", "22060", "Carugo")).toBe("IT 2200 400");
  });

  it("is the country's own before an address is known, and with any code that says nothing", () => {
    const odd = fc.oneof(
      fc.constantFrom(undefined, "", "   ", "-", "0", "x".repeat(10_000)),
      fc.string().filter((text) => !/\d{4}|BF/i.test(text.normalize("NFKC"))),
    );
    fc.assert(
      fc.property(fc.constantFrom(...COUNTRY_CODES), odd, fc.string(), (country, code, city) => {
        expect(areaOf(country, code?.replaceAll(/\d/g, ""), city)).toBe(areaOf(country));
      }),
      { seed: 1 },
    );
    for (const code of EU_MEMBER_STATES) {
      const { standard, ePublication } = VAT_RATES[code];
      expect(areaOf(code)).toBe(`${code} ${standard} ${ePublication}`);
    }
  });

  it("is the same however a code is spaced and written", () => {
    const spaced = fc.tuple(
      fc.constantFrom("", " ", "-", "\u00a0"),
      fc.constantFrom("", "ES-", "e "),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 52_999 }), spaced, (number, [gap, front]) => {
        const code = String(number).padStart(5, "0");
        const typed = front + code.slice(0, 2) + gap + code.slice(2);
        expect(areaOf("ES", typed)).toBe(areaOf("ES", code));
        const isOutside = /^(35|38|51|52)/.test(code);
        expect(areaOf("ES", code)).toBe(isOutside ? "outside ES" : "ES 2100 400");
      }),
      { seed: 1 },
    );
  });

  it("never has the buyer account for it by the number of another country, or outside the area", () => {
    for (const [countryCode, postalCode] of [
      ["GB", "BFPO 57"],
      ["DE", "87491"],
    ] as const) {
      const asked = { countryCode, postalCode, goods: "service", vatNumber: "VALID" } as const;
      const decision = vatFor({ ...asked, sellerCountryCode: SELLER_COUNTRY_CODE });
      expect(decision).toMatchObject({ isReverseCharge: false, vatBasisPoints: 1900 });
    }
    const monegasque = { countryCode: "MC", goods: "service", vatNumber: "VALID" } as const;
    expect(vatFor({ ...monegasque, sellerCountryCode: SELLER_COUNTRY_CODE })).toEqual({
      isReverseCharge: true,
      vatBasisPoints: 0,
      countryCode: "FR",
    });
  });
});

describe("the states that have parts outside without a code of their own", () => {
  it("have no rate of zero, so that no VAT there means such a part", () => {
    const states = Object.keys(POSTAL_RULES).filter(hasPartsOutsideVat);
    expect(states).toEqual(["DE", "ES", "GR", "IT"]);
    for (const state of states.filter(isEuMemberState)) {
      expect(Object.values(VAT_RATES[state])).not.toContain(0);
    }
  });
});

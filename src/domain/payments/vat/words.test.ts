import { describe, expect, it } from "vitest";
import { EU_MEMBER_STATES } from "../../shared/countries.ts";
import { vatLineName, vatPaid, vatReason } from "./explained.ts";
import { VAT_NOTES } from "./notes.ts";
import { type QuoteQuestion, quotePrice } from "./quote.ts";
import { vatTreatmentOf } from "./treatment.ts";

const quoted = (question: Partial<QuoteQuestion>) => {
  const quote = quotePrice({
    netInCents: 60_00,
    category: "ONE_ON_ONE",
    countryCode: "BE",
    vatNumber: null,
    ...question,
  });
  const vatTreatment = vatTreatmentOf(quote);
  const { vatBasisPoints, vatCountryCode } = quote;
  return { quote, vatTreatment, vatPercentage: vatBasisPoints / 100, vatCountryCode };
};
const saysOf = (question: Partial<QuoteQuestion>) => {
  const facts = quoted(question);
  return [VAT_NOTES[facts.vatTreatment], vatLineName(facts), vatReason(facts)];
};

describe("what a price says of VAT", () => {
  it.each([
    [
      { countryCode: "FR" },
      ["incl. VAT", "VAT 20% (France)", "20% VAT, because you buy from France."],
    ],
    [
      { countryCode: "DE", vatNumber: "VALID" },
      [
        "VAT (reverse charge)",
        "VAT (reverse charge)",
        "Reverse charge: your company accounts for VAT.",
      ],
    ],
    [
      { countryCode: "CH" },
      ["no VAT", "No VAT (Switzerland)", "No VAT: Switzerland is outside the EU."],
    ],
    [
      { countryCode: "CH", vatNumber: "VALID" },
      ["no VAT", "No VAT (Switzerland)", "No VAT: Switzerland is outside the EU."],
    ],
    [
      { countryCode: "ES", postalCode: "35001" },
      [
        "no VAT",
        "No VAT (part of Spain)",
        "No VAT: this part of Spain is outside the EU’s VAT area.",
      ],
    ],
    [
      { countryCode: "FR", postalCode: "97400" },
      ["no VAT", "No VAT (Réunion)", "No VAT: Réunion is outside the EU’s VAT area."],
    ],
    [
      { countryCode: "MC" },
      ["incl. VAT", "VAT 20% (France)", "20% VAT, because you buy from France."],
    ],
    [
      { countryCode: "PT", postalCode: "9500-001" },
      ["incl. VAT", "VAT 16% (Portugal)", "16% VAT, because you buy from Portugal."],
    ],
    [
      { countryCode: "IE", category: "PUBLICATION" },
      ["0% VAT", "VAT 0% (Ireland)", "0% VAT, because you buy from Ireland."],
    ],
    [
      { countryCode: "BE", vatNumber: "VALID" },
      ["incl. VAT", "VAT 21% (Belgium)", "21% VAT, because you buy from Belgium."],
    ],
    [
      { countryCode: "DE", vatNumber: "UNAVAILABLE" },
      ["incl. VAT", "VAT 19% (Germany)", "19% VAT, because you buy from Germany."],
    ],
  ] as const)("follows from the facts: %j", (question, words) => {
    expect(saysOf(question)).toEqual(words);
  });

  it("gives the VAT in a payment its amount, and none its reason", () => {
    const paid = (question: Partial<QuoteQuestion>) => {
      const facts = quoted(question);
      return vatPaid(facts, facts.quote.vatInCents).replaceAll("\u00a0", " ");
    };
    expect(paid({ countryCode: "FR" })).toBe("VAT 20% (France): € 12,00.");
    expect(paid({ countryCode: "CH" })).toBe("No VAT: Switzerland is outside the EU.");
  });

  it('is "incl. VAT" wherever VAT is in the price, and nowhere else', () => {
    for (const countryCode of [...EU_MEMBER_STATES, "CH", "US", "GB", "NO"]) {
      for (const category of ["ONE_ON_ONE", "PUBLICATION", "TALK"] as const) {
        for (const vatNumber of ["VALID", "INVALID", "UNAVAILABLE", null] as const) {
          const { quote, vatTreatment } = quoted({ countryCode, category, vatNumber });
          expect(VAT_NOTES[vatTreatment] === "incl. VAT", `${countryCode} ${category}`).toBe(
            quote.vatInCents > 0,
          );
        }
      }
    }
  });
});

import type { VatTreatment } from "../../generated/enums.ts";
import { countryName, isEuMemberState } from "../../shared/countries.ts";
import { formatEuro } from "../money.ts";
import { formatPercent } from "../percent.ts";
import { isUnionOutsideVat } from "./area.ts";

/** What an explanation of VAT is about. */
export interface VatFacts {
  readonly vatTreatment: VatTreatment;
  /** For example 21. */
  readonly vatPercentage: number;
  /** ISO 3166 alpha-2. */
  readonly vatCountryCode: string;
}

/** The name of the line with the amount of VAT, between the price without it and the total. */
export function vatLineName({ vatTreatment, vatPercentage, vatCountryCode }: VatFacts): string {
  switch (vatTreatment) {
    case "INCLUDED":
    case "ZERO_RATED":
      return `VAT ${formatPercent(vatPercentage)} (${countryName(vatCountryCode)})`;
    case "REVERSE_CHARGE":
      return "VAT (reverse charge)";
    case "OUTSIDE_EU":
      return `No VAT (${isEuMemberState(vatCountryCode) ? "part of " : ""}${countryName(vatCountryCode)})`;
  }
}

/** The reason for the VAT, in a sentence. */
export function vatReason({ vatTreatment, vatPercentage, vatCountryCode }: VatFacts): string {
  switch (vatTreatment) {
    case "INCLUDED":
    case "ZERO_RATED":
      return `${formatPercent(vatPercentage)} VAT, because you buy from ${countryName(vatCountryCode)}.`;
    case "REVERSE_CHARGE":
      return "Reverse charge: your company accounts for VAT.";
    case "OUTSIDE_EU":
      return `No VAT: ${outside(vatCountryCode)}.`;
  }
}

function outside(countryCode: string): string {
  const name = countryName(countryCode);
  if (isEuMemberState(countryCode)) return `this part of ${name} is outside the EU’s VAT area`;
  return `${name} is outside the EU${isUnionOutsideVat(countryCode) ? "’s VAT area" : ""}`;
}

/** The VAT of a payment that was made, in a sentence. `vatInCents` is the VAT in it. */
export function vatPaid(facts: VatFacts, vatInCents: number): string {
  if (facts.vatTreatment !== "INCLUDED") return vatReason(facts);
  return `${vatLineName(facts)}: ${formatEuro(vatInCents)}.`;
}

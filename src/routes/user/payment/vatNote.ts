import { countryName, isEuMemberState } from "../../../domain/shared/countries.ts";

interface VatFacts {
  readonly isReverseCharge: boolean;
  readonly vatCountryCode: string;
  /** Whether billing details were saved: before that, the country is a guess. */
  readonly isBilled: boolean;
}

/** Why the VAT is what it is, where the numbers alone do not say it; null where they do. */
export function vatNote({ isReverseCharge, vatCountryCode, isBilled }: VatFacts): string | null {
  if (isReverseCharge) {
    return "Reverse charge: no VAT is added, because your company declares it itself.";
  }
  if (!isEuMemberState(vatCountryCode)) {
    return `No VAT: ${countryName(vatCountryCode)} is outside the European Union.`;
  }
  return isBilled ? null : "The VAT follows your billing address once it is saved.";
}

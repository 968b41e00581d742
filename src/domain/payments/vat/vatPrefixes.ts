import { EU_MEMBER_STATES } from "../../shared/countries.ts";
import { vatNumberCountryOf } from "./area.ts";

/** The prefixes under which a country's numbers are written, where they are not its ISO code. */
const PREFIXES: Readonly<Record<string, readonly string[]>> = {
  GR: ["EL"],
  // Northern Ireland has its own prefix in the Union's system.
  GB: ["GB", "XI"],
};

/** The prefixes under which a country's VAT numbers are written; the first is the usual one. */
export function vatPrefixesOf(countryCode: string): readonly string[] {
  return PREFIXES[countryCode] ?? [countryCode];
}

/** The number without spaces, dots, dashes and slashes, in capitals, as VAT services take it. */
export function compactVatNumber(vatNumber: string): string {
  return vatNumber.replaceAll(/[\s./-]/g, "").toUpperCase();
}

/**
 * Whether a number found invalid has the prefix of another country: then the address is as likely
 * to be wrong as the number. Says nothing about valid numbers, since French ones may begin with any
 * two letters.
 */
export function namesAnotherCountry({
  vatNumber,
  countryCode,
}: {
  vatNumber: string;
  countryCode: string;
}): boolean {
  const typed = compactVatNumber(vatNumber);
  return [...EU_MEMBER_STATES, "GB"]
    .filter((other) => other !== vatNumberCountryOf(countryCode))
    .flatMap(vatPrefixesOf)
    .some((prefix) => typed.startsWith(prefix));
}

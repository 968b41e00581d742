import { checkVAT, countries } from "jsvat-next";
import { isEuMemberState } from "../../shared/countries.ts";
import { looksLikeVatNumber } from "../../shared/inputs/fields.ts";
import { compactVatNumber, vatPrefixesOf } from "./vatPrefixes.ts";

/**
 * Whether a VAT number can belong to a country, by its form and its check
 * digits; with or without the country's prefix, in any usual spacing. Whether
 * it exists only the VAT service knows.
 *
 * Outside the Union (and the United Kingdom, whose form is known) any number
 * that looks like one passes: no VAT hangs on it.
 */
export function checkVatNumber({
  vatNumber,
  countryCode,
}: {
  vatNumber: string;
  countryCode: string;
}): "VALID" | "INVALID" {
  if (!looksLikeVatNumber(vatNumber)) return "INVALID";
  const isKnown = isEuMemberState(countryCode) || countryCode === "GB";
  if (!isKnown) return "VALID";

  const country = countries.find(({ codes }) => codes.includes(countryCode));
  if (!country) return "INVALID";
  const typed = withGreekPrefix(compactVatNumber(vatNumber));
  // Some forms are so wide (French keys are any two letters) that another state's whole number fits.
  const others = countries.filter((other) => other !== country);
  if (checkVAT(typed, others).isValid) return "INVALID";
  const prefixes = vatPrefixesOf(countryCode);
  const spellings = [
    ...(prefixes.some((prefix) => typed.startsWith(prefix)) ? [typed] : []),
    ...prefixes.map((prefix) => prefix + typed),
  ];
  return spellings.some((spelling) => checkVAT(spelling, [country]).isValid) ? "VALID" : "INVALID";
}

/** People write Greece's ISO code; the VAT system writes EL. */
function withGreekPrefix(vatNumber: string): string {
  return vatNumber.startsWith("GR") ? `EL${vatNumber.slice(2)}` : vatNumber;
}

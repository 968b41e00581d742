import { checkVAT, countries } from "jsvat-next";
import { EU_MEMBER_STATES, isEuMemberState } from "../../shared/countries.ts";
import { looksLikeVatNumber } from "../../shared/inputs/fields.ts";
import { vatNumberCountryOf } from "./area.ts";
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
  countryCode: addressCountry,
}: {
  vatNumber: string;
  countryCode: string;
}): "VALID" | "INVALID" {
  if (!looksLikeVatNumber(vatNumber)) return "INVALID";
  const countryCode = vatNumberCountryOf(addressCountry);
  const isKnown = isEuMemberState(countryCode) || countryCode === "GB";
  if (!isKnown) return "VALID";

  const typed = withGreekPrefix(compactVatNumber(vatNumber));
  if (isAnotherStates(typed, countryCode)) return "INVALID";
  const country = countriesOf(countryCode);
  const prefixes = vatPrefixesOf(countryCode);
  const spellings = [
    ...(startsWithPrefixOf(countryCode, typed) ? [typed] : []),
    ...prefixes.map((prefix) => prefix + typed),
  ];
  return spellings.some((spelling) => checkVAT(spelling, country).isValid) ? "VALID" : "INVALID";
}

/**
 * Whether a number is another state's complete one, prefix included: some formats are so loose
 * (French keys are any two letters) that it would match. Digits alone don't identify a state.
 */
function isAnotherStates(typed: string, countryCode: string): boolean {
  return [...EU_MEMBER_STATES, "GB"]
    .filter((other) => other !== countryCode && startsWithPrefixOf(other, typed))
    .some((other) => checkVAT(typed, countriesOf(other)).isValid);
}

const startsWithPrefixOf = (countryCode: string, typed: string) =>
  vatPrefixesOf(countryCode).some((prefix) => typed.startsWith(prefix));

const countriesOf = (countryCode: string) =>
  countries.filter(({ codes }) => codes.includes(countryCode));

/** People write Greece's ISO code; the VAT system writes EL. */
function withGreekPrefix(vatNumber: string): string {
  return vatNumber.startsWith("GR") ? `EL${vatNumber.slice(2)}` : vatNumber;
}

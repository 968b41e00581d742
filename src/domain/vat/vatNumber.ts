import { checkVAT, countries } from "jsvat-next";
import { isEuMemberState } from "../countries.ts";
import { looksLikeVatNumber } from "../inputs/fields.ts";

/** The prefixes under which a country's numbers are written, where they are not its ISO code. */
const PREFIXES: Readonly<Record<string, readonly string[]>> = {
  GR: ["EL"],
  // Northern Ireland has a prefix of its own in the Union's system.
  GB: ["GB", "XI"],
};

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
  const typed = withGreekPrefix(compact(vatNumber));
  // Some forms are so wide (French keys are any two letters) that another state's whole number fits.
  const others = countries.filter((other) => other !== country);
  if (checkVAT(typed, others).isValid) return "INVALID";
  const prefixes = PREFIXES[countryCode] ?? [countryCode];
  const spellings = [
    ...(prefixes.some((prefix) => typed.startsWith(prefix)) ? [typed] : []),
    ...prefixes.map((prefix) => prefix + typed),
  ];
  return spellings.some((spelling) => checkVAT(spelling, [country]).isValid) ? "VALID" : "INVALID";
}

/** The number without spaces, dots and dashes, in capitals, as VAT services take it. */
function compact(vatNumber: string): string {
  return vatNumber.replaceAll(/[\s.-]/g, "").toUpperCase();
}

/** People write Greece's ISO code; the VAT system writes EL. */
function withGreekPrefix(vatNumber: string): string {
  return vatNumber.startsWith("GR") ? `EL${vatNumber.slice(2)}` : vatNumber;
}

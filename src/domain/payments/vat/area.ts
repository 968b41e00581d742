import { type EuMemberState, isEuMemberState } from "../../shared/countries.ts";
import { type PostalRule, POSTAL_RULES } from "./postalRules.ts";
import { REGIONAL_RATES, VAT_RATES, type VatRates } from "./rates.ts";

/** A buyer's location. Before an address is known, the country alone decides. */
export interface VatPlace {
  /** ISO 3166 alpha-2. */
  readonly countryCode: string;
  /** As typed. */
  readonly postalCode?: string | null | undefined;
  /** As typed; a postal code may belong to several towns. */
  readonly city?: string | null | undefined;
}

/** The jurisdiction whose VAT applies: a member state, with rates; or outside. */
export type VatArea =
  | { readonly memberState: EuMemberState; readonly rates: VatRates }
  | {
      readonly memberState: null;
      /** The territory's if it has a code, otherwise that of its state. */
      readonly countryCode: string;
    };

/**
 * Whose VAT applies at a place. Some parts of member states are outside the territory of the
 * directive, some places elsewhere count as a member state's (directive 2006/112/EC, articles 6 and
 * 7), and some regions have rates of their own.
 */
export function vatAreaOf(place: VatPlace): VatArea {
  const { countryCode } = place;
  const rule = ruleFor(place);
  if (rule?.is === "outside") return { memberState: null, countryCode: rule.code ?? countryCode };
  if (rule?.is === "region") {
    return { memberState: rule.memberState, rates: REGIONAL_RATES[rule.region] };
  }
  const memberState = rule?.memberState ?? COUNTS_AS[countryCode] ?? countryCode;
  if (!isEuMemberState(memberState)) return { memberState: null, countryCode };
  return { memberState, rates: VAT_RATES[memberState] };
}

/** Countries that count as a member state. */
const COUNTS_AS: Readonly<Record<string, EuMemberState>> = { MC: "FR" };

/** The country that issues the VAT numbers of companies there. */
export function vatNumberCountryOf(countryCode: string): string {
  return COUNTS_AS[countryCode] ?? countryCode;
}

/** Parts of the European Union with a country code of their own, outside its VAT area. */
const UNION_OUTSIDE = new Set(["AX", "GF", "GP", "MF", "MQ", "RE", "YT"]);

/** Whether a country code denotes a part of the Union outside its VAT area. */
export function isUnionOutsideVat(countryCode: string): boolean {
  return UNION_OUTSIDE.has(countryCode);
}

/**
 * Whether parts of a member state that have no code of their own are outside the VAT area. None of
 * these states has a rate of zero, so no VAT at one of them means such a part.
 */
export function hasPartsOutsideVat(memberState: string): boolean {
  return (POSTAL_RULES[memberState] ?? []).some(
    (rule) => rule.is === "outside" && rule.code === undefined,
  );
}

function ruleFor({ countryCode, postalCode, city }: VatPlace): PostalRule | undefined {
  if (!postalCode) return undefined;
  const code = bare(postalCode, countryCode);
  return POSTAL_RULES[countryCode]?.find(
    ({ codes, town }) => codes.test(code) && (town === undefined || town.test(city ?? "")),
  );
}

/** Upper-case letters and digits only; without the country prefix, as in `D-27498`. */
function bare(postalCode: string, countryCode: string): string {
  const code = postalCode
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, "");
  return countryCode === "GB" ? code : code.replace(/^[A-Z]{1,3}/, "");
}

// ISO 3166-1 alpha-2 as officially assigned, and XK, which banks and the post use for Kosovo.
const CODES = `
AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS
BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE
EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM
HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC
LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA
NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW
SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO
TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW
`;

/** All countries by their ISO 3166 alpha-2 code, in the order of the codes. */
export const COUNTRY_CODES: readonly string[] = CODES.trim().split(/\s+/);

const KNOWN = new Set(COUNTRY_CODES);

/** Whether a text is a country's code, in capitals. */
export function isCountry(code: string): boolean {
  return KNOWN.has(code);
}

const englishNames = new Intl.DisplayNames(["en"], { type: "region" });

/** Cached by code: computing a name costs many times a map lookup. */
const NAMES = new Map<string, string>();

/** English name of a country; the text itself when it is no country's code. */
export function countryName(code: string): string {
  if (!isCountry(code)) return code;
  const known = NAMES.get(code);
  if (known !== undefined) return known;
  const name = englishNames.of(code) ?? code;
  NAMES.set(code, name);
  return name;
}

/** All countries by their English name. */
export function countriesByName(): readonly { readonly code: string; readonly name: string }[] {
  return COUNTRY_CODES.map((code) => ({ code, name: countryName(code) })).sort((a, b) =>
    a.name.localeCompare(b.name, "en"),
  );
}

/** The 27 member states of the European Union. */
export const EU_MEMBER_STATES = [
  "AT",
  "BE",
  "BG",
  "CY",
  "CZ",
  "DE",
  "DK",
  "EE",
  "ES",
  "FI",
  "FR",
  "GR",
  "HR",
  "HU",
  "IE",
  "IT",
  "LT",
  "LU",
  "LV",
  "MT",
  "NL",
  "PL",
  "PT",
  "RO",
  "SE",
  "SI",
  "SK",
] as const;
export type EuMemberState = (typeof EU_MEMBER_STATES)[number];

const MEMBERS: ReadonlySet<string> = new Set(EU_MEMBER_STATES);

/** Whether a country is a member state of the European Union. */
export function isEuMemberState(code: string): code is EuMemberState {
  return MEMBERS.has(code);
}

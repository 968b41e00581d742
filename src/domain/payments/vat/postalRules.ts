import type { EuMemberState } from "../../shared/countries.ts";
import type { Region } from "./rates.ts";

/** What some postal codes of a country mean to VAT. */
export type PostalRule = {
  /** All of a postal code, in capitals and without anything but letters and digits. */
  readonly codes: RegExp;
  /** The town, where others have the same code. */
  readonly town?: RegExp;
} & (
  | { readonly is: "outside"; readonly code?: string }
  | { readonly is: "region"; readonly region: Region; readonly memberState: EuMemberState }
  | { readonly is: "of"; readonly memberState: EuMemberState }
);

const outside = (codes: RegExp, more: { code?: string; town?: RegExp } = {}) =>
  ({ is: "outside", codes, ...more }) as const;

const region = (codes: RegExp, name: Region, memberState: EuMemberState) =>
  ({ is: "region", codes, region: name, memberState }) as const;

const of = (codes: RegExp, memberState: EuMemberState) =>
  ({ is: "of", codes, memberState }) as const;

/**
 * By country, the codes whose VAT is not that of the country; the first that fits counts. Jungholz
 * and Mittelberg are Austrian with German codes too. The bases in Cyprus have no country code:
 * their post goes by British forces' offices, and addresses in their villages are Cypriot ones.
 */
export const POSTAL_RULES: Readonly<Record<string, readonly PostalRule[]>> = {
  AT: [
    region(/^6691$/, "jungholzAndMittelberg", "AT"),
    region(/^699[123]$/, "jungholzAndMittelberg", "AT"),
  ],
  DE: [
    // Heligoland, Büsingen
    outside(/^27498$/),
    outside(/^78266$/),
    region(/^87491$/, "jungholzAndMittelberg", "AT"),
    region(/^8756[789]$/, "jungholzAndMittelberg", "AT"),
  ],
  // The Canary Islands, Ceuta, Melilla
  ES: [outside(/^3[58]\d{3}$/), outside(/^5[12]\d{3}$/)],
  FI: [outside(/^22\d{3}$/, { code: "AX" })],
  FR: [
    outside(/^(97133|977\d\d)$/, { code: "BL" }),
    outside(/^(97150|978\d\d)$/, { code: "MF" }),
    outside(/^971\d\d$/, { code: "GP" }),
    outside(/^972\d\d$/, { code: "MQ" }),
    outside(/^973\d\d$/, { code: "GF" }),
    outside(/^974\d\d$/, { code: "RE" }),
    outside(/^975\d\d$/, { code: "PM" }),
    outside(/^976\d\d$/, { code: "YT" }),
    outside(/^984\d\d$/, { code: "TF" }),
    outside(/^986\d\d$/, { code: "WF" }),
    outside(/^987\d\d$/, { code: "PF" }),
    outside(/^988\d\d$/, { code: "NC" }),
  ],
  // Episkopi and Akrotiri, Dhekelia and Ayios Nikolaos
  GB: [of(/^(BFPO5[3789]|BF12A[STU])$/, "CY")],
  // Mount Athos
  GR: [outside(/^6308[67]$/)],
  IT: [
    // Campione d'Italia, Livigno; their former codes are those of other towns too
    outside(/^22061$/),
    outside(/^22060$/, { town: /\bcampione\b/i }),
    outside(/^23041$/),
    outside(/^23030$/, { town: /\b(livigno|trepalle)\b/i }),
  ],
  PT: [
    region(/^9[0-4]\d\d(\d{3})?$/, "madeira", "PT"),
    region(/^9[5-9]\d\d(\d{3})?$/, "azores", "PT"),
  ],
};

import type { EuMemberState } from "../../shared/countries.ts";

/** VAT rates of a member state in basis points (2100 is 21 %). */
export interface VatRates {
  /** On services, one-to-one sessions among them. */
  readonly standard: number;
  /**
   * On electronic publications (directive 2006/112/EC, annex III point 6), which
   * our documents and talks are.
   */
  readonly ePublication: number;
}

/**
 * As of 1 January 2026. Rates change at the turn of a year or a half-year: the operator of the
 * marketplace compares the table with the Commission's "Taxes in Europe" database (TEDB) before it
 * is a year old.
 *
 * Rates of the 27 member states on their mainland, as their VAT laws state them and TEDB lists
 * them. Where a state has no reduced rate on electronic publications (Denmark, Hungary), both
 * columns have the standard rate.
 */
export const VAT_RATES: Readonly<Record<EuMemberState, VatRates>> = {
  AT: { standard: 2000, ePublication: 1000 },
  BE: { standard: 2100, ePublication: 600 },
  BG: { standard: 2000, ePublication: 900 },
  CY: { standard: 1900, ePublication: 300 },
  CZ: { standard: 2100, ePublication: 0 },
  DE: { standard: 1900, ePublication: 700 },
  DK: { standard: 2500, ePublication: 2500 },
  EE: { standard: 2400, ePublication: 900 },
  ES: { standard: 2100, ePublication: 400 },
  FI: { standard: 2550, ePublication: 1350 },
  FR: { standard: 2000, ePublication: 550 },
  GR: { standard: 2400, ePublication: 600 },
  HR: { standard: 2500, ePublication: 500 },
  HU: { standard: 2700, ePublication: 2700 },
  IE: { standard: 2300, ePublication: 0 },
  IT: { standard: 2200, ePublication: 400 },
  LT: { standard: 2100, ePublication: 500 },
  LU: { standard: 1700, ePublication: 300 },
  LV: { standard: 2100, ePublication: 500 },
  MT: { standard: 1800, ePublication: 500 },
  NL: { standard: 2100, ePublication: 900 },
  PL: { standard: 2300, ePublication: 500 },
  PT: { standard: 2300, ePublication: 600 },
  RO: { standard: 2100, ePublication: 1100 },
  SE: { standard: 2500, ePublication: 600 },
  SI: { standard: 2200, ePublication: 500 },
  SK: { standard: 2300, ePublication: 500 },
};

/** Regions of member states with rates of their own. */
export type Region = "azores" | "jungholzAndMittelberg" | "madeira";

/**
 * As of the same day. Jungholz and Mittelberg have another standard rate than the rest of Austria
 * and the same reduced one; the islands' reduced rates apply to electronic publications too.
 */
export const REGIONAL_RATES: Readonly<Record<Region, VatRates>> = {
  azores: { standard: 1600, ePublication: 400 },
  jungholzAndMittelberg: { standard: 1900, ePublication: 1000 },
  madeira: { standard: 2200, ePublication: 400 },
};

import type { VatTreatment } from "../../generated/enums.ts";

/** Shown next to a buyer's price (docs/product.md 8.4). */
export const VAT_NOTES: Readonly<Record<VatTreatment, string>> = {
  INCLUDED: "incl. VAT",
  ZERO_RATED: "0% VAT",
  REVERSE_CHARGE: "VAT (reverse charge)",
  OUTSIDE_EU: "no VAT",
};

/** How the answer about a VAT number came out. */
export type VatNumberAnswer = "VALID" | "INVALID" | "UNAVAILABLE";

/** The service that knows VAT numbers. */
export interface VatNumbers {
  /** Never throws: a service that does not answer is the third answer. */
  check(query: { vatNumber: string; countryCode: string }): Promise<VatNumberAnswer>;
}

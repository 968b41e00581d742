import type { VatNumberStatus } from "../../../src/domain/generated/enums.ts";

/** The service that knows VAT numbers. */
export interface VatNumbers {
  /** Never throws: a service that does not answer is the third answer. */
  check(query: { vatNumber: string; countryCode: string }): Promise<VatNumberStatus>;
}

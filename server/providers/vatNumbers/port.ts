import type { VatNumberStatus } from "../../../src/domain/generated/enums.ts";

/** The service that knows VAT numbers. */
export interface VatNumbers {
  /** Never throws: an unavailable service is the third outcome. */
  check(query: { vatNumber: string; countryCode: string }): Promise<VatNumberStatus>;
}

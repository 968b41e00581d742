import { checkVatNumber } from "../../../../src/domain/payments/vat/vatNumber.ts";
import type { VatNumbers } from "../port.ts";

/** Answers by a number's form and check digits: a single machine can't know more. */
export function createLocalVatNumbers(): VatNumbers {
  return { check: async (query) => checkVatNumber(query) };
}

import * as z from "zod/mini";
import { countryCode, vatNumber } from "../../shared/inputs/fields.ts";

/** What `validateVatNumber` takes. */
export const validateVatNumberInput = z.object({
  vatNumber: vatNumber(),
  countryCode: countryCode(),
});

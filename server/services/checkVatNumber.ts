import { isEuMemberState } from "../../src/domain/countries.ts";
import type { VatNumberStatus } from "../../src/domain/enums.ts";
import { refuse } from "../../src/domain/errors.ts";
import type { BillingDetails } from "../store/users.ts";
import type { ProcessContext } from "./context.ts";

/**
 * Whether a VAT number exists and belongs to a country. Nobody knows the tax numbers of countries
 * outside the European Union, and nothing hangs on them: they are `UNAVAILABLE`.
 */
export async function checkVatNumber(
  { providers }: Pick<ProcessContext, "providers">,
  query: { vatNumber: string; countryCode: string },
): Promise<VatNumberStatus> {
  return isEuMemberState(query.countryCode) ? providers.vatNumbers.check(query) : "UNAVAILABLE";
}

/**
 * How the check of a company's number came out; null for a person. Refuses a wrong one with
 * `VAT_NUMBER_INVALID` on `vatNumber`.
 */
export async function requireVatNumber(
  context: Pick<ProcessContext, "providers">,
  { isCompany, vatNumber, countryCode }: BillingDetails,
): Promise<VatNumberStatus | null> {
  if (!isCompany || vatNumber === null) return null;
  const status = await checkVatNumber(context, { vatNumber, countryCode });
  return status === "INVALID" ? refuse("VAT_NUMBER_INVALID", { field: "vatNumber" }) : status;
}

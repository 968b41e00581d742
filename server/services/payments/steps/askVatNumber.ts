import { isEuMemberState } from "../../../../src/domain/shared/countries.ts";
import type { VatNumberStatus } from "../../../../src/domain/generated/enums.ts";
import { refuse } from "../../../../src/domain/shared/errors.ts";
import { vatNumberCountryOf } from "../../../../src/domain/payments/vat/area.ts";
import { checkVatNumber } from "../../../../src/domain/payments/vat/vatNumber.ts";
import type { BillingDetails } from "../../../store/ports/profiles.ts";
import type { ProcessContext } from "../../shared/context.ts";

/**
 * Whether a VAT number exists and belongs to a country. The VAT service knows those of the European
 * Union; no VAT depends on others, so their format is enough.
 */
export async function askVatNumber(
  { providers }: Pick<ProcessContext, "providers">,
  { vatNumber, countryCode }: { vatNumber: string; countryCode: string },
): Promise<VatNumberStatus> {
  const query = { vatNumber, countryCode: vatNumberCountryOf(countryCode) };
  return isEuMemberState(query.countryCode)
    ? providers.vatNumbers.check(query)
    : checkVatNumber(query);
}

/**
 * The result of checking a company's number; null for a person. Refuses an invalid one with
 * `VAT_NUMBER_INVALID` on `vatNumber`.
 */
export async function requireVatNumber(
  context: Pick<ProcessContext, "providers">,
  { isCompany, vatNumber, countryCode }: BillingDetails,
): Promise<VatNumberStatus | null> {
  if (!isCompany || vatNumber === null) return null;
  const status = await askVatNumber(context, { vatNumber, countryCode });
  return status === "INVALID" ? refuse("VAT_NUMBER_INVALID", { field: "vatNumber" }) : status;
}

import type { VatNumberStatus } from "../../../src/domain/generated/enums.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import { validateVatNumberInput } from "../../../src/domain/payments/inputs/validateVatNumber.ts";
import { askVatNumber } from "./steps/askVatNumber.ts";
import type { ServiceContext } from "../shared/context.ts";
import { requireViewer } from "../shared/viewer.ts";

/** Asks whether a VAT number exists and belongs to a country. */
export async function validateVatNumber(
  context: ServiceContext,
  command: unknown,
): Promise<{ status: VatNumberStatus; isValid: boolean }> {
  requireViewer(context);
  const status = await askVatNumber(context, parseInput(validateVatNumberInput, command));
  return { status, isValid: status === "VALID" };
}

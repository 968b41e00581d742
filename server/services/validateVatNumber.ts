import type { VatNumberStatus } from "../../src/domain/enums.ts";
import { parseInput } from "../../src/domain/inputs/parseInput.ts";
import { validateVatNumberInput } from "../../src/domain/inputs/validateVatNumber.ts";
import { askVatNumber } from "./askVatNumber.ts";
import type { ServiceContext } from "./context.ts";
import { requireViewer } from "./viewer.ts";

/** Asks whether a VAT number exists and belongs to a country. */
export async function validateVatNumber(
  context: ServiceContext,
  command: unknown,
): Promise<{ status: VatNumberStatus; isValid: boolean }> {
  requireViewer(context);
  const status = await askVatNumber(context, parseInput(validateVatNumberInput, command));
  return { status, isValid: status === "VALID" };
}

import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import { updateUserBillingInformationInput } from "../../../src/domain/payments/inputs/updateUserBillingInformation.ts";
import type { UserRow } from "../../store/ports/profiles.ts";
import { requireVatNumber } from "./steps/askVatNumber.ts";
import type { ServiceContext } from "../shared/context.ts";
import { requireViewer } from "../shared/viewer.ts";

/** Replaces the signed-in user's default billing details. Refuses with `VAT_NUMBER_INVALID`. */
export async function updateUserBillingInformation(
  context: ServiceContext,
  command: unknown,
): Promise<UserRow> {
  const { userId } = requireViewer(context);
  const billing = parseInput(updateUserBillingInformationInput, command);
  await requireVatNumber(context, billing);
  const user = await context.store.users.update(userId, { billing });
  context.loaders.user.clear(userId).prime(userId, user);
  return user;
}

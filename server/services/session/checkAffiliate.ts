import { checkAffiliateInput } from "../../../src/domain/session/inputs/checkAffiliate.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import { inviterOf } from "./steps/affiliateCode.ts";
import type { ServiceContext } from "../shared/context.ts";

/** Whether an invitation code exists. */
export async function checkAffiliate(context: ServiceContext, command: unknown): Promise<boolean> {
  const { affiliate } = parseInput(checkAffiliateInput, command);
  return (await inviterOf(context, affiliate)) !== null;
}

import { checkAffiliateInput } from "../../src/domain/inputs/checkAffiliate.ts";
import { parseInput } from "../../src/domain/inputs/parseInput.ts";
import { inviterOf } from "./affiliateCode.ts";
import type { ServiceContext } from "./context.ts";

/** Whether an invitation code exists. */
export async function checkAffiliate(context: ServiceContext, command: unknown): Promise<boolean> {
  const { affiliate } = parseInput(checkAffiliateInput, command);
  return (await inviterOf(context, affiliate)) !== null;
}

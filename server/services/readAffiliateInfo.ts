import { refuse } from "../../src/domain/errors.ts";
import type { ServiceContext } from "./context.ts";
import { readViewer } from "./viewer.ts";

/** The signed-in beamer's invitation code. */
export async function readAffiliateInfo(
  context: ServiceContext,
): Promise<{ affiliateCode: string }> {
  const { affiliateCode } = await readViewer(context);
  return affiliateCode === null ? refuse("FORBIDDEN") : { affiliateCode };
}

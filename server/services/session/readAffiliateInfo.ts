import { refuse } from "../../../src/domain/shared/errors.ts";
import type { ServiceContext } from "../shared/context.ts";
import { readViewer } from "../shared/viewer.ts";

/** The signed-in beamer's invitation code. */
export async function readAffiliateInfo(
  context: ServiceContext,
): Promise<{ affiliateCode: string }> {
  const { affiliateCode } = await readViewer(context);
  return affiliateCode === null ? refuse("FORBIDDEN") : { affiliateCode };
}

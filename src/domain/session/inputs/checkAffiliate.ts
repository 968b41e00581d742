import * as z from "zod/mini";
import { wholeAffiliateCode } from "./affiliateCode.ts";

/** What `checkAffiliate` takes. */
export const checkAffiliateInput = z.object({ affiliate: wholeAffiliateCode() });

import * as z from "zod/mini";
import { affiliateCode } from "./affiliateCode.ts";

/** What `registerAsBeamer` takes. */
export const registerAsBeamerInput = z.object({ affiliateCode: affiliateCode() });

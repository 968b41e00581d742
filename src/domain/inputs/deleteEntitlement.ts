import * as z from "zod/mini";
import { id } from "./fields.ts";

/** What `deleteEntitlement` takes. */
export const deleteEntitlementInput = z.object({ catalogItemId: id("Item") });

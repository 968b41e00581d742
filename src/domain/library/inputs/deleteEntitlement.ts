import * as z from "zod/mini";
import { id } from "../../shared/inputs/fields.ts";

/** What `deleteEntitlement` takes. */
export const deleteEntitlementInput = z.object({ catalogItemId: id("Item") });

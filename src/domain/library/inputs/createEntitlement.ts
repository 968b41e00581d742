import * as z from "zod/mini";
import { id } from "../../shared/inputs/fields.ts";

/** What `createEntitlement` takes. */
export const createEntitlementInput = z.object({ catalogItemId: id("Item") });

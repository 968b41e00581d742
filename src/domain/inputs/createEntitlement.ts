import * as z from "zod/mini";
import { id } from "./fields.ts";

/** What `createEntitlement` takes. */
export const createEntitlementInput = z.object({ catalogItemId: id("Item") });

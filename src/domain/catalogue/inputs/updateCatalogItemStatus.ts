import * as z from "zod/mini";
import { CATALOG_ITEM_STATUSES } from "../../generated/enums.ts";
import { id, oneOf } from "../../shared/inputs/fields.ts";

/** What `updateCatalogItemStatus` takes. */
export const updateCatalogItemStatusInput = z.object({
  id: id("Item"),
  status: oneOf(CATALOG_ITEM_STATUSES, "Status is required"),
});

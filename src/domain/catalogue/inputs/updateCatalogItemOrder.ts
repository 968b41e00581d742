import * as z from "zod/mini";
import { CATALOG_ITEM_CATEGORIES } from "../../generated/enums.ts";
import { id, oneOf } from "../../shared/inputs/fields.ts";
import { LIST_MAX } from "../../shared/limits.ts";

/** What `updateCatalogItemOrder` takes. */
export const updateCatalogItemOrderInput = z.object({
  category: oneOf(CATALOG_ITEM_CATEGORIES, "Category is required"),
  itemIds: z.array(id("Item"), "Items must be a list").check(
    z.maxLength(LIST_MAX, `You can name at most ${LIST_MAX} items`),
    z.refine((ids) => new Set(ids).size === ids.length, "Name each item once"),
  ),
});

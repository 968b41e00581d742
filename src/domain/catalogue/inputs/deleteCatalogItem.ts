import * as z from "zod/mini";
import { id } from "../../shared/inputs/fields.ts";

/** What `deleteCatalogItem` takes. */
export const deleteCatalogItemInput = z.object({ id: id("Item") });

import type { Part } from "./parts.ts";

/** Each request for some of a document looks for the item whose document it is. */
export const itemByDocument: readonly Part[] = [
  {
    index: "catalog_items_by_document",
    on: "catalog_items ((document ->> 'id')) where document is not null",
  },
];

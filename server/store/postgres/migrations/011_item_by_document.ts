import type { Part } from "./parts.ts";

/** Each request for a range of a document looks up its item. */
export const parts: readonly Part[] = [
  {
    index: "catalog_items_by_document",
    on: "catalog_items ((document ->> 'id')) where document is not null",
  },
];

import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import type { CatalogItemCategory } from "../../domain/generated/enums.ts";

/** Where the page keeps the signed-in creator's items of a category. */
const LIST_OF = {
  ONE_ON_ONE: "oneOnOnesForCurrentBeamer",
  PUBLICATION: "publicationsForCurrentBeamer",
  TALK: "talksForCurrentBeamer",
} as const satisfies Record<CatalogItemCategory, string>;

/** A list of items as the page keeps it, to be changed by an answer. */
export function ownItems(store: RecordSourceProxy, category: CatalogItemCategory) {
  const root = store.getRoot();
  const field = LIST_OF[category];
  const read = () => (root.getLinkedRecords(field) ?? []).map((item) => item ?? null);
  return {
    replace: (items: readonly (RecordProxy | null)[]) => root.setLinkedRecords([...items], field),
    /** Puts an item before all others; one that is there already stays where it is. */
    addFirst(item: RecordProxy) {
      const isThere = read().some((other) => other?.getDataID() === item.getDataID());
      if (!isThere) root.setLinkedRecords([item, ...read()], field);
    },
  };
}

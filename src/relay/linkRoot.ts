import type { RecordSourceSelectorProxy } from "relay-runtime";

/**
 * An updater that links what a mutation returns to a field of the query: where nothing was saved
 * before, the store has null there, and the answer alone doesn't change that.
 */
export function linkRoot({ answer, field }: { answer: string; field: string }) {
  return (store: RecordSourceSelectorProxy) => {
    const saved = store.getRootField(answer);
    if (saved) store.getRoot().setLinkedRecord(saved, field);
  };
}

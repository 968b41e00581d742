import type { Store } from "../store/ports/store.ts";

/**
 * The same store, which calls `wake` when an event that is due at once was written: after its
 * transaction was kept, never before. What is due later is found by the worker's next look.
 */
export function wakeOnAppend(store: Store, wake: () => void): Store {
  return {
    ...appending(store, wake),
    transaction: async (work) => {
      let isAsked = false;
      const result = await store.transaction((inside) => {
        // A transaction that is run again has written nothing yet.
        isAsked = false;
        return work(
          noting(inside, () => {
            isAsked = true;
          }),
        );
      });
      if (isAsked) wake();
      return result;
    },
  };
}

/** The store within a transaction; one inside it joins it. */
function noting(inside: Store, note: () => void): Store {
  const store: Store = { ...appending(inside, note), transaction: (work) => work(store) };
  return store;
}

function appending(store: Store, note: () => void): Store {
  return {
    ...store,
    outbox: {
      ...store.outbox,
      append: async (event) => {
        await store.outbox.append(event);
        if (event.dueAt <= event.at) note();
      },
    },
  };
}

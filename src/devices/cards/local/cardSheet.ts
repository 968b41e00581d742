import { EMPTY_CARD, isComplete, type CardField, type TypedCard } from "./typing.ts";

interface SheetState {
  card: TypedCard;
  /** The field that the last error was about. */
  invalid: CardField | null;
  /** Resolves the bank's question whether it is the buyer. Null while it asks nothing. */
  decide: ((approve: boolean) => void) | null;
}

/** The values of the card's inputs, for the inputs and for the device. */
export interface CardSheet {
  read(): SheetState;
  subscribe(listener: () => void): () => void;
  /** Sets the typed values; clears a field's error until the next try. */
  type(change: Partial<TypedCard>): void;
  mark(invalid: CardField | null): void;
  /** Shows the bank's question, and resolves with the buyer's answer. */
  ask(): Promise<boolean>;
  isEmpty(): boolean;
  isComplete(): boolean;
}

export function createCardSheet(): CardSheet {
  let state: SheetState = { card: EMPTY_CARD, invalid: null, decide: null };
  const listeners = new Set<() => void>();
  const set = (next: SheetState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type: (change) => set({ ...state, card: { ...state.card, ...change }, invalid: null }),
    mark: (invalid) => set({ ...state, invalid }),
    ask: () =>
      new Promise((resolve) => {
        const decide = (approve: boolean) => {
          set({ ...state, decide: null });
          resolve(approve);
        };
        set({ ...state, decide });
      }),
    isEmpty: () => Object.values(state.card).every((text) => text === ""),
    isComplete: () => isComplete(state.card),
  };
}

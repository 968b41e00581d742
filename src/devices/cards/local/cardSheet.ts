import { EMPTY_CARD, isComplete, type CardField, type TypedCard } from "./typing.ts";

interface SheetState {
  card: TypedCard;
  /** The field that the last error was about. */
  invalid: CardField | null;
}

/** What is typed into the card's inputs, for the inputs and for the device. */
export interface CardSheet {
  read(): SheetState;
  subscribe(listener: () => void): () => void;
  /** Takes over what was typed; a marked field is right again until the next try. */
  type(change: Partial<TypedCard>): void;
  mark(invalid: CardField | null): void;
  isEmpty(): boolean;
  isComplete(): boolean;
}

export function createCardSheet(): CardSheet {
  let state: SheetState = { card: EMPTY_CARD, invalid: null };
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
    type: (change) => set({ card: { ...state.card, ...change }, invalid: null }),
    mark: (invalid) => set({ ...state, invalid }),
    isEmpty: () => Object.values(state.card).every((text) => text === ""),
    isComplete: () => isComplete(state.card),
  };
}

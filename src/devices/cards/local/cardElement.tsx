import { createRoot, type Root } from "react-dom/client";
import { CardFields } from "./CardFields.tsx";
import type { CardSheet } from "./cardSheet.ts";

type Listener = (event: unknown) => void;

/** What `<PaymentElement>` requires of a Stripe element. */
export interface CardElement {
  mount(node: HTMLElement): void;
  unmount(): void;
  destroy(): void;
  update(): void;
  focus(): void;
  on(event: string, listener: Listener): CardElement;
  once(event: string, listener: Listener): CardElement;
  off(event: string, listener?: Listener): CardElement;
}

/** Renders a card's inputs into a node that somebody else owns. */
export function createCardElement(sheet: CardSheet): CardElement {
  const listeners = new Map<string, Set<Listener>>();
  let place: HTMLElement | null = null;
  let root: Root | null = null;
  let stopListening = () => {};

  const emit = (event: string, detail: object = {}) => {
    for (const listener of listeners.get(event) ?? []) {
      listener({ elementType: "payment", ...detail });
    }
  };
  const tellChange = () =>
    emit("change", {
      empty: sheet.isEmpty(),
      complete: sheet.isComplete(),
      collapsed: false,
      value: { type: "card" },
    });

  const clear = () => {
    const gone = root;
    stopListening();
    place?.remove();
    place = null;
    root = null;
    // The caller clearing the node is rendering: React can't render again in between.
    queueMicrotask(() => gone?.unmount());
  };

  const element: CardElement = {
    mount(node) {
      clear();
      place = document.createElement("div");
      node.append(place);
      root = createRoot(place, { identifierPrefix: "card-" });
      root.render(<CardFields sheet={sheet} />);
      stopListening = sheet.subscribe(tellChange);
      const mounted = place;
      // Listeners are attached after mounting.
      setTimeout(() => place === mounted && emit("ready"));
    },
    unmount: clear,
    destroy() {
      clear();
      listeners.clear();
    },
    update: () => undefined,
    focus: () => place?.querySelector("input")?.focus(),
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
      return element;
    },
    once(event, listener) {
      const once: Listener = (detail) => {
        element.off(event, once);
        listener(detail);
      };
      return element.on(event, once);
    },
    off(event, listener) {
      if (listener) listeners.get(event)?.delete(listener);
      else listeners.delete(event);
      return element;
    },
  };
  return element;
}

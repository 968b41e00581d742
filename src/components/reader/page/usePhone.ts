import { useSyncExternalStore } from "react";

/** Narrower than the one breakpoint (docs/product.md 17.2). */
const PHONE = "(width < 1024px)";

/** Whether the window is a phone's; false on a server. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(PHONE).matches,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

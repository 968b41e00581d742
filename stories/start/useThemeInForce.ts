import { useSyncExternalStore } from "react";
import type { Theme } from "../../src/ui/theme/useTheme.ts";

const themeInForce = (): Theme =>
  document.documentElement.dataset["theme"] === "dark" ? "dark" : "light";

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

/** The theme set in the toolbar. */
export function useThemeInForce(): Theme {
  return useSyncExternalStore(subscribe, themeInForce);
}

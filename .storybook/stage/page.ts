import type { Conditions } from "../toolbar.ts";

type Theme = Conditions["theme"];

/** Where the app stores the chosen theme: next to Storybook's own entries, which are kept. */
const THEME_KEY = "theme";

/**
 * Resets the page for the next story: unscrolled, in the toolbar's theme, and without anything
 * chosen or set by hand.
 */
export function tidyPage(theme: Theme): void {
  chooseTheme(theme);
  const { documentElement, activeElement } = document;
  documentElement.removeAttribute("dir");
  if (activeElement instanceof HTMLElement) activeElement.blur();
  documentElement.scrollTo({ top: 0, left: 0, behavior: "instant" });
}

/**
 * Applies a theme as if the reader had chosen it in another tab, so that the app adopts it: its
 * select shows it, and another can be chosen there until the toolbar's changes.
 */
export function chooseTheme(theme: Theme): void {
  // Without a choice, the theme is light.
  if (theme === "light") localStorage.removeItem(THEME_KEY);
  else localStorage.setItem(THEME_KEY, theme);
  document.documentElement.dataset["theme"] = theme;
  window.dispatchEvent(new StorageEvent("storage", { key: THEME_KEY }));
}

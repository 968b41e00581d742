import { useSyncExternalStore } from "react";

export type Theme = "light" | "dark";

/** What a reader may choose: a theme, or whatever the device says. */
export type ThemeChoice = Theme | "system";

const STORAGE_KEY = "theme";
const DARK = "(prefers-color-scheme: dark)";

/** The choice if the browser's storage is unavailable: it lasts until the page is left. */
let unstored: ThemeChoice | null = null;
const listeners = new Set<() => void>();

/** Applies a theme. Before the first frame, `firstTheme.js` does. */
export function applyTheme(theme: Theme): void {
  const { documentElement } = document;
  documentElement.dataset["theme"] = theme;
  const surface = getComputedStyle(documentElement).getPropertyValue("--surface");
  document.querySelector('[name="theme-color"]')?.setAttribute("content", surface);
}

/** The reader's choice and its setter; all tabs are in sync. Light by default. */
export function useThemeChoice(): readonly [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, chosenTheme, (): ThemeChoice => "light"), chooseTheme];
}

function chosenTheme(): ThemeChoice {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === "dark" || stored === "system" ? stored : "light";
  } catch {
    return unstored ?? "light";
  }
}

function chooseTheme(choice: ThemeChoice): void {
  try {
    localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    unstored = choice;
  }
  follow();
}

/** Applies the current choice. */
function follow(): void {
  const choice = chosenTheme();
  const device = matchMedia(DARK).matches ? "dark" : "light";
  applyTheme(choice === "system" ? device : choice);
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void): () => void {
  const followOtherTab = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY) follow();
  };
  // A page restored from the back/forward cache heard nothing meanwhile.
  const followReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) follow();
  };
  const followDevice = () => {
    if (chosenTheme() === "system") follow();
  };
  const device = matchMedia(DARK);
  listeners.add(onChange);
  addEventListener("storage", followOtherTab);
  addEventListener("pageshow", followReturn);
  device.addEventListener("change", followDevice);
  return () => {
    listeners.delete(onChange);
    removeEventListener("storage", followOtherTab);
    removeEventListener("pageshow", followReturn);
    device.removeEventListener("change", followDevice);
  };
}

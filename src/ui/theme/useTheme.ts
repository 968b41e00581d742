import { useSyncExternalStore } from "react";

export type Theme = "light" | "dark";

const STORAGE_KEY = "theme";

/** The reader's choice; light when none was made or storage is closed to us. */
export function storedTheme(): Theme {
  try {
    return localStorage.getItem(STORAGE_KEY) === "dark" ? "dark" : "light";
  } catch {
    return "light";
  }
}

/** Call once before the first paint, with `storedTheme()`. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset["theme"] = theme;
}

/** The theme in force and the way to choose another; every tab follows. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const theme = useSyncExternalStore(subscribe, themeInForce, (): Theme => "light");
  return { theme, setTheme: chooseTheme };
}

function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // A reader who forbids storage still gets the theme, until the page is left.
  }
  applyTheme(theme);
}

function themeInForce(): Theme {
  return document.documentElement.dataset["theme"] === "dark" ? "dark" : "light";
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  const followOtherTab = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY) applyTheme(storedTheme());
  };
  addEventListener("storage", followOtherTab);
  return () => {
    observer.disconnect();
    removeEventListener("storage", followOtherTab);
  };
}

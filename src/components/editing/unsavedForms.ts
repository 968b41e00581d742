import { createContext } from "react";

/** The forms of a page in which something is typed that is not saved yet. */
export interface UnsavedForms {
  /** Counts a form in until the returned function is called. */
  add(): () => void;
  /** Whether something typed is lost when the page is left. */
  wouldBeLost(): boolean;
}

interface UnsavedFormsOptions {
  /** Who is signed in; undefined for a visitor. */
  whoseNow: () => string | undefined;
}

/**
 * Keeps which forms are not saved, and has the browser ask before the whole page goes. It holds
 * nobody back who has signed out: what they typed can be saved no more.
 */
export function createUnsavedForms({ whoseNow }: UnsavedFormsOptions): UnsavedForms {
  const owners = new Map<object, string | undefined>();
  const wouldBeLost = () => {
    const now = whoseNow();
    return [...owners.values()].some((owner) => owner === now);
  };
  const ask = (event: Event) => {
    if (wouldBeLost()) event.preventDefault();
  };

  return {
    wouldBeLost,
    add() {
      const form = {};
      owners.set(form, whoseNow());
      // Only while it is needed: a browser may not keep a page that listens to this for later.
      window.addEventListener("beforeunload", ask);
      return () => {
        owners.delete(form);
        if (owners.size === 0) window.removeEventListener("beforeunload", ask);
      };
    },
  };
}

/** The page's, see `AskBeforeLeaving`; null where nothing asks. */
export const UnsavedFormsContext = createContext<UnsavedForms | null>(null);

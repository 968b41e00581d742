import { createContext } from "react";

/** What a form holds that is not saved. */
interface Typed {
  values: unknown;
  /** The initial content's revision, see docs/product.md 16.9; null without one. */
  revision: string | null;
}

/** Where forms say that something is typed in them which is not saved yet. */
interface UnsavedForms {
  /**
   * Registers a form until the returned function is called: it was saved, or discarded. If the
   * session ends before, the tab keeps its content.
   */
  add(form: { id: string; label: string; read(): Typed }): () => void;
  /** What the tab keeps for the person who is signed in; null without anything. */
  kept(id: string): Typed | null;
  forget(id: string): void;
}

/** The page's, see `AskBeforeLeaving`; null where nothing asks. */
export const UnsavedFormsContext = createContext<UnsavedForms | null>(null);

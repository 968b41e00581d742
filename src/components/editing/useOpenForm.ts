import { use, useLayoutEffect, useRef, useState, type RefObject } from "react";
import type { FormName } from "./formNames.ts";
import { UnsavedFormsContext } from "./UnsavedFormsContext.ts";

/** Which part of a section is being edited, see `useOpenForm`. */
export interface OpenForm<Part> {
  /** Null while the section is read. */
  part: Part | null;
  open(part: Part): void;
  close(): void;
  /** The button that gets the focus when the form has closed. */
  opener: RefObject<HTMLButtonElement | null>;
}

/**
 * A section that is read or edited in the same place; closing the form restores the focus, unless
 * it is outside the form by then. Initially open, at `part`, if `form` holds what was typed before
 * the session ended.
 */
export function useOpenForm<Part>(form: FormName | null, at: Part): OpenForm<Part> {
  const forms = use(UnsavedFormsContext);
  const [part, setPart] = useState<Part | null>(() =>
    form !== null && forms?.kept(form.id) ? at : null,
  );
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (part === null && wasOpen.current && isFocusLost) opener.current?.focus();
    wasOpen.current = part !== null;
  }, [part]);
  return { part, open: setPart, close: () => setPart(null), opener };
}

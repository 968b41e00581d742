import { useLayoutEffect, useRef, useState, type RefObject } from "react";

/** Which part of a section is being edited, see `useOpenForm`. */
export interface OpenForm<Part> {
  /** Null while the section is read. */
  part: Part | null;
  open(part: Part): void;
  close(): void;
  /** The button that gets the focus when the form has closed. */
  opener: RefObject<HTMLButtonElement | null>;
}

/** A section that is read or edited in the same place; closing the form gives the focus back. */
export function useOpenForm<Part>(): OpenForm<Part> {
  const [part, setPart] = useState<Part | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (part === null && wasOpen.current) opener.current?.focus();
    wasOpen.current = part !== null;
  }, [part]);
  return { part, open: setPart, close: () => setPart(null), opener };
}

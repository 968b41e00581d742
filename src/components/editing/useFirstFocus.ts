import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Focuses a field as its form appears. React Hook Form's `setFocus` waits for a timer: by then
 * somebody may be typing in another field, and the rest would go into this one.
 */
export function useFirstFocus(
  name: string,
  { isSelected = false } = {},
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const field = form.current?.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    field.focus();
    if (isSelected) field.select();
  }, [name, isSelected]);
  return form;
}

import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Focuses a field of a form as the form appears. `setFocus` of the form's library does so a timer
 * later, and then what somebody already types elsewhere goes into this field.
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

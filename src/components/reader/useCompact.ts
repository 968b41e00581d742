import { useLayoutEffect, useState, type RefObject } from "react";
import { onResize } from "../../ui/onResize.ts";

/** In widths of the text's size: as many as all controls side by side take. */
const ROOM_IN_REM = 36;

/** Whether space for controls is short: a narrow element, or large text. */
export function useCompact(element: RefObject<HTMLElement | null>): boolean {
  const [isCompact, setCompact] = useState(true);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setCompact(current.clientWidth < ROOM_IN_REM * rem);
    };
    // Before the first paint: otherwise the page is drawn smaller, and jumps.
    measure();
    return onResize([current], measure);
  }, [element]);
  return isCompact;
}

import { useLayoutEffect, useState, type RefObject } from "react";

/** In widths of the text's size: as many as all controls side by side take. */
const ROOM_IN_REM = 36;

/** Whether there is little room for controls: a narrow element, or large text. */
export function useCompact(element: RefObject<HTMLElement | null>): boolean {
  const [isCompact, setCompact] = useState(true);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(() => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setCompact(current.clientWidth < ROOM_IN_REM * rem);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isCompact;
}

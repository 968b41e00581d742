import { useLayoutEffect, useState, type RefObject } from "react";
import type { Extent } from "../../../domain/reading/zoom.ts";
import { onResize } from "../../../ui/onResize.ts";

/** An element's inner size, without its scroll bars; null until it was drawn. */
export function useExtent(element: RefObject<HTMLElement | null>): Extent | null {
  const [extent, setExtent] = useState<Extent | null>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    return onResize([current], () => {
      const { clientWidth: width, clientHeight: height } = current;
      setExtent((before) =>
        before?.width === width && before.height === height ? before : { width, height },
      );
    });
  }, [element]);
  return extent;
}

import { useLayoutEffect, useRef, type RefObject } from "react";
import type { Scrollable } from "../../../domain/reading/pageKeys.ts";
import { scrollAround } from "../../../domain/reading/zoom.ts";
import type { Point } from "./useStageGestures.ts";

/** How much larger than fitting a page is shown, and around which point of the window. */
export interface Zoom {
  value: number;
  /** Null: around the middle of the stage. */
  around: Point | null;
}

/** After a zoom, what was under the pointer or between the fingers still is. */
export function useScrollAround(
  stage: RefObject<HTMLElement | null>,
  { zoom, width, height }: { zoom: Zoom; width: number; height: number },
): void {
  const before = useRef({ zoom: zoom.value, width, height });
  useLayoutEffect(() => {
    const { current } = stage;
    const last = before.current;
    before.current = { zoom: zoom.value, width, height };
    if (!current || last.zoom === zoom.value || last.width === 0) return;
    const box = current.getBoundingClientRect();
    const { clientWidth, clientHeight } = current;
    const at = {
      x: zoom.around ? zoom.around.x - box.left : clientWidth / 2,
      y: zoom.around ? zoom.around.y - box.top : clientHeight / 2,
    };
    current.scrollTo({
      left: scrollAround({
        scroll: current.scrollLeft,
        at: at.x,
        frame: clientWidth,
        before: last.width,
        after: width,
      }),
      top: scrollAround({
        scroll: current.scrollTop,
        at: at.y,
        frame: clientHeight,
        before: last.height,
        after: height,
      }),
      behavior: "instant",
    });
  }, [stage, zoom, width, height]);
}

/** How far it can still be scrolled; a pixel is what rounding leaves. */
export function scrollableOf(stage: HTMLElement | null): Scrollable {
  if (stage === null) return { isWide: false, hasAbove: false, hasBelow: false };
  const { scrollWidth, clientWidth, scrollHeight, clientHeight, scrollTop } = stage;
  return {
    isWide: scrollWidth > clientWidth + 1,
    hasAbove: scrollTop > 1,
    hasBelow: scrollTop + clientHeight < scrollHeight - 1,
  };
}

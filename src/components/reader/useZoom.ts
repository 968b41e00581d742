import { useState } from "react";
import { boundedZoom, zoomedIn, zoomedOut } from "../../domain/reading/zoom.ts";
import type { Zoom } from "./page/useScrollAround.ts";
import type { Point } from "./page/useStageGestures.ts";

const WHOLE: Zoom = { value: 1, around: null };

/** How large the pages are shown: by steps of the buttons, or freely around a point. */
export function useZoom() {
  const [zoom, setZoom] = useState(WHOLE);
  return {
    zoom,
    zoomIn: () => setZoom({ value: zoomedIn(zoom.value), around: null }),
    zoomOut: () => setZoom({ value: zoomedOut(zoom.value), around: null }),
    zoomReset: () => setZoom(WHOLE),
    zoomAround: (change: (zoom: number) => number, around: Point) =>
      setZoom(({ value }) => ({ value: boundedZoom(change(value)), around })),
  };
}

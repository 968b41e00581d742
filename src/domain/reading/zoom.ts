/** Width and height, in pixels of CSS or in points of a page. */
export interface Extent {
  width: number;
  height: number;
}

/** How a page is shown before anybody zooms. */
export type Fit = "page" | "width";

/** Zoom levels of the buttons, each a multiple of the fitting scale. */
const STEPS = [1, 1.25, 1.5, 2, 2.5, 3, 4, 5] as const;
const ZOOM_MIN = 1;
/** The maximum zoom, as a multiple of the fitting scale (docs/product.md 11.15). */
export const ZOOM_MAX = 5;
/** Zoom per pixel of the wheel: the unit in which a trackpad's pinch arrives. */
const WHEEL_RATE = 0.01;
/** A notch of a mouse wheel is about 100 pixels, and is capped to this. */
const WHEEL_TURN_MAX = 20;

/** The scale at which a page fits its frame. */
export function fittingScale({
  page,
  frame,
  fit,
}: {
  page: Extent;
  frame: Extent;
  fit: Fit;
}): number {
  const toWidth = frame.width / page.width;
  const scale = fit === "width" ? toWidth : Math.min(toWidth, frame.height / page.height);
  return Number.isFinite(scale) && scale > 0 ? scale : 1;
}

/** On a phone, a portrait page would be too small to read as a whole. */
export function fitFor({ page, isPhone }: { page: Extent; isPhone: boolean }): Fit {
  return isPhone && page.height > page.width ? "width" : "page";
}

/** The next larger step, also from between two. */
export function zoomedIn(zoom: number): number {
  return STEPS.find((step) => step > zoom + 0.01) ?? ZOOM_MAX;
}

/** The next smaller step, down to the whole page. */
export function zoomedOut(zoom: number): number {
  return STEPS.findLast((step) => step < zoom - 0.01) ?? ZOOM_MIN;
}

/** The zoom after a wheel event of this many pixels, downwards positive. */
export function zoomedByWheel(zoom: number, deltaY: number): number {
  const turn = Math.min(WHEEL_TURN_MAX, Math.max(-WHEEL_TURN_MAX, deltaY));
  return boundedZoom(zoom * Math.exp(-turn * WHEEL_RATE));
}

/** Clamps a zoom. */
export function boundedZoom(zoom: number): number {
  return Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, zoom));
}

/**
 * The scroll position after a zoom, in one direction, so that what was under a finger or pointer
 * still is. `at` is counted from the edge of the frame; `before` and `after` are the sheet's
 * lengths. A sheet that is shorter than its frame is centred in it.
 */
export function scrollAround(axis: {
  scroll: number;
  at: number;
  frame: number;
  before: number;
  after: number;
}): number {
  const { scroll, at, frame, before, after } = axis;
  const marginBefore = Math.max(0, (frame - before) / 2);
  const share = (scroll + at - marginBefore) / before;
  const marginAfter = Math.max(0, (frame - after) / 2);
  return Math.max(0, Math.min(after - frame, share * after + marginAfter - at));
}

import { SWIPE_MAX_MS, SWIPE_MIN_PX } from "../shared/limits.ts";

/** A finger's position: pixels of the window, and milliseconds of any clock. */
export interface TouchPoint {
  x: number;
  y: number;
  at: number;
}

/**
 * The direction of a swipe; null if the movement isn't one (docs/product.md 11.3).
 */
export function swipeOf(from: TouchPoint, to: TouchPoint): "left" | "right" | null {
  const right = to.x - from.x;
  if (to.at - from.at > SWIPE_MAX_MS) return null;
  if (Math.abs(right) < SWIPE_MIN_PX || Math.abs(right) <= Math.abs(to.y - from.y)) return null;
  return right > 0 ? "right" : "left";
}

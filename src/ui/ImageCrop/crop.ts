/** A picture's size in its own pixels, after applying its orientation. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Which square of a picture is kept. */
export interface Crop {
  /** Percent, `ZOOM_MIN` to `ZOOM_MAX`: at 100 the square is as large as the picture allows. */
  zoom: number;
  /** Percent of the remaining width: 0 at the left edge, 100 at the right one. */
  x: number;
  /** The same from the top edge to the bottom one. */
  y: number;
}

/** A square in the picture's own pixels. */
export interface Square {
  left: number;
  top: number;
  edge: number;
}

/** The minimum zoom, in percent: the largest square that fits. */
export const ZOOM_MIN = 100;
/** The maximum zoom, in percent: a square with a quarter of that edge. */
export const ZOOM_MAX = 400;

/** The largest square, centred. */
export const WHOLE: Crop = { zoom: ZOOM_MIN, x: 50, y: 50 };

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** The square that a crop keeps of a picture. */
export function squareOf({ zoom, x, y }: Crop, { width, height }: PictureSize): Square {
  const edge = (Math.min(width, height) * ZOOM_MIN) / zoom;
  return { left: ((width - edge) * x) / 100, top: ((height - edge) * y) / 100, edge };
}

/** Moves the square by fractions of its own edge, clamped to the picture. */
export function movedBy(
  crop: Crop,
  { size, right, down }: { size: PictureSize; right: number; down: number },
): Crop {
  const { left, top, edge } = squareOf(crop, size);
  return {
    zoom: crop.zoom,
    x: placed(left + right * edge, size.width - edge),
    y: placed(top + down * edge, size.height - edge),
  };
}

/**
 * Scales the square around a point of it, given in fractions of its edge; by default its middle.
 */
export function zoomedTo(
  crop: Crop,
  {
    size,
    zoom: wanted,
    around = { right: 0.5, down: 0.5 },
  }: { size: PictureSize; zoom: number; around?: { right: number; down: number } },
): Crop {
  const zoom = between(ZOOM_MIN, wanted, ZOOM_MAX);
  const before = squareOf(crop, size);
  const { edge } = squareOf({ ...crop, zoom }, size);
  const shrunkBy = before.edge - edge;
  return {
    zoom,
    x: placed(before.left + shrunkBy * around.right, size.width - edge),
    y: placed(before.top + shrunkBy * around.down, size.height - edge),
  };
}

/** Percent of the room; the middle if there isn't any. */
function placed(offset: number, room: number): number {
  return room < 1 ? 50 : between(0, (offset / room) * 100, 100);
}

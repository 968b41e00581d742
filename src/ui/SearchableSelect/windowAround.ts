/**
 * How many options are rendered around the current one; a list shows about seven. Computing a
 * zone's offset takes a slow phone some milliseconds, so a few more would be noticeable.
 */
const BEFORE = 9;
const AFTER = 10;
/** As many as a list shows, the one that is cut off included, where each has one line. */
const IN_VIEW = 8;
/** Fewer beyond what is in view are too few to scroll on. */
const SPARE = 2;

/** A part of a list: the first index and the one after the last. */
interface Drawn {
  first: number;
  end: number;
}

/** The part of a long list that is drawn: around the option where one looks. */
export function windowAround(place: number, count: number): Drawn {
  const within = (index: number) => Math.min(count, Math.max(0, index));
  const middle = within(Math.min(place, count - 1));
  return { first: within(middle - BEFORE), end: within(middle + AFTER) };
}

/**
 * Where to draw a list that was scrolled until `top` is the first option in view; null while enough
 * is drawn on both sides.
 */
export function placeToDraw(top: number, { first, end }: Drawn, count: number): number | null {
  const isEnough =
    (first === 0 || top - SPARE >= first) && (end === count || top + IN_VIEW + SPARE <= end);
  return isEnough ? null : top + IN_VIEW / 2;
}

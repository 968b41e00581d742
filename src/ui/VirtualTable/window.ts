/** Rows from `first` up to, but not with, `end`. */
export interface RowRange {
  first: number;
  end: number;
}

/** Overscan above and below, so that a short scroll is never empty. */
const AROUND = 8;

/** The rows to render at a scroll position. Heights in pixels. */
export function rowsInSight(box: {
  scrollTop: number;
  boxHeight: number;
  rowHeight: number;
  rowCount: number;
}): { drawn: RowRange; seen: RowRange } {
  const { scrollTop, boxHeight, rowHeight, rowCount } = box;
  const within = (index: number) => Math.min(rowCount, Math.max(0, index));
  if (rowHeight <= 0) return { drawn: { first: 0, end: within(2 * AROUND) }, seen: NONE };
  const first = within(Math.floor(scrollTop / rowHeight));
  const end = within(Math.ceil((scrollTop + boxHeight) / rowHeight));
  return {
    drawn: { first: within(first - AROUND), end: within(end + AROUND) },
    seen: { first, end },
  };
}

const NONE: RowRange = { first: 0, end: 0 };

/** Whether two ranges hold the same rows. */
export function isSameRange(a: RowRange, b: RowRange): boolean {
  return a.first === b.first && a.end === b.end;
}

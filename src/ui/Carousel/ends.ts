/** Whether a row can be moved further. */
export interface Ends {
  isAtStart: boolean;
  isAtEnd: boolean;
}

/** Browsers round: a row may stop a pixel short of its end. */
const NEARLY = 2;

/** Where a scrolled row stands. Returns `before` itself when nothing changed. */
export function endsOf(
  row: Pick<Element, "scrollLeft" | "scrollWidth" | "clientWidth">,
  before: Ends,
): Ends {
  const isAtStart = row.scrollLeft <= NEARLY;
  const isAtEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - NEARLY;
  const isSame = isAtStart === before.isAtStart && isAtEnd === before.isAtEnd;
  return isSame ? before : { isAtStart, isAtEnd };
}

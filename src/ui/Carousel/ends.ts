/** Whether a row can be moved further. */
export interface Ends {
  isAtStart: boolean;
  isAtEnd: boolean;
}

/** Browsers round: a row may stop a pixel short of its end. */
const NEARLY = 2;

/** A row's scroll position. Returns `before` itself if nothing changed. */
export function endsOf(
  row: Pick<Element, "scrollLeft" | "scrollWidth" | "clientWidth">,
  before: Ends,
): Ends {
  const isAtStart = row.scrollLeft <= NEARLY;
  const isAtEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - NEARLY;
  const isSame = isAtStart === before.isAtStart && isAtEnd === before.isAtEnd;
  return isSame ? before : { isAtStart, isAtEnd };
}

const PAGE_TURNS = ["next", "previous", "first", "last"] as const;

/** Turning to a page by where it is, and not by its number. */
export type PageTurn = (typeof PAGE_TURNS)[number];

/** Whether a word says which page to turn to. */
export function isPageTurn(word: string): word is PageTurn {
  return PAGE_TURNS.some((turn) => turn === word);
}

/** The number of the page turned to: at the ends it can be out of range. */
export function turnedPage(
  turn: PageTurn,
  { page, pageCount }: { page: number; pageCount: number },
): number {
  switch (turn) {
    case "next":
      return page + 1;
    case "previous":
      return page - 1;
    case "first":
      return 1;
    case "last":
      return pageCount;
  }
}

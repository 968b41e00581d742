/** What an assertion and a query of a play fail with. */
const OF_A_PLAY = /^(AssertionError|TestingLibraryElementError)$/;

let print = console.error;
const quiet = (...texts: unknown[]) => {
  const [text] = texts;
  const isOfPlay = text instanceof Error && OF_A_PLAY.test(text.name);
  if (!isOfPlay) print(...texts);
};

/**
 * Suppresses failed assertions of a story that is left while it plays. Its play continues until the
 * next assertion, which fails on a page that shows something else by then, and Storybook (10.6)
 * prints that although it has aborted the story. Call it where a story begins; `isLeft` is
 * Storybook's abort signal.
 */
export function quietOnceLeft(isLeft: AbortSignal): void {
  if (console.error === quiet) console.error = print;
  const beQuiet = () => {
    if (console.error === quiet) return;
    print = console.error;
    console.error = quiet;
  };
  isLeft.addEventListener("abort", beQuiet);
  // The frame of a story on a docs page is not told: it goes with that page.
  window.addEventListener("pagehide", beQuiet, { signal: isLeft });
}

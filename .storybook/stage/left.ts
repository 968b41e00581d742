/** What an assertion and a query of a play fail with. */
const OF_A_PLAY = /^(AssertionError|TestingLibraryElementError)$/;

let print = console.error;
const quiet = (...texts: unknown[]) => {
  const [text] = texts;
  const isOfPlay = text instanceof Error && OF_A_PLAY.test(text.name);
  if (!isOfPlay) print(...texts);
};

/**
 * Prints no failed assertion of a story that is left while it is played. Its play goes on until the
 * next one, which fails on a page that shows something else by then, and Storybook (10.6) prints
 * that although it has given the story up. Call it where a story begins; `isLeft` is the signal by
 * which Storybook gives it up.
 */
export function quietOnceLeft(isLeft: AbortSignal): void {
  if (console.error === quiet) console.error = print;
  const beQuiet = () => {
    if (console.error === quiet) return;
    print = console.error;
    console.error = quiet;
  };
  isLeft.addEventListener("abort", beQuiet);
  // The frame of a story on a page of words is not told: it goes with that page.
  window.addEventListener("pagehide", beQuiet, { signal: isLeft });
}

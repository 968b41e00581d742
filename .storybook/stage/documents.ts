import { waitFor } from "storybook/test";

const UNDRAWN = [
  "[aria-label^='Document: '][aria-busy]",
  "[role='group'][aria-label^='Page ']:not(:has(canvas, [role='alert']))",
];

/**
 * Waits until every document on the page is open and a page of it drawn, or says why not. That takes
 * longer on a busy machine, and a story's looks must not depend on it.
 */
export async function documentsDrawn(): Promise<void> {
  await waitFor(() => {
    if (document.querySelector(UNDRAWN.join()) === null) return;
    throw new Error("a document is still loading: if it is meant to, set documentWaits");
  });
}

import { expect, waitFor, type within } from "storybook/test";
import { deckPdf } from "../../server/world/deckPdf.ts";

/** A document of eight pages. */
export const DECK = deckPdf({ title: "The quiet interface", pageCount: 8 });

/** Waits until the first page of a document is drawn, for what must not disturb its loading. */
export async function firstPageDrawn(
  canvas: ReturnType<typeof within>,
  pageCount: number,
): Promise<void> {
  const page = await canvas.findByRole("group", { name: `Page 1 of ${pageCount}` });
  await waitFor(() => expect(page.querySelector("canvas")).toBeVisible());
}

/** Waits until a deck is open, and holds the viewer's controls: the picture is the same each time. */
export async function readsDeck(canvas: ReturnType<typeof within>, pageCount = 8): Promise<void> {
  await firstPageDrawn(canvas, pageCount);
  canvas.getByRole("button", { name: "Next page" }).focus();
}

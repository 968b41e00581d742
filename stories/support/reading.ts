import { expect, waitFor, type within } from "storybook/test";
import { deckPdf } from "../../server/world/deckPdf.ts";

/** A document of eight pages. */
export const DECK = deckPdf({ title: "The quiet interface", pageCount: 8 });

/** Waits until a deck is open, and holds the viewer's controls: the picture is the same each time. */
export async function readsDeck(canvas: ReturnType<typeof within>, pageCount = 8): Promise<void> {
  const name = `Page 1 of ${pageCount}`;
  const page = await canvas.findByRole("group", { name });
  await waitFor(() => expect(page.querySelector("canvas")).toBeVisible());
  canvas.getByRole("button", { name: "Next page" }).focus();
}

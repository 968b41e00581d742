import { expect, userEvent, waitFor } from "storybook/test";
import { stageOf } from "../../.storybook/stage/screen.ts";
import { addressOf } from "../../.storybook/stage/stage.tsx";
import type { Played } from "./played.ts";

/** Whether the browser asks before the page is reloaded or closed. */
export const asksBeforeReload = () =>
  !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

/**
 * Follows a link away from what was typed: asked, one stays; asked again, one leaves, and is asked
 * no more.
 */
export async function isAskedBeforeLeaving(
  { canvas, ...context }: Pick<Played, "canvas" | "loaded">,
  { link, to }: { link: string; to: string },
) {
  const stage = stageOf(context);
  const here = addressOf(stage);
  await expect(asksBeforeReload()).toBe(true);
  await userEvent.click(canvas.getByRole("link", { name: link }));
  await canvas.findByRole("dialog", { name: "Leave without saving?" });
  await userEvent.click(canvas.getByRole("button", { name: "Keep editing" }));
  await expect(addressOf(stage)).toBe(here);
  await userEvent.click(canvas.getByRole("link", { name: link }));
  await userEvent.click(await canvas.findByRole("button", { name: "Leave" }));
  await waitFor(() => expect(addressOf(stage)).toBe(to));
  await waitFor(() => expect(asksBeforeReload()).toBe(false));
}

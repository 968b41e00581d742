import { expect, screen as page, waitFor } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { expectToFit, onSmallPhone } from "../../support/extremes.ts";
import type { Canvas } from "../../support/played.ts";
import { expectReachable, press, shows, stageAt } from "./readerPlay.ts";
import { deck, reading, renderReader } from "./readerStage.tsx";

const meta = preview.meta({ title: "Components/Reader", render: renderReader() });

/** Where a page is as small as on a phone, controls would hide much of it. */
async function expectPageUncovered(canvas: Canvas) {
  const { top, bottom } = (await stageAt(canvas, 1, 8)).getBoundingClientRect();
  const tools = canvas.getByRole("group", { name: "Tools" }).getBoundingClientRect();
  const turning = canvas.getByRole("group", { name: "Pages" }).getBoundingClientRect();
  await expect({ tools: tools.bottom <= top, turning: turning.top >= bottom }).toEqual({
    tools: true,
    turning: true,
  });
}

export const SmallPhone = meta.story({
  ...onSmallPhone,
  parameters: reading(),
  play: async ({ canvas, canvasElement }) => {
    await shows(canvas, 1, 8);
    await press(canvas, "More");
    await expect(await page.findByRole("menuitem", { name: "Search" })).toBeVisible();
    await expectPageUncovered(canvas);
    await expectToFit(canvasElement);
  },
});

/** With everything that a reader can have: a close button, and a counter of six digits. */
export const SmallPhoneFull = meta.story({
  ...onSmallPhone,
  parameters: reading(deck(500)),
  render: renderReader({ initialPage: 500, onClose: () => {} }),
  play: async ({ canvas, canvasElement }) => {
    await shows(canvas, 500, 500);
    canvas.getByRole("button", { name: "Previous page" }).focus();
    await expectReachable(canvas.getByRole("region", { name: /^Document/ }));
    await expectToFit(canvasElement);
  },
});

export const SmallPhonePages = meta.story({
  ...onSmallPhone,
  parameters: reading(deck(12)),
  play: async ({ canvas, canvasElement }) => {
    await shows(canvas, 1, 12);
    await press(canvas, "All pages");
    const dialog = await canvas.findByRole("dialog", { name: "All pages" });
    await waitFor(() => expect(dialog.querySelectorAll("canvas").length).toBeGreaterThanOrEqual(4));
    await expectReachable(dialog);
    await expectToFit(canvasElement);
  },
});

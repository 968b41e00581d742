import { expect, screen as page, userEvent, waitFor } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { stageOf } from "../../../.storybook/stage/screen.ts";
import { expectToFit, onSmallPhone } from "../../support/extremes.ts";
import type { Canvas } from "../../support/played.ts";
import { expectReachable, press, pressKey, shows, stageAt } from "./readerPlay.ts";
import { deck, heavyFrom, reading, renderReader } from "./readerStage.tsx";

const meta = preview.meta({ title: "Components/Reader", render: renderReader() });

async function searchFor(canvas: Canvas, words: string) {
  await pressKey(await stageAt(canvas, 1, 24), "/");
  const field = await canvas.findByRole("searchbox", { name: "Search the document" });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.type(field, words);
  return field;
}

export const Searched = meta.story({
  parameters: reading(deck(24)),
  play: async ({ canvas }) => {
    await shows(canvas, 1, 24);
    await searchFor(canvas, "ínterface");
    await expect(await canvas.findByText("24 matches")).toBeVisible();
    await userEvent.keyboard("{Enter}{Enter}{Enter}");
    await expect(await canvas.findByText("Match 3 of 24")).toBeVisible();
    await shows(canvas, 3, 24);
    await press(canvas, "Previous match");
    await expect(await canvas.findByText("Match 2 of 24")).toBeVisible();
    const stage = await shows(canvas, 2, 24);
    await waitFor(() => expect(stage.querySelector("[data-current]")).toBeVisible());
  },
});

export const NothingFound = meta.story({
  parameters: reading(deck(24)),
  play: async ({ canvas }) => {
    await shows(canvas, 1, 24);
    await searchFor(canvas, "xylophone");
    await expect(await canvas.findByText(/No matches/)).toBeVisible();
  },
});

export const SearchLoads = meta.story({
  // The second page, which is drawn beforehand, comes with the first: how much is loaded is certain.
  parameters: reading(heavyFrom(4)),
  play: async ({ canvas, ...context }) => {
    await shows(canvas, 1, 12);
    stageOf(context).world.faults.network = "never answers";
    await press(canvas, /^(Search|More)$/);
    const inMenu = page.queryByRole("menuitem", { name: "Search" });
    if (inMenu) await userEvent.click(inMenu);
    await expect(
      await canvas.findByText("Loading the rest of the document to search it…"),
    ).toBeVisible();
  },
});

export const SmallPhoneSearch = meta.story({
  ...onSmallPhone,
  parameters: reading(deck(24)),
  play: async ({ canvas, canvasElement }) => {
    await shows(canvas, 1, 24);
    await searchFor(canvas, "interface");
    // Until the text has been read there is no match to go to.
    await canvas.findByText("24 matches");
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText("Match 1 of 24")).toBeVisible();
    await expectReachable(canvas.getByRole("region", { name: /^Document/ }));
    await expectToFit(canvasElement);
  },
});

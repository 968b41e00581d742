import { expect, waitFor, within } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { pagesPdf } from "../../../server/world/pagesPdf.ts";
import { draws, pressKey, sheetOf, shows, swipe } from "./readerPlay.ts";
import { deck, reading, renderReader } from "./readerStage.tsx";

const meta = preview.meta({ title: "Components/Reader", render: renderReader() });

export const ScriptNeverRun = meta.story({
  parameters: reading(
    pagesPdf([
      {
        width: 600,
        height: 400,
        lines: ["Press me"],
        action: "/S/JavaScript/JS(app.alert\\(1\\))",
      },
      { width: 600, height: 400, lines: ["Second"], action: "/S/URI/URI(javascript:alert\\(1\\))" },
    ]),
  ),
  play: async ({ canvas }) => {
    const stage = await draws(canvas, 1, 2);
    await within(stage).findByText("Press me");
    await expect(within(stage).queryByRole("button")).toBeNull();
    await pressKey(stage, "{End}");
    await within(await draws(canvas, 2, 2)).findByText("Second");
    await expect(within(stage).queryByRole("button")).toBeNull();
  },
});

export const OnePage = meta.story({
  parameters: reading(deck(1)),
  play: async ({ canvas }) => {
    await shows(canvas, 1, 1);
    await expect(canvas.getByRole("button", { name: "Next page" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
});

const A4 = { width: 595, height: 842 };

export const Upright = meta.story({
  parameters: reading(
    pagesPdf(
      [1, 2, 3].map((number) => ({
        ...A4,
        lines: [`Chapter ${number}`, "What is left out", "says as much as", "what is left in."],
      })),
    ),
  ),
  play: async ({ canvas }) => {
    await within(await draws(canvas, 1, 3)).findByText("Chapter 1");
  },
});

export const MixedPages = meta.story({
  parameters: reading(
    pagesPdf([
      { width: 960, height: 540, lines: ["A slide"] },
      { ...A4, lines: ["An upright page"] },
      { ...A4, rotate: 90, lines: ["A turned page"] },
    ]),
  ),
  play: async ({ canvas }) => {
    const stage = await draws(canvas, 1, 3);
    await within(stage).findByText("A slide");
    await pressKey(stage, "{ArrowRight}");
    await within(stage).findByText("An upright page");
    await pressKey(stage, "{ArrowRight}");
    const words = await within(stage).findByText("A turned page");
    // The text is where the picture has it: along the right edge, from above.
    await waitFor(async () => {
      const { left, width, height } = words.getBoundingClientRect();
      const sheet = sheetOf(stage);
      await expect(height).toBeGreaterThan(width);
      await expect(left).toBeGreaterThan(sheet.left + sheet.width * 0.7);
    });
  },
});

export const HugePage = meta.story({
  parameters: reading(pagesPdf([{ width: 14_400, height: 14_400, lines: ["A very large page"] }])),
  play: async ({ canvas }) => {
    await draws(canvas, 1, 1);
  },
});

export const RightToLeft = meta.story({
  parameters: reading(
    pagesPdf(
      [1, 2, 3].map((number) => ({ ...A4, lines: [`Leaf ${number}`] })),
      { isRightToLeft: true },
    ),
  ),
  play: async ({ canvas }) => {
    const stage = await draws(canvas, 1, 3);
    await within(stage).findByText("Leaf 1");
    await pressKey(stage, "{ArrowLeft}");
    await within(stage).findByText("Leaf 2");
    await swipe(stage, 60);
    await within(stage).findByText("Leaf 3");
  },
});

export const NoText = meta.story({
  parameters: reading(pagesPdf([{ width: 960, height: 540 }])),
  play: async ({ canvas }) => {
    const stage = await draws(canvas, 1, 1);
    await expect(await within(stage).findByText("This page has no text.")).toBeInTheDocument();
  },
});

import { expect, screen as page, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { stageOf } from "../../../.storybook/stage/screen.ts";
import { STORAGE_KEYS } from "../../../src/domain/shared/limits.ts";
import { byKeyboard } from "../../support/keyboard.ts";
import { press, pressKey, shows, stageAt, typePage } from "./readerPlay.ts";
import { deck, reading, renderReader, renderReopenedReader } from "./readerStage.tsx";

const meta = preview.meta({ title: "Components/Reader", render: renderReader() });

export const Turned = meta.story({
  parameters: reading(),
  play: async ({ canvas }) => {
    await shows(canvas, 1, 8);
    await press(canvas, "Next page");
    await shows(canvas, 2, 8);
    await press(canvas, "Next page");
    await press(canvas, "Previous page");
    await shows(canvas, 2, 8);
    await typePage(canvas, 7);
    await shows(canvas, 7, 8);
    await expect(canvas.getByRole("textbox", { name: /Go to page/ })).toHaveValue("7");
  },
});

export const ByKeyboard = meta.story({
  parameters: reading(),
  play: byKeyboard(async ({ canvas, keys }) => {
    await shows(canvas, 1, 8);
    await keys.tabTo("group", "Page 1 of 8");
    for (const [key, number] of [
      ["{ArrowRight}", 2],
      ["{PageDown}", 3],
      [" ", 4],
      ["{ArrowLeft}", 3],
      ["{PageUp}", 2],
      ["{End}", 8],
      ["{Home}", 1],
    ] as const) {
      await keys.press(key);
      await stageAt(canvas, number, 8);
    }
    await keys.press("+");
    await keys.press("+");
    await waitFor(() =>
      expect(canvas.getByRole("group", { name: "Page 1 of 8" }).dataset["wide"]).toBe("true"),
    );
    await keys.press("0");
    await keys.tabTo("button", "Go to page 8");
    await keys.press("{Enter}");
    await shows(canvas, 8, 8);
    await keys.tabTo("textbox", /Go to page/);
    await keys.press("5{Enter}");
    await shows(canvas, 5, 8);
    await keys.tabTo("button", "Next page");
    await keys.press("{Enter}");
    await shows(canvas, 6, 8);
  }),
});

export const AllPages = meta.story({
  parameters: reading(deck(24)),
  play: async ({ canvas }) => {
    await shows(canvas, 1, 24);
    await press(canvas, "All pages");
    const dialog = await canvas.findByRole("dialog", { name: "All pages" });
    const current = within(dialog).getByRole("button", { name: "Page 1" });
    await waitFor(() => expect(current).toHaveFocus());
    await waitFor(() => expect(current.querySelector("canvas")).toBeVisible());
    await userEvent.keyboard("{ArrowRight}");
    await expect(within(dialog).getByRole("button", { name: "Page 2" })).toHaveFocus();
    await waitFor(() => expect(dialog.querySelectorAll("canvas").length).toBeGreaterThanOrEqual(8));
  },
});

export const PageChosen = meta.story({
  parameters: reading(deck(500)),
  play: async ({ canvas }) => {
    await shows(canvas, 1, 500);
    await press(canvas, "All pages");
    const dialog = await canvas.findByRole("dialog", { name: "All pages" });
    await waitFor(() =>
      expect(within(dialog).getByRole("button", { name: "Page 1" })).toHaveFocus(),
    );
    await userEvent.keyboard("{End}{Enter}");
    await shows(canvas, 500, 500);
    // Thumbnails are dropped as soon as they are out of view.
    await expect(page.queryByRole("dialog")).toBeNull();
  },
});

export const LinkAsked = meta.story({
  parameters: reading(),
  play: async ({ canvas }) => {
    await shows(canvas, 1, 8);
    await press(canvas, "Link to https://example.com/more");
    const dialog = await canvas.findByRole("dialog", { name: "Open this link?" });
    await expect(within(dialog).getByText("https://example.com/more")).toBeVisible();
    const link = within(dialog).getByRole("link", { name: "Open link" });
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    await expect(link).toHaveAttribute("target", "_blank");
  },
});

export const LinkFollowed = meta.story({
  parameters: reading(),
  play: async ({ canvas }) => {
    await shows(canvas, 1, 8);
    await press(canvas, "Go to page 8");
    await shows(canvas, 8, 8);
  },
});

export const PageRemembered = meta.story({
  parameters: reading(),
  play: async ({ canvas, ...context }) => {
    const stage = await shows(canvas, 1, 8);
    await pressKey(stage, "{End}");
    await shows(canvas, 8, 8);
    const { host } = stageOf(context).app?.frame.session ?? {};
    await expect(host?.storage.getItem(STORAGE_KEYS.pages)).toMatch(/"doc_\d+",8/);
  },
});

export const Returned = meta.story({
  parameters: reading(),
  render: renderReopenedReader(),
  play: async ({ canvas }) => {
    await shows(canvas, 1, 8);
    await typePage(canvas, 6);
    await shows(canvas, 6, 8);
    await press(canvas, "Close");
    await press(canvas, "Read on");
    await shows(canvas, 6, 8);
    await expect(canvas.getByRole("textbox", { name: /Go to page/ })).toHaveValue("6");
  },
});

export const Continued = meta.story({
  parameters: reading(),
  render: renderReader({ initialPage: 5 }),
  play: async ({ canvas }) => {
    await shows(canvas, 5, 8);
  },
});

import { expect, userEvent, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen } from "../../../../.storybook/stage/screen.ts";
import type { World } from "../../../../server/world/world.ts";
import { expectFocusOnPage } from "../../../support/focus.ts";
import type { Canvas } from "../../../support/played.ts";
import { readsDeck } from "../../../support/reading.ts";
import { type Facts, cast, DROP_ID } from "./scenes.ts";

const meta = preview.meta({ title: "Screens/Item", ...screen });

/** The creator views their own drop. */
const own =
  (facts: Facts = {}) =>
  async (world: World) => {
    const { creator, address } = await cast(world, facts);
    await creator.signsIn();
    return address;
  };

/** The names of the share buttons. */
const sharing = (canvas: Canvas) =>
  canvas.getAllByText("Share").map((label: HTMLElement) => {
    const button = label.closest("button");
    return button?.getAttribute("aria-label") ?? button?.textContent;
  });

export const Own = meta.story({
  parameters: scene(own()),
  play: async ({ canvas }) => {
    const edit = await canvas.findByRole("link", { name: "Edit" });
    await expect(edit).toHaveAttribute("href", `/beamer/publication/${DROP_ID}`);
    await expect(canvas.getByRole("button", { name: /^Unpublish/ })).toBeVisible();
    await expect(sharing(canvas)).toEqual(["Share The quiet interface on LinkedIn"]);
    await expect(canvas.queryByRole("button", { name: "Buy now" })).toBeNull();
    await readsDeck(canvas);
  },
});

export const OwnDraft = meta.story({
  parameters: scene(own({ drop: { status: "DRAFT", title: "" } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Draft: only you can see it")).toBeVisible();
    await expect(await canvas.findByText("Add a title before you publish this")).toBeVisible();
    const publish = canvas.getByRole("button", { name: /^Publish Now/ });
    await expect(publish).toHaveAttribute("aria-disabled", "true");
    await readsDeck(canvas);
  },
});

export const OwnPublished = meta.story({
  parameters: scene(own({ drop: { status: "DRAFT" } })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Publish Now/ }));
    await expect(await canvas.findByRole("button", { name: /^Unpublish/ })).toBeVisible();
    const share = canvas.getByRole("button", { name: "Share The quiet interface on LinkedIn" });
    await expect(share).not.toHaveAttribute("aria-disabled", "true");
    await expect(sharing(canvas)).toHaveLength(1);
    await readsDeck(canvas);
  },
});

export const OwnDeleted = meta.story({
  parameters: scene(own()),
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(
      await canvas.findByRole("button", { name: "Delete The quiet interface" }),
    );
    await userEvent.click(await body.findByRole("button", { name: "Delete" }));
    await expect(await canvas.findByText(/You deleted this/)).toBeVisible();
    await expectFocusOnPage();
    await readsDeck(canvas);
  },
});

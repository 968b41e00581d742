import { expect, userEvent } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen } from "../../../../.storybook/stage/screen.ts";
import {
  brokenUploads,
  quickUploads,
  stuckUploads,
  withUploads,
} from "../../../../mocks/devices/uploads.tsx";
import { BEING_DRAWN, DRAWN, UNDRAWABLE } from "../../../../server/world/documents.ts";
import { beamer } from "../../../../server/world/people.ts";
import { titleField } from "../../../support/itemForm.ts";
import { readsDeck } from "../../../support/reading.ts";
import { choose, pdfFile } from "../../../support/uploads.ts";
import { dropIn, editing } from "./scenes.ts";

const meta = preview.meta({
  title: "Screens/Beamer/Publication",
  ...screen,
  decorators: [withUploads(() => quickUploads)],
});

export const PreviewsPending = meta.story({
  parameters: scene(editing(BEING_DRAWN)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^The previews for visitors are being made/),
    ).toBeVisible();
    await readsDeck(canvas, 3);
  },
});

export const PreviewsFailed = meta.story({
  parameters: scene(editing(UNDRAWABLE)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Visitors see no preview");
    await readsDeck(canvas, 3);
  },
});

export const DocumentBroken = meta.story({
  parameters: scene(async (world) => {
    const creator = await beamer(world);
    await creator.signsIn();
    const drop = await creator.drops({ status: "DRAFT" });
    await creator.attaches(drop, new TextEncoder().encode("%PDF-broken and nothing else"));
    return `/beamer/publication/${drop.id}`;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Unable to load document")).toBeVisible();
    await expect(canvas.getByText(/^The file may be damaged/)).toBeVisible();
    await expect(canvas.getByText(/^Visitors see no preview/)).toBeVisible();
  },
});

export const PagesTurned = meta.story({
  parameters: scene(editing()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Next page" }));
    await expect(await canvas.findByRole("group", { name: "Page 2 of 40" })).toBeVisible();
    await expect(await canvas.findByText("Page 2 of 40")).toBeInTheDocument();
  },
});

export const Uploading = meta.story({
  decorators: [withUploads(() => stuckUploads({ at: 0.4 }))],
  parameters: scene(editing()),
  play: async ({ canvas, canvasElement }) => {
    await titleField(canvas);
    await choose(canvasElement, pdfFile("Second edition.pdf"));
    await expect(await canvas.findByText("40%")).toBeVisible();
    await expect(
      canvas.getByRole("progressbar", { name: "Uploading Second edition.pdf" }),
    ).toHaveAttribute("aria-valuenow", "40");
  },
});

export const UploadCancelled = meta.story({
  decorators: [withUploads(() => stuckUploads({ at: 0.4 }))],
  parameters: scene(editing()),
  play: async ({ canvas, canvasElement, ...context }) => {
    await titleField(canvas);
    // Otherwise the pace decides how the document next to it is drawn.
    await readsDeck(canvas, 40);
    await choose(canvasElement, pdfFile());
    await userEvent.click(await canvas.findByRole("button", { name: "Cancel" }));
    const again = await canvas.findByRole("button", { name: "Choose another PDF" });
    await expect(again).toHaveFocus();
    // Whether a focus ring is drawn depends on what was pressed before.
    again.blur();
    await expect((await dropIn(context))?.document?.isReplacement).toBe(false);
  },
});

export const Replaced = meta.story({
  parameters: { ...scene(editing()), timePasses: true },
  play: async ({ canvas, canvasElement, ...context }) => {
    await titleField(canvas);
    await choose(canvasElement, pdfFile("Second edition.pdf"));
    await expect(await canvas.findByText("Replaced")).toBeVisible();
    await expect(canvas.getByText("Second edition.pdf")).toBeVisible();
    await expect((await dropIn(context))?.document).toMatchObject({ isReplacement: true });
    await expect(await canvas.findByRole("button", { name: "Choose another PDF" })).toBeVisible();
    await readsDeck(canvas, 3);
  },
});

export const NotAPdf = meta.story({
  parameters: scene(editing()),
  play: async ({ canvas, canvasElement, ...context }) => {
    await titleField(canvas);
    await choose(canvasElement, new File(["picture"], "a.png", { type: "image/png" }));
    await expect(await canvas.findByText("Only PDF files are allowed")).toBeVisible();
    await expect((await dropIn(context))?.document?.isReplacement).toBe(false);
  },
});

export const DisguisedFile = meta.story({
  parameters: scene(editing()),
  play: async ({ canvas, canvasElement }) => {
    await titleField(canvas);
    await choose(canvasElement, new File(["a zip"], "a.pdf", { type: "application/pdf" }));
    await expect(await canvas.findByText("Only PDF files are allowed")).toBeVisible();
  },
});

export const UploadFailed = meta.story({
  decorators: [withUploads(() => brokenUploads())],
  parameters: scene(editing()),
  play: async ({ canvas, canvasElement }) => {
    await titleField(canvas);
    await choose(canvasElement, pdfFile());
    await expect(await canvas.findByText(/^We can’t reach the server\./)).toBeVisible();
  },
});

export const NoRoomForReplacement = meta.story({
  parameters: scene(async (world) => {
    world.settings = { ...world.settings, documentsMaxBytes: 1 };
    // One page: the file that takes its place has three.
    return editing({ document: { ...DRAWN.document, pageCount: 1 } })(world);
  }),
  play: async ({ canvas, canvasElement, ...context }) => {
    await titleField(canvas);
    await choose(canvasElement, pdfFile("Second edition.pdf"));
    await expect(
      await canvas.findByText(
        "Your account has no room for this file. Delete archived items for good under Offerings, or replace a large file with a smaller one.",
      ),
    ).toBeVisible();
    await expect((await dropIn(context))?.document?.isReplacement).toBe(false);
  },
});

import { expect, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { addressOf } from "../../../../.storybook/stage/stage.tsx";
import {
  brokenUploads,
  quickUploads,
  stuckUploads,
  withUploads,
} from "../../../../mocks/devices/uploads.tsx";
import { BEING_DRAWN, DRAWN, UNDRAWABLE } from "../../../../server/world/documents.ts";
import { LONGEST_DROP } from "../../../../server/world/extremes/longest.ts";
import { UNBROKEN_WORD } from "../../../../server/world/extremes/longNames.ts";
import { RIGHT_TO_LEFT_TEXTS } from "../../../../server/world/extremes/rightToLeft.ts";
import { beamer, type Beamer } from "../../../../server/world/people.ts";
import type { World } from "../../../../server/world/world.ts";
import { expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { byKeyboard } from "../../../support/keyboard.ts";
import type { Canvas, Played } from "../../../support/played.ts";
import { choose, pdfFile } from "../../../support/uploads.ts";

const meta = preview.meta({
  title: "Screens/Beamer/Offerings/Drops",
  ...screen,
  decorators: [withUploads(() => quickUploads)],
});

type Drop = Parameters<Beamer["drops"]>[0];

/** The offerings of somebody with such drops. */
const dropsOf =
  (...drops: Drop[]) =>
  async (world: World) => {
    const creator = await beamer(world);
    await creator.signsIn();
    for (const drop of drops) await creator.drops({ ...DRAWN, ...drop });
    return "/beamer/offerings";
  };

const listed = ({ loaded }: Pick<Played, "loaded">) =>
  stageOf({ loaded }).world.store.catalog.ofCreator({
    creatorId: "usr_000001",
    categories: ["PUBLICATION"],
    statuses: ["DRAFT", "PUBLISHED"],
    limit: 100,
  });

const zone = (canvas: Canvas) => canvas.findByRole("button", { name: "Upload a drop" });

export const Listed = meta.story({
  parameters: scene(
    dropsOf(
      { description: "Forty pages on screens that wait. ".repeat(12) },
      { title: "A free sample", priceInCents: 0, description: null, status: "DRAFT" },
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "The quiet interface" })).toBeVisible();
    await expect(canvas.getByText("excl. VAT")).toBeVisible();
    await expect(canvas.getByText("Free")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Edit The quiet interface" })).toHaveAttribute(
      "href",
      "/beamer/publication/pub_000001",
    );
  },
});

export const Empty = meta.story({
  parameters: scene(dropsOf()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You haven’t added any drops yet...")).toBeVisible();
  },
});

export const Untitled = meta.story({
  parameters: scene(dropsOf({ title: "", description: null, priceInCents: 0, status: "DRAFT" })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("The quiet interface.pdf", { selector: "p" }),
    ).toBeVisible();
    await expect(canvas.getByText("Add a title before you publish this")).toBeVisible();
    await expect(canvas.getByRole("button", { name: /Publish Now/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
});

export const Uploaded = meta.story({
  parameters: scene(dropsOf()),
  play: async ({ canvas, canvasElement, ...context }) => {
    await zone(canvas);
    await choose(canvasElement, pdfFile("Field notes.pdf"));
    await canvas.findByLabelText("Title");
    const [drop] = await listed(context);
    await expect(addressOf(stageOf(context))).toBe(`/beamer/publication/${drop?.id}`);
    await expect(await canvas.findByText("Field notes.pdf")).toBeVisible();
  },
});

export const Uploading = meta.story({
  decorators: [withUploads(() => stuckUploads({ at: 0.25 }))],
  parameters: scene(dropsOf()),
  play: async ({ canvas, canvasElement }) => {
    await zone(canvas);
    await choose(canvasElement, pdfFile("Field notes.pdf"));
    await expect(await canvas.findByText("25%")).toBeVisible();
  },
});

export const UploadCancelled = meta.story({
  decorators: [withUploads(() => stuckUploads({ at: 0.25 }))],
  parameters: scene(dropsOf()),
  play: async ({ canvas, canvasElement, ...context }) => {
    await zone(canvas);
    await choose(canvasElement, pdfFile());
    await userEvent.click(await canvas.findByRole("button", { name: "Cancel" }));
    await expect(await zone(canvas)).toBeVisible();
    await expect(await listed(context)).toEqual([]);
  },
});

export const UploadFailed = meta.story({
  parameters: scene(dropsOf()),
  play: async ({ canvas, canvasElement, ...context }) => {
    await zone(canvas);
    stageOf(context).world.faults.failing.add("createPublication");
    await choose(canvasElement, pdfFile());
    await expect(await canvas.findByText("Upload failed. Please try again.")).toBeVisible();
  },
});

export const UploadErrorGone = meta.story({
  parameters: { ...scene(dropsOf()), timePasses: true },
  play: async ({ canvas, canvasElement }) => {
    await zone(canvas);
    await choose(canvasElement, new File(["Notes"], "Notes.txt", { type: "text/plain" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Only PDF files are allowed");
    const line = await canvas.findByText(/wasn’t uploaded: Only PDF files are allowed/);
    await expect(line).toHaveTextContent(/^Notes\.txt/);
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(await zone(canvas)).toBeVisible();
    await choose(canvasElement, pdfFile());
    await expect(canvas.queryByText(/wasn’t uploaded/)).toBeNull();
    await canvas.findByLabelText("Title");
  },
});

export const UploadRetried = meta.story({
  decorators: [withUploads(() => brokenUploads({ times: 2 }))],
  parameters: scene(dropsOf()),
  play: async ({ canvas, canvasElement, ...context }) => {
    await zone(canvas);
    await choose(canvasElement, pdfFile());
    await canvas.findByLabelText("Title");
    await expect(await listed(context)).toHaveLength(1);
  },
});

export const TooLarge = meta.story({
  parameters: scene(dropsOf()),
  play: async ({ canvas, canvasElement, ...context }) => {
    await zone(canvas);
    const file = pdfFile();
    const large = new File([new Uint8Array(31 * 1024 * 1024)], file.name, { type: file.type });
    await choose(canvasElement, large);
    await expect(await canvas.findByText("File size must be less than 30MB")).toBeVisible();
    await expect(await listed(context)).toEqual([]);
  },
});

export const ListFull = meta.story({
  parameters: scene(dropsOf(...Array.from({ length: 100 }, () => ({ document: null })))),
  play: async ({ canvas, canvasElement }) => {
    await zone(canvas);
    await choose(canvasElement, pdfFile());
    await expect(await canvas.findByText(/the most your page can have/)).toBeVisible();
  },
});

export const PublishedAndUnpublished = meta.story({
  parameters: scene(dropsOf({ status: "DRAFT" })),
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Publish Now/ }));
    const unpublish = await canvas.findByRole("button", { name: /Unpublish/ });
    await expect((await listed(context))[0]?.status).toBe("PUBLISHED");
    await userEvent.click(unpublish);
    await expect(await canvas.findByRole("button", { name: /Publish Now/ })).toBeVisible();
  },
});

export const Ordered = meta.story({
  parameters: scene(dropsOf({ title: "First" }, { title: "Second" })),
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Move down second/i }));
    await waitFor(async () =>
      expect((await listed(context)).map(({ title }) => title)).toEqual(["First", "Second"]),
    );
  },
});

export const Deleted = meta.story({
  parameters: scene(dropsOf({})),
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Delete The quiet/ }));
    const dialog = await canvas.findByRole("dialog");
    await userEvent.click(within(dialog).getByRole("button", { name: "Delete" }));
    await expect(await canvas.findByText("You haven’t added any drops yet...")).toBeVisible();
    await expect(await listed(context)).toEqual([]);
  },
});

export const PreviewsPending = meta.story({
  parameters: scene(dropsOf(BEING_DRAWN)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The previews are being made.")).toBeVisible();
  },
});

export const PreviewsFailed = meta.story({
  parameters: scene(dropsOf(UNDRAWABLE)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/couldn’t make the previews/)).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  parameters: scene(dropsOf({})),
  play: byKeyboard(async ({ keys, ...context }) => {
    await keys.tabTo("button", "Upload a drop");
    await keys.tabTo("link", "Edit The quiet interface");
    await keys.press("{Enter}");
    await waitFor(() => expect(addressOf(stageOf(context))).toBe("/beamer/publication/pub_000001"));
  }),
});

const fits = async ({ canvas, canvasElement }: Played) => {
  await zone(canvas);
  await expectToFit(canvasElement);
};

export const LongNames = meta.story({
  ...onSmallPhone,
  parameters: scene(dropsOf({ title: UNBROKEN_WORD, description: UNBROKEN_WORD })),
  play: fits,
});

export const RightToLeft = meta.story({
  ...onSmallPhone,
  parameters: scene(
    dropsOf({ title: RIGHT_TO_LEFT_TEXTS.drop, description: RIGHT_TO_LEFT_TEXTS.description }),
  ),
  play: fits,
});

export const LongestAllowed = meta.story({
  ...onSmallPhone,
  parameters: scene(dropsOf(LONGEST_DROP)),
  play: fits,
});

export const NoRoomForUpload = meta.story({
  parameters: scene(async (world) => {
    world.settings = { ...world.settings, documentsMaxBytes: 1 };
    return dropsOf()(world);
  }),
  play: async ({ canvas, canvasElement, loaded }) => {
    await zone(canvas);
    await choose(canvasElement, pdfFile());
    await expect(
      await canvas.findByText(
        "Your account has no room for this file. Delete archived items for good under Offerings, or replace a large file with a smaller one.",
      ),
    ).toBeVisible();
    await expect(await listed({ loaded })).toEqual([]);
  },
});

import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { player } from "../../../../.storybook/stage/player.ts";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import {
  brokenUploads,
  quickUploads,
  stuckUploads,
  withUploads,
} from "../../../../mocks/devices/uploads.tsx";
import { BEING_DRAWN, DRAWN, UNDRAWABLE } from "../../../../server/world/documents.ts";
import { LONGEST_TALK } from "../../../../server/world/extremes/longest.ts";
import { LONG_EVENT, UNBROKEN_WORD } from "../../../../server/world/extremes/longNames.ts";
import { RIGHT_TO_LEFT_TEXTS } from "../../../../server/world/extremes/rightToLeft.ts";
import { beamer, type Beamer } from "../../../../server/world/people.ts";
import type { World } from "../../../../server/world/world.ts";
import { expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { byKeyboard } from "../../../support/keyboard.ts";
import type { Canvas } from "../../../support/played.ts";
import { choose, pdfFile } from "../../../support/uploads.ts";

const meta = preview.meta({
  title: "Screens/Beamer/About/Talks",
  ...screen,
  decorators: [withUploads(() => quickUploads)],
});

type Talk = Parameters<Beamer["speaks"]>[0];

/** The About page of somebody with such talks. */
const talksOf =
  (talks: readonly Talk[], search = "") =>
  async (world: World) => {
    const creator = await beamer(world);
    await creator.signsIn();
    for (const talk of talks) await creator.speaks({ ...DRAWN, ...talk });
    return `/beamer/about${search}`;
  };

const TALKS: readonly Talk[] = [
  { title: "Less, later" },
  { title: "Screens that wait", eventDate: Date.parse("2026-09-03T16:30:00Z"), status: "DRAFT" },
  { title: "", eventName: null, eventLocation: null, status: "DRAFT" },
];

const listed = ({ loaded }: { loaded: Record<string, unknown> }) =>
  stageOf({ loaded }).world.store.catalog.ofCreator({
    creatorId: "usr_000001",
    categories: ["TALK"],
    statuses: ["DRAFT", "PUBLISHED"],
    limit: 100,
  });

async function openNew(canvas: Canvas, day = "2026-10-01") {
  await userEvent.click(await canvas.findByRole("button", { name: "Add a talk" }));
  if (day !== "") {
    await fireEvent.change(canvas.getByLabelText("Event date"), { target: { value: day } });
  }
}

export const Listed = meta.story({
  parameters: scene(talksOf(TALKS)),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole("list", { name: "Your talks" });
    await expect(within(list).getAllByRole("heading")).toHaveLength(3);
    await expect(canvas.getByRole("heading", { name: "Untitled talk" })).toBeVisible();
    await expect(canvas.getByText("Add a title before you publish this")).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: scene(talksOf([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No talks yet")).toBeVisible();
  },
});

export const Uploaded = meta.story({
  parameters: { ...scene(talksOf([])), timePasses: true },
  play: async ({ canvas, canvasElement, ...context }) => {
    await openNew(canvas);
    await choose(canvasElement, pdfFile("Slides.pdf"));
    await expect(await canvas.findByRole("heading", { name: "Untitled talk" })).toBeVisible();
    const [talk] = await listed(context);
    await expect(talk).toMatchObject({
      status: "DRAFT",
      eventDate: Date.parse("2026-10-01T08:00:00Z"),
    });
    await expect(await canvas.findByRole("button", { name: "Upload the slides" })).toBeVisible();
  },
});

export const DateMissing = meta.story({
  parameters: scene(talksOf([])),
  play: async ({ canvas, canvasElement, ...context }) => {
    await openNew(canvas, "");
    await choose(canvasElement, pdfFile());
    await waitFor(() => expect(canvas.getByLabelText("Event date")).toHaveFocus());
    await expect(canvas.getByLabelText("Event date")).toBeInvalid();
    await expect(await listed(context)).toEqual([]);
  },
});

export const Uploading = meta.story({
  decorators: [withUploads(() => stuckUploads({ at: 0.7 }))],
  parameters: scene(talksOf([])),
  play: async ({ canvas, canvasElement }) => {
    await openNew(canvas);
    await choose(canvasElement, pdfFile());
    await expect(await canvas.findByText("70%")).toBeVisible();
  },
});

export const UploadCancelled = meta.story({
  decorators: [withUploads(() => stuckUploads({ at: 0.7 }))],
  parameters: scene(talksOf([])),
  play: async ({ canvas, canvasElement, ...context }) => {
    await openNew(canvas);
    await choose(canvasElement, pdfFile());
    await userEvent.click(await canvas.findByRole("button", { name: "Cancel" }));
    await expect(await canvas.findByRole("button", { name: "Upload the slides" })).toBeVisible();
    await expect(await listed(context)).toEqual([]);
  },
});

export const UploadFailed = meta.story({
  decorators: [withUploads(() => brokenUploads())],
  parameters: scene(talksOf([])),
  play: async ({ canvas, canvasElement }) => {
    await openNew(canvas);
    await choose(canvasElement, pdfFile());
    await expect(await canvas.findByText(/^We can’t reach the server\./)).toBeVisible();
  },
});

export const ArchivedAndUndone = meta.story({
  parameters: scene(talksOf(TALKS.slice(0, 1))),
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Delete Less, later" }));
    const dialog = await canvas.findByRole("dialog");
    await userEvent.click(within(dialog).getByRole("button", { name: "Delete" }));
    await expect(await canvas.findByText("No talks yet")).toBeVisible();
    await expect(await listed(context)).toEqual([]);
    await userEvent.click(await canvas.findByRole("button", { name: "Undo" }));
    await expect(await canvas.findByRole("heading", { name: "Less, later" })).toBeVisible();
    await waitFor(async () => expect((await listed(context))[0]?.status).toBe("PUBLISHED"));
    await expect(await canvas.findByText("Undone")).toBeVisible();
  },
});

export const Sought = meta.story({
  parameters: scene(talksOf(TALKS, "?date=2026-09-03T16%3A30%3A00.000Z")),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole("heading", { name: "Screens that wait" });
    await waitFor(() => expect(heading.closest("li")).toHaveFocus());
    await expect(heading).toBeVisible();
  },
});

export const PreviewsPending = meta.story({
  parameters: scene(talksOf([{ ...BEING_DRAWN }])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The previews are being made.")).toBeVisible();
  },
});

export const PreviewsFailed = meta.story({
  parameters: scene(talksOf([{ ...UNDRAWABLE }])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/couldn’t make the previews/)).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  parameters: scene(talksOf(TALKS)),
  play: byKeyboard(async ({ canvas, keys }) => {
    await keys.tabTo("button", "Add a talk");
    await keys.press("{Enter}");
    await keys.isIn("Event date");
    // The same day whether the browser asks for the day or for the month first.
    await keys.press("10102026");
    await expect(canvas.getByLabelText("Event date")).toHaveValue(player ? "2026-10-10" : "");
    await keys.tabTo("button", "Upload the slides");
    await keys.tabTo("button", "Close");
    await keys.press("{Enter}");
    await expect(canvas.getByRole("button", { name: "Add a talk" })).toHaveFocus();
    await keys.tabTo("link", "Edit Less, later");
  }),
});

const fits = async ({ canvas, canvasElement }: { canvas: Canvas; canvasElement: HTMLElement }) => {
  await canvas.findByRole("list", { name: "Your talks" });
  await expectToFit(canvasElement);
};

export const LongNames = meta.story({
  ...onSmallPhone,
  parameters: scene(talksOf([{ title: UNBROKEN_WORD, ...LONG_EVENT }])),
  play: fits,
});

export const ManyTalks = meta.story({
  parameters: scene(
    talksOf(Array.from({ length: 100 }, (_, index) => ({ title: `Talk ${index + 1}` }))),
  ),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole("list", { name: "Your talks" });
    await expect(within(list).getAllByRole("listitem")).toHaveLength(100);
  },
});

export const RightToLeft = meta.story({
  ...onSmallPhone,
  parameters: scene(
    talksOf([
      {
        title: RIGHT_TO_LEFT_TEXTS.talk,
        eventName: RIGHT_TO_LEFT_TEXTS.eventName,
        eventLocation: RIGHT_TO_LEFT_TEXTS.eventLocation,
      },
    ]),
  ),
  play: fits,
});

export const LongestAllowed = meta.story({
  ...onSmallPhone,
  parameters: scene(talksOf([LONGEST_TALK])),
  play: fits,
});

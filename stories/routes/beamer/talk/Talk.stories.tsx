import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { addressOf } from "../../../../.storybook/stage/stage.tsx";
import { quickUploads, withUploads } from "../../../../mocks/devices/uploads.tsx";
import { BEING_DRAWN, UNDRAWABLE } from "../../../../server/world/documents.ts";
import { LONGEST_TALK } from "../../../../server/world/extremes/longest.ts";
import { LONG_EVENT, UNBROKEN_WORD } from "../../../../server/world/extremes/longNames.ts";
import { RIGHT_TO_LEFT_TEXTS } from "../../../../server/world/extremes/rightToLeft.ts";
import { beamer } from "../../../../server/world/people.ts";
import { expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { save, titleField } from "../../../support/itemForm.ts";
import { byKeyboard, isToBeCorrected } from "../../../support/keyboard.ts";
import { answersLate } from "../../../support/late.ts";
import { type Played, retype } from "../../../support/played.ts";
import { firstPageDrawn, readsDeck } from "../../../support/reading.ts";
import {
  failed,
  loading,
  offline,
  sessionEnded,
  signedOut,
} from "../../../support/sharedStates.ts";
import { choose, pdfFile } from "../../../support/uploads.ts";
import { editing, isListed, talkIn } from "./scenes.ts";
import { DOCUMENTS, factsOf, names } from "../../../support/controlledFacts.ts";
import { asAtFirst, centsOf, choice, controlled, price } from "../../../support/controls.ts";

const meta = preview.meta({
  title: "Screens/Beamer/Talk",
  ...screen,
  decorators: [withUploads(() => quickUploads)],
});

const DAYS = {
  "to come": Date.parse("2026-05-21T13:00:00Z"),
  past: Date.parse("2026-02-12T13:00:00Z"),
  "not known": null,
} as const;

export const Ready = meta.story({
  ...controlled({
    controls: {
      names,
      euro: price("Price", 0),
      status: choice("It is", ["a draft", "published"]),
      document: choice("Document", ["drawn", "being drawn", "cannot be drawn", "none"]),
      day: choice("When", ["to come", "past", "not known"]),
    },
    open: (world, { names: kind, euro, status, document, day }) =>
      editing({
        ...DOCUMENTS[document],
        ...factsOf(kind).talk,
        priceInCents: centsOf(euro),
        status: status === "published" ? "PUBLISHED" : "DRAFT",
        eventDate: DAYS[day],
      })(world),
  }),
  play: asAtFirst(async ({ canvas }) => {
    await expect(await titleField(canvas)).toHaveValue("Less, later");
    await expect(canvas.getByLabelText("Event date")).toHaveValue("2026-05-21");
    await expect(canvas.getByLabelText("Starts at")).toHaveValue("09:00");
    await expect(canvas.getByText("In your time zone, America/New York")).toBeVisible();
  }),
});

export const New = meta.story({
  parameters: scene(
    editing({ title: "", description: null, eventName: null, eventUrl: null, eventLocation: null }),
  ),
  play: async ({ canvas }) => {
    await titleField(canvas);
    await expect(canvas.getByText("Add a title before you publish this")).toBeVisible();
  },
});

export const Saved = meta.story({
  parameters: scene(editing()),
  play: async ({ canvas, ...context }) => {
    await retype(await titleField(canvas), "Later still");
    await save(canvas);
    await expect(await canvas.findByText("Talk saved")).toBeVisible();
    await waitFor(() =>
      expect(addressOf(stageOf(context))).toBe("/beamer/about?date=2026-05-21T13%3A00%3A00.000Z"),
    );
    await isListed(canvas, "Later still");
    await expect(await talkIn(context)).toMatchObject({ title: "Later still", priceInCents: 0 });
  },
});

export const TypedWhileSaving = meta.story({
  parameters: scene(editing()),
  play: async ({ canvas, ...context }) => {
    const stage = stageOf(context);
    const answerNow = answersLate(stage.world, "updateTalkDetails");
    const field = await retype(await titleField(canvas), "Later");
    await save(canvas);
    await userEvent.type(field, " still");
    answerNow();
    await expect(await canvas.findByText("Talk saved")).toBeVisible();
    await expect(canvas.getByText("Not saved yet")).toBeVisible();
    await expect(stage.app?.router.state.navigation.state).toBe("idle");
    await expect(addressOf(stage)).toMatch(/talk/);
    await save(canvas);
    await isListed(canvas, "Later still");
    await expect((await talkIn(context))?.title).toBe("Later still");
  },
});

export const SavedAndUndone = meta.story({
  parameters: scene(editing()),
  play: async ({ canvas, ...context }) => {
    await retype(await titleField(canvas), "Later still");
    await save(canvas);
    // The list takes the focus when it comes: undone before that, it would
    // take it from the message.
    await isListed(canvas, "Later still");
    await userEvent.click(await canvas.findByRole("button", { name: "Undo" }));
    await expect(await canvas.findByText("Undone")).toBeVisible();
    await canvas.findByRole("heading", { name: "Less, later", level: 3 });
    await expect((await talkIn(context))?.title).toBe("Less, later");
  },
});

export const Moved = meta.story({
  parameters: scene(editing()),
  play: async ({ canvas, ...context }) => {
    await titleField(canvas);
    await retype(canvas.getByLabelText("Event date"), "2026-06-01");
    await retype(canvas.getByLabelText("Starts at"), "20:30");
    await retype(canvas.getByLabelText(/Price/), "25");
    await save(canvas);
    await expect(await canvas.findByText("Talk saved")).toBeVisible();
    await expect(await talkIn(context)).toMatchObject({
      eventDate: Date.parse("2026-06-02T00:30:00Z"),
      priceInCents: 2500,
    });
  },
});

export const TitleMissing = meta.story({
  parameters: scene(editing()),
  play: async ({ canvas }) => {
    const field = await retype(await titleField(canvas), "");
    await save(canvas);
    await isToBeCorrected(field, "Title is required");
  },
});

export const DateMissing = meta.story({
  parameters: scene(editing({ eventDate: null })),
  play: async ({ canvas }) => {
    await titleField(canvas);
    await save(canvas);
    await isToBeCorrected(canvas.getByLabelText("Event date"), "Event date is required");
  },
});

export const UrlRefused = meta.story({
  parameters: scene(editing()),
  play: async ({ canvas }) => {
    await titleField(canvas);
    const field = await retype(canvas.getByLabelText(/Event URL/), "conference");
    await save(canvas);
    await isToBeCorrected(field, "Must be a valid URL");
  },
});

export const Published = meta.story({
  parameters: scene(editing()),
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Publish Now/ }));
    await expect(await canvas.findByRole("button", { name: /Unpublish/ })).toBeVisible();
    await expect((await talkIn(context))?.status).toBe("PUBLISHED");
  },
});

export const ChangedElsewhere = meta.story({
  parameters: scene(editing()),
  play: async ({ canvas, ...context }) => {
    await retype(await titleField(canvas), "Mine");
    const talk = await talkIn(context);
    if (talk === null) throw new Error("there is no talk");
    const { world } = stageOf(context);
    await world.store.catalog.replace({ ...talk, title: "Changed on the phone" });
    await save(canvas);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/changed in another tab/);
    await userEvent.click(canvas.getByRole("button", { name: "Keep the saved version" }));
    await waitFor(() => expect(canvas.getByLabelText("Title")).toHaveValue("Changed on the phone"));
  },
});

export const SaveFailed = meta.story({
  parameters: scene(editing()),
  play: async ({ canvas, ...context }) => {
    await firstPageDrawn(canvas, 40);
    const field = await retype(await titleField(canvas), "Later still");
    stageOf(context).world.faults.network = "offline";
    await save(canvas);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("We can’t reach the server.");
    await expect(field).toHaveValue("Later still");
  },
});

export const WithoutSlides = meta.story({
  parameters: { ...scene(editing({ document: null, thumbnails: [] })), timePasses: true },
  play: async ({ canvas, canvasElement, ...context }) => {
    await expect(await canvas.findByText("There is no file yet.")).toBeVisible();
    await choose(canvasElement, pdfFile("Slides.pdf"));
    await expect(await canvas.findByRole("heading", { name: "Replace the file" })).toBeVisible();
    await expect((await talkIn(context))?.document).toMatchObject({ isReplacement: false });
    await expect(await canvas.findByRole("button", { name: "Choose another PDF" })).toBeVisible();
    await readsDeck(canvas, 3);
  },
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

export const LeavingAsked = meta.story({
  parameters: scene(editing()),
  play: async ({ canvas, ...context }) => {
    await retype(await titleField(canvas), "Later still");
    await userEvent.click(canvas.getByRole("link", { name: "Back to About" }));
    await canvas.findByRole("dialog", { name: "Leave without saving?" });
    await expect(addressOf(stageOf(context))).toMatch(/talk/);
  },
});

export const ByKeyboard = meta.story({
  parameters: scene(editing()),
  play: byKeyboard(async ({ canvas, keys }) => {
    await keys.tabTo("textbox", "Title");
    await keys.press("{Control>}a{/Control}Later still{Enter}");
    await expect(await canvas.findByText("Talk saved")).toBeVisible();
    await canvas.findByRole("heading", { name: "Later still" });
  }),
});

export const NotFound = meta.story({
  parameters: scene(async (world) => {
    await (await beamer(world)).signsIn();
    return "/beamer/talk/tlk_unknown";
  }),
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole("heading", { name: "Lost Ticket Alert" });
    await waitFor(() => expect(addressOf(stageOf(context))).toBe("/404"));
  },
});

export const Loading = meta.story(loading(editing(), { field: "talkById" }));
export const Failed = meta.story(failed(editing(), { field: "talkById" }));
export const Offline = meta.story(offline(editing()));
export const SignedOut = meta.story(signedOut(editing()));
export const SessionEnded = meta.story(sessionEnded(editing()));

const fits = async ({ canvas, canvasElement }: Played) => {
  await titleField(canvas);
  await expectToFit(canvasElement);
};

export const LongNames = meta.story({
  ...onSmallPhone,
  parameters: scene(editing({ title: UNBROKEN_WORD, ...LONG_EVENT })),
  play: fits,
});

export const RightToLeft = meta.story({
  ...onSmallPhone,
  parameters: scene(
    editing({
      title: RIGHT_TO_LEFT_TEXTS.talk,
      eventName: RIGHT_TO_LEFT_TEXTS.eventName,
      eventLocation: RIGHT_TO_LEFT_TEXTS.eventLocation,
    }),
  ),
  play: fits,
});

export const LongestAllowed = meta.story({
  ...onSmallPhone,
  parameters: scene(editing(LONGEST_TALK)),
  play: fits,
});

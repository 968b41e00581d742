import { expect, userEvent } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { addressOf } from "../../../../.storybook/stage/stage.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { LONGEST_PERSON } from "../../../../server/world/extremes/longest.ts";
import { LONG_NAMED } from "../../../../server/world/extremes/longNames.ts";
import { RIGHT_TO_LEFT } from "../../../../server/world/extremes/rightToLeft.ts";
import { beamer } from "../../../../server/world/people.ts";
import type { World } from "../../../../server/world/world.ts";
import { expectRightToLeft, expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { byKeyboard, isToBeCorrected } from "../../../support/keyboard.ts";
import { answersLate } from "../../../support/late.ts";
import { isAskedBeforeLeaving } from "../../../support/leaving.ts";
import type { Canvas } from "../../../support/played.ts";
import {
  failed,
  loading,
  offline,
  sessionEnded,
  signedOut,
} from "../../../support/sharedStates.ts";
import { factsOf, manyOf, names } from "../../../support/controlledFacts.ts";
import { asAtFirst, choice, controlled, howMany, toggle } from "../../../support/controls.ts";

const meta = preview.meta({ title: "Screens/Beamer/About", ...screen });

const TITLE = "Speaker on calm technology";

/** The page of such a beamer. */
const aboutOf =
  (facts: Parameters<typeof beamer>[1] = {}) =>
  async (world: World) => {
    await (await beamer(world, facts)).signsIn();
    return "/beamer/about";
  };

async function openForm(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole("button", { name: "Edit title and biography" }));
  return canvas.getByLabelText("Professional title");
}

const save = (canvas: Canvas) => userEvent.click(canvas.getByRole("button", { name: "Save" }));

async function typeTitle(canvas: Canvas, title: string) {
  const field = await openForm(canvas);
  await userEvent.clear(field);
  if (title !== "") await userEvent.type(field, title);
  return field;
}

export const Ready = meta.story({
  ...controlled({
    controls: {
      names,
      hasTitle: toggle("Professional title", true),
      hasBiography: toggle("Biography", true),
      bookMe: toggle("Book me"),
      talks: howMany("Talks", { initial: 0, most: 12 }),
      status: choice("Talks are", ["published", "drafts"]),
    },
    open: async (world, { names: kind, hasTitle, hasBiography, bookMe, talks, status }) => {
      const { creator: facts, talk } = factsOf(kind);
      const { bookMeUrl = "https://speaker.example/book" } = facts;
      const creator = await beamer(world, {
        ...facts,
        ...(!hasTitle && { professionalTitle: null }),
        ...(!hasBiography && { biography: null }),
        bookMeUrl: bookMe ? bookMeUrl : null,
      });
      for (const row of manyOf([{ title: "Less, later", ...talk }], talks)) {
        await creator.speaks({ ...row, status: status === "drafts" ? "DRAFT" : "PUBLISHED" });
      }
      await creator.signsIn();
      return "/beamer/about";
    },
  }),
  play: asAtFirst(async ({ canvas }) => {
    await expect(await canvas.findByText(TITLE)).toBeVisible();
    await expect(canvas.getByText(/Speaks about technology/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "View my page" })).toHaveAttribute(
      "href",
      "/demo-speaker",
    );
  }),
});

export const NewCreator = meta.story({
  parameters: scene(aboutOf({ professionalTitle: null, biography: null })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("button", { name: "Add your professional title" }),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Add your biography" })).toBeVisible();
  },
});

export const Editing = meta.story({
  parameters: scene(aboutOf()),
  play: async ({ canvas }) => {
    const field = await openForm(canvas);
    await expect(field).toHaveValue(TITLE);
    await expect(field).toHaveFocus();
  },
});

export const OpensAtBiography = meta.story({
  parameters: scene(aboutOf({ biography: null })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add your biography" }));
    await expect(canvas.getByRole("textbox", { name: /Biography/ })).toHaveFocus();
  },
});

export const SavedAndUndone = meta.story({
  parameters: scene(aboutOf()),
  play: async ({ canvas, ...context }) => {
    await typeTitle(canvas, "Coach");
    await save(canvas);
    await expect(await canvas.findByText("Title and biography saved")).toBeVisible();
    const { world } = stageOf(context);
    const titleNow = async () => (await world.store.users.byId("usr_000001"))?.professionalTitle;
    await expect(await titleNow()).toBe("Coach");
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(await canvas.findByText("Undone")).toBeVisible();
    await expect(await titleNow()).toBe(TITLE);
    await expect(canvas.getByText(TITLE)).toBeVisible();
  },
});

export const TitleMissing = meta.story({
  parameters: scene(aboutOf()),
  play: async ({ canvas }) => {
    const field = await typeTitle(canvas, "");
    await save(canvas);
    await isToBeCorrected(field, "Professional title is required");
  },
});

async function conflict({ canvas, ...context }: { canvas: Canvas; loaded: object }) {
  await typeTitle(canvas, "Coach");
  const { world } = stageOf(context as Parameters<typeof stageOf>[0]);
  await world.store.users.update("usr_000001", { professionalTitle: "Changed on the phone" });
  await save(canvas);
  await expect(await canvas.findByRole("alert")).toHaveTextContent(/changed in another tab/);
  await expect(await canvas.findByText("Changed on the phone")).toBeVisible();
  await expect(canvas.getByLabelText("Professional title")).toHaveValue("Coach");
  return world;
}

export const ChangedElsewhere = meta.story({
  parameters: scene(aboutOf()),
  play: async (context) => void (await conflict(context)),
});

export const OtherVersionKept = meta.story({
  parameters: scene(aboutOf()),
  play: async (context) => {
    await conflict(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Keep the saved version" }));
    await expect(canvas.queryByLabelText("Professional title")).toBeNull();
    await expect(canvas.getByText("Changed on the phone")).toBeVisible();
  },
});

export const SavedOverTheOther = meta.story({
  parameters: scene(aboutOf()),
  play: async (context) => {
    const world = await conflict(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Save mine instead" }));
    await expect(await canvas.findByText("Title and biography saved")).toBeVisible();
    const saved = await world.store.users.byId("usr_000001");
    await expect(saved?.professionalTitle).toBe("Coach");
  },
});

export const SaveFailed = meta.story({
  parameters: scene(aboutOf()),
  play: async ({ canvas, ...context }) => {
    const field = await typeTitle(canvas, "Coach");
    stageOf(context).world.faults.network = "offline";
    await save(canvas);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("We can’t reach the server.");
    await expect(field).toHaveValue("Coach");
  },
});

export const LeavingAsked = meta.story({
  parameters: scene(aboutOf()),
  play: async ({ canvas, ...context }) => {
    const field = await typeTitle(canvas, "Coach");
    await isAskedBeforeLeaving(
      { canvas, ...context },
      { link: "Bookings", to: "/beamer/bookings" },
    );
    // The page before stays until the next one can be shown.
    await canvas.findByRole("heading", { level: 1, name: "Bookings" });
    await expect(field).not.toBeInTheDocument();
  },
});

export const TypedWhileSaving = meta.story({
  parameters: scene(aboutOf()),
  play: async ({ canvas, ...context }) => {
    const { world } = stageOf(context);
    const answerNow = answersLate(world, "updateUserProfile");
    const field = await typeTitle(canvas, "Coach");
    await save(canvas);
    await userEvent.type(field, " and writer");
    answerNow();
    await expect(await canvas.findByText("Title and biography saved")).toBeVisible();
    await expect(canvas.getByLabelText("Professional title")).toHaveValue("Coach and writer");
    await save(canvas);
    await expect(await canvas.findByText("Coach and writer")).toBeVisible();
    const saved = await world.store.users.byId("usr_000001");
    await expect(saved?.professionalTitle).toBe("Coach and writer");
  },
});

export const AnsweredAfterReopening = meta.story({
  parameters: scene(aboutOf()),
  play: async ({ canvas, ...context }) => {
    const answerNow = answersLate(stageOf(context).world, "updateUserProfile");
    await typeTitle(canvas, "Coach");
    await save(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await typeTitle(canvas, "Coach and writer");
    answerNow();
    await expect(await canvas.findByText("Title and biography saved")).toBeVisible();
    await expect(canvas.getByLabelText("Professional title")).toHaveValue("Coach and writer");
  },
});

export const ByKeyboard = meta.story({
  parameters: scene(aboutOf()),
  play: byKeyboard(async ({ canvas, keys }) => {
    await keys.tabTo("button", "Edit title and biography");
    await keys.press("{Enter}");
    await keys.isIn(/^Professional title/);
    await keys.press("{Control>}a{/Control}Coach{Enter}");
    await expect(await canvas.findByText("Title and biography saved")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Edit title and biography" })).toHaveFocus();
  }),
});

export const NotOnboarded = meta.story({
  parameters: scene(aboutOf({ beamerIsOnboarded: false })),
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole("heading", { name: "Show who you are" });
    await expect(addressOf(stageOf(context))).toBe("/beamer/onboarding");
  },
});

export const Loading = meta.story(loading(aboutOf(), { field: "userProfile" }));
export const Failed = meta.story(failed(aboutOf(), { field: "userProfile" }));
export const Offline = meta.story(offline(aboutOf()));
export const SignedOut = meta.story(signedOut(aboutOf()));
export const SessionEnded = meta.story(sessionEnded(aboutOf()));

export const LongNames = meta.story({
  ...onSmallPhone,
  parameters: scene(aboutOf(LONG_NAMED)),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("heading", { name: "About you" });
    await expectToFit(canvasElement);
  },
});

export const RightToLeft = meta.story({
  ...onSmallPhone,
  parameters: scene(aboutOf(RIGHT_TO_LEFT)),
  play: async ({ canvas, canvasElement }) => {
    await expectRightToLeft(await canvas.findByText(RIGHT_TO_LEFT.professionalTitle ?? ""));
    await expectToFit(canvasElement);
  },
});

export const LongestAllowed = meta.story({
  ...onSmallPhone,
  parameters: scene(aboutOf(LONGEST_PERSON)),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("heading", { name: "About you" });
    await expectToFit(canvasElement);
  },
});

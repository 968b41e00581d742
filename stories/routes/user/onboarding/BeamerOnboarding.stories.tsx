import { type within, expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { addressOf } from "../../../../.storybook/stage/stage.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { LONGEST_PERSON } from "../../../../server/world/extremes/longest.ts";
import { LONG_NAMED } from "../../../../server/world/extremes/longNames.ts";
import { RIGHT_TO_LEFT } from "../../../../server/world/extremes/rightToLeft.ts";
import { beamer, user } from "../../../../server/world/people.ts";
import type { World } from "../../../../server/world/world.ts";
import { claimSlug } from "../../../../src/session/claimedSlug.ts";
import { expectRightToLeft, expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { byKeyboard, isToBeCorrected } from "../../../support/keyboard.ts";
import type { Played } from "../../../support/played.ts";
import { chooseFile, drawnPicture, hangPicture, openedCrop } from "../../../support/pictures.ts";
import {
  failed,
  loading,
  offline,
  sessionEnded,
  signedOut,
} from "../../../support/sharedStates.ts";
import { factsOf, names } from "../../../support/controlledFacts.ts";
import { asAtFirst, controlled, toggle } from "../../../support/controls.ts";

const meta = preview.meta({ title: "Screens/Onboarding/Beamer", ...screen });

const NOTHING_TOLD = { professionalTitle: null, biography: null };

/** A creator who has just become one. */
async function newcomer(world: World, facts: Parameters<typeof beamer>[1] = {}) {
  await (await beamer(world, { ...NOTHING_TOLD, ...facts, beamerIsOnboarded: false })).signsIn();
  return "/beamer/onboarding";
}

/** A creator who has got as far as the picture. */
async function pictured(world: World, facts: Parameters<typeof beamer>[1] = {}) {
  const address = await newcomer(world, facts);
  await hangPicture(world);
  return address;
}

const goOn = (canvas: ReturnType<typeof within>) =>
  userEvent.click(canvas.getByRole("button", { name: "Continue" }));

export const Ready = meta.story({
  ...controlled({
    controls: {
      names,
      hasPicture: toggle("Picture"),
      hasTitle: toggle("Professional title"),
      hasBiography: toggle("Biography"),
    },
    open: async (world, { names: kind, hasPicture, hasTitle, hasBiography }) => {
      const { creator } = factsOf(kind);
      const { professionalTitle = "Speaker", biography = "I talk about quiet things." } = creator;
      const address = await newcomer(world, {
        ...creator,
        professionalTitle: hasTitle ? professionalTitle : null,
        biography: hasBiography ? biography : null,
      });
      if (hasPicture) await hangPicture(world);
      return address;
    },
  }),
  play: asAtFirst(async ({ canvas, canvasElement, ...context }) => {
    await canvas.findByRole("heading", { name: "Show who you are" });
    await chooseFile(canvasElement, await drawnPicture());
    await openedCrop(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Save picture" }));
    await canvas.findByRole("button", { name: "Change picture" });
    await userEvent.type(canvas.getByLabelText("Professional title"), "Speaker");
    await userEvent.type(canvas.getByLabelText(/About you/), "I talk about quiet things.");
    await goOn(canvas);
    await canvas.findByRole("heading", { name: "Welcome to the stage, Demo" });
    await userEvent.click(canvas.getByRole("button", { name: "Start creating" }));
    await canvas.findByRole("heading", { name: "Welcome, Demo" });
    const stage = stageOf(context);
    await expect(addressOf(stage)).toBe("/beamer");
    const saved = await stage.world.store.users.byId("usr_000001");
    await expect(saved).toMatchObject({
      professionalTitle: "Speaker",
      biography: "I talk about quiet things.",
      beamerIsOnboarded: true,
    });
  }),
});

export const Unfilled = meta.story({
  ...onSmallPhone,
  parameters: scene((world) => newcomer(world)),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("heading", { name: "Show who you are" });
    await goOn(canvas);
    const add = canvas.getByRole("button", { name: "Add a picture" });
    await waitFor(() => expect(add).toHaveFocus());
    await expect(add).toHaveAccessibleDescription("Profile picture is required");
    await expect(canvas.getByText("Professional title is required")).toBeVisible();
    await expectToFit(canvasElement);
  },
});

export const TitleMissing = meta.story({
  parameters: scene((world) => pictured(world)),
  play: async ({ canvas }) => {
    const title = await canvas.findByLabelText("Professional title");
    await goOn(canvas);
    await isToBeCorrected(title, "Professional title is required");
  },
});

export const WithoutBiography = meta.story({
  parameters: scene((world) => pictured(world)),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Professional title"), "Speaker");
    await goOn(canvas);
    await expect(await canvas.findByRole("button", { name: "Start creating" })).toBeVisible();
  },
});

/** Input is restored after a reload, and gone from the device once it was sent. */
export const Reloaded = meta.story({
  parameters: scene((world) => pictured(world)),
  play: async ({ canvas, ...context }) => {
    const stage = stageOf(context);
    await userEvent.type(await canvas.findByLabelText("Professional title"), "Half a tit");
    await stage.app?.router.navigate("/terms");
    await waitFor(() => expect(canvas.queryByLabelText("Professional title")).toBeNull());
    await stage.app?.router.navigate("/beamer/onboarding");
    const title = await canvas.findByLabelText("Professional title");
    await expect(title).toHaveValue("Half a tit");
    await userEvent.type(title, "le");
    await goOn(canvas);
    await canvas.findByRole("button", { name: "Start creating" });
    const { storage } = stage.app?.frame.session.host ?? {};
    await expect(storage?.getItem("onboarding:usr_000001")).toBeNull();
  },
});

/**
 * Somebody new follows a link to one of a creator's own pages, and reaches it after the onboarding.
 */
export const Interrupted = meta.story({
  parameters: scene(async (world) => {
    await pictured(world);
    return "/beamer/about?date=2026-05-21";
  }),
  play: async ({ canvas, ...context }) => {
    await userEvent.type(await canvas.findByLabelText("Professional title"), "Speaker");
    await goOn(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Start creating" }));
    await expect(await canvas.findByRole("heading", { name: "About you" })).toBeVisible();
    await expect(addressOf(stageOf(context))).toBe("/beamer/about?date=2026-05-21");
  },
});

export const ByKeyboard = meta.story({
  parameters: scene((world) => pictured(world)),
  play: byKeyboard(async ({ canvas, keys, ...context }) => {
    await keys.tabTo("textbox", "Professional title");
    await keys.press("Speaker");
    await keys.tabTo("button", "Continue");
    await keys.press("{Enter}");
    const welcome = await canvas.findByRole("heading", { name: "Welcome to the stage, Demo" });
    await waitFor(() => expect(welcome).toHaveFocus());
    await keys.tabTo("button", "Start creating");
    await keys.press("{Enter}");
    await waitFor(() => expect(addressOf(stageOf(context))).toBe("/beamer"));
  }),
});

export const SaveFailed = meta.story({
  parameters: scene((world) => pictured(world)),
  play: async ({ canvas, ...context }) => {
    const title = await canvas.findByLabelText("Professional title");
    await userEvent.type(title, "Speaker");
    stageOf(context).world.faults.network = "offline";
    await goOn(canvas);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("We can’t reach the server.");
    await expect(title).toHaveValue("Speaker");
  },
});

export const FinishFailed = meta.story({
  parameters: scene(async (world) => {
    world.faults.failing.add("finishOnboarding");
    return pictured(world, { professionalTitle: "Speaker" });
  }),
  play: async ({ canvas }) => {
    await canvas.findByLabelText("Professional title");
    await goOn(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Start creating" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/went wrong/);
  },
});

/** The last step of a creator who claimed a name on the start page. */
async function claims(name: string, { canvas, ...context }: Pick<Played, "canvas" | "loaded">) {
  const { app } = stageOf(context);
  await canvas.findByLabelText("Professional title");
  if (app) claimSlug(app.frame.session.host, name);
  await goOn(canvas);
  return canvas.findByRole("textbox", { name: "The address you wanted" });
}

export const AddressClaimed = meta.story({
  parameters: scene((world) => pictured(world, { professionalTitle: "Speaker" })),
  play: async ({ canvas, ...context }) => {
    await expect(await claims("Quiet-Talks", { canvas, ...context })).toHaveValue("Quiet-Talks");
    const use = canvas.getByRole("button", { name: "Use this address" });
    await userEvent.click(use);
    await expect(await canvas.findByText("Your page is at /quiet-talks")).toBeVisible();
    await expect(use).toHaveAttribute("aria-disabled", "true");
    const saved = await stageOf(context).world.store.users.byId("usr_000001");
    await expect(saved).toMatchObject({ slug: "quiet-talks" });
  },
});

export const ClaimedAddressTaken = meta.story({
  parameters: scene(async (world) => {
    const address = await pictured(world, { professionalTitle: "Speaker" });
    await beamer(world, { slug: "quiet-talks", affiliateCode: "OTHERSCODE" });
    return address;
  }),
  play: async ({ canvas, ...context }) => {
    const address = await claims("quiet-talks", { canvas, ...context });
    await userEvent.click(canvas.getByRole("button", { name: "Use this address" }));
    await waitFor(() => expect(address).toHaveAccessibleDescription(/This address is taken/));
    await expect(canvas.getByRole("button", { name: "Start creating" })).toBeVisible();
  },
});

export const Loading = meta.story(loading(newcomer, { field: "userProfile" }));

export const Failed = meta.story(failed(newcomer, { field: "userProfile" }));
export const Offline = meta.story(offline(newcomer));
export const SignedOut = meta.story(signedOut(newcomer));
export const SessionEnded = meta.story(sessionEnded(newcomer));

export const NoBeamer = meta.story({
  parameters: scene(async (world) => {
    await (await user(world)).signsIn();
    return "/beamer/onboarding";
  }),
  play: async (context) => {
    await waitFor(() => expect(addressOf(stageOf(context))).toBe("/user/home"));
  },
});

/** To the welcome, which calls the person by name. */
async function toWelcome(canvas: ReturnType<typeof within>) {
  await canvas.findByLabelText("Professional title");
  await goOn(canvas);
  await canvas.findByRole("button", { name: "Start creating" });
}

export const LongNames = meta.story({
  ...onSmallPhone,
  parameters: scene((world) => pictured(world, LONG_NAMED)),
  play: async ({ canvas, canvasElement }) => {
    await toWelcome(canvas);
    await canvas.findByRole("heading", { name: `Welcome to the stage, ${LONG_NAMED.firstName}` });
    await expectToFit(canvasElement);
  },
});

export const RightToLeft = meta.story({
  ...onSmallPhone,
  parameters: scene((world) => pictured(world, RIGHT_TO_LEFT)),
  play: async ({ canvas, canvasElement }) => {
    await toWelcome(canvas);
    await expectRightToLeft(await canvas.findByText(RIGHT_TO_LEFT.firstName));
    await expectToFit(canvasElement);
  },
});

export const LongestAllowed = meta.story({
  ...onSmallPhone,
  parameters: scene((world) => pictured(world, LONGEST_PERSON)),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByLabelText("Professional title");
    await expectToFit(canvasElement);
    await toWelcome(canvas);
    await expectToFit(canvasElement);
  },
});

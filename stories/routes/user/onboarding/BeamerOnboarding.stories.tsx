import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { addressOf } from "../../../../.storybook/stage/stage.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { LONGEST_PERSON } from "../../../../mocks/world/extremes/longest.ts";
import { LONG_NAMED } from "../../../../mocks/world/extremes/longNames.ts";
import { RIGHT_TO_LEFT } from "../../../../mocks/world/extremes/rightToLeft.ts";
import { beamer, user } from "../../../../mocks/world/people.ts";
import type { World } from "../../../../mocks/world/world.ts";
import { expectRightToLeft, expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { sessionEnded, signedOut } from "../../../support/sharedStates.ts";

const meta = preview.meta({ title: "Screens/Onboarding/Beamer", ...screen });

/** A creator who has just become one. */
async function newcomer(world: World, facts: Parameters<typeof beamer>[1] = {}) {
  await (await beamer(world, { ...facts, beamerIsOnboarded: false })).signsIn();
  return "/beamer/onboarding";
}

export const Ready = meta.story({
  parameters: scene((world) => newcomer(world)),
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole("heading", { name: "Welcome on stage, Demo" });
    await userEvent.click(canvas.getByRole("button", { name: "Start creating" }));
    await canvas.findByRole("heading", { name: "Welcome, Demo" });
    await expect(addressOf(stageOf(context))).toBe("/beamer");
  },
});

export const Failed = meta.story({
  parameters: scene(async (world) => {
    world.faults.failing.add("finishOnboarding");
    return newcomer(world);
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Start creating" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/went wrong/);
  },
});

export const Offline = meta.story({
  parameters: scene(async (world) => {
    world.faults.network = "offline";
    return newcomer(world);
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Start creating" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("We can't reach the server.");
  },
});

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

export const LongNames = meta.story({
  ...onSmallPhone,
  parameters: scene((world) => newcomer(world, LONG_NAMED)),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("heading", { name: `Welcome on stage, ${LONG_NAMED.firstName}` });
    await expectToFit(canvasElement);
  },
});

export const RightToLeft = meta.story({
  ...onSmallPhone,
  parameters: scene((world) => newcomer(world, RIGHT_TO_LEFT)),
  play: async ({ canvas, canvasElement }) => {
    await expectRightToLeft(await canvas.findByText(RIGHT_TO_LEFT.firstName));
    await expect(getComputedStyle(canvas.getByRole("heading")).direction).toBe("ltr");
    await expectToFit(canvasElement);
  },
});

export const LongestAllowed = meta.story({
  ...onSmallPhone,
  parameters: scene((world) => newcomer(world, LONGEST_PERSON)),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("heading", { name: `Welcome on stage, ${LONGEST_PERSON.firstName}` });
    await expectToFit(canvasElement);
  },
});

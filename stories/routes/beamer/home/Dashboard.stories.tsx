import { expect, userEvent } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { addressOf } from "../../../../.storybook/stage/stage.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { LONGEST_PERSON } from "../../../../mocks/world/extremes/longest.ts";
import { LONG_NAMED } from "../../../../mocks/world/extremes/longNames.ts";
import { RIGHT_TO_LEFT } from "../../../../mocks/world/extremes/rightToLeft.ts";
import { beamer, user } from "../../../../mocks/world/people.ts";
import type { World } from "../../../../mocks/world/world.ts";
import { AFFILIATE_CODE_MAX } from "../../../../src/domain/shared/limits.ts";
import { expectRightToLeft, expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { offline, sessionEnded, signedOut } from "../../../support/sharedStates.ts";

const meta = preview.meta({ title: "Screens/Beamer/Dashboard", ...screen });

export const Ready = meta.story({
  parameters: scene(async (world) => {
    await (await beamer(world)).signsIn();
    return "/beamer";
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("Your invitation link")).toHaveValue(
      "https://beamers.example/join?beamercode=DEMOSPEAKER",
    );
    await expect(canvas.getByRole("link", { name: "Open your page" })).toHaveAttribute(
      "href",
      "/demo-speaker",
    );
  },
});

export const Loading = meta.story({
  parameters: scene(async (world) => {
    await (await beamer(world)).signsIn();
    world.faults.hanging.add("userProfile");
    return "/beamer";
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status", { busy: true })).toBeVisible();
  },
});

const failing = scene(async (world) => {
  await (await beamer(world)).signsIn();
  world.faults.failing.add("userAffiliateInfo");
  return "/beamer";
});

export const Failed = meta.story({
  parameters: failing,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
    await expect(canvas.queryByLabelText("Your invitation link")).toBeNull();
  },
});

export const TriedAgain = meta.story({
  parameters: failing,
  play: async ({ canvas, ...context }) => {
    const again = await canvas.findByRole("button", { name: "Try again" });
    stageOf(context).world.faults.failing.clear();
    await userEvent.click(again);
    await expect(await canvas.findByLabelText("Your invitation link")).toBeVisible();
  },
});

export const NoBeamer = meta.story({
  parameters: scene(async (world) => {
    await (await user(world)).signsIn();
    return "/beamer";
  }),
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole("heading", { name: "Your Library is Empty" });
    await expect(addressOf(stageOf(context))).toBe("/user/home");
  },
});

async function dashboard(world: World) {
  await (await beamer(world)).signsIn();
  return "/beamer";
}

export const Offline = meta.story(offline(dashboard));
export const SignedOut = meta.story(signedOut(dashboard));
export const SessionEnded = meta.story(sessionEnded(dashboard));

/** The dashboard of such a beamer. */
const dashboardOf = (facts: Parameters<typeof beamer>[1]) =>
  scene(async (world) => {
    await (await beamer(world, facts)).signsIn();
    return "/beamer";
  });

export const LongNames = meta.story({
  ...onSmallPhone,
  parameters: dashboardOf(LONG_NAMED),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent(
      `Welcome, ${LONG_NAMED.firstName}`,
    );
    await expectToFit(canvasElement);
  },
});

export const RightToLeft = meta.story({
  ...onSmallPhone,
  parameters: dashboardOf(RIGHT_TO_LEFT),
  play: async ({ canvas, canvasElement }) => {
    await expectRightToLeft(await canvas.findByText(RIGHT_TO_LEFT.firstName));
    const greeting = canvas.getByRole("heading", { level: 1 });
    await expect(getComputedStyle(greeting).direction).toBe("ltr");
    await expectToFit(canvasElement);
  },
});

export const LongestAllowed = meta.story({
  ...onSmallPhone,
  parameters: dashboardOf({ ...LONGEST_PERSON, affiliateCode: "W".repeat(AFFILIATE_CODE_MAX) }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByLabelText("Address of your page")).toHaveValue(
      `https://beamers.example/${LONGEST_PERSON.slug}`,
    );
    await expectToFit(canvasElement);
  },
});

import { expect, userEvent } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { addressOf } from "../../.storybook/stage/stage.tsx";
import { scene, screen, stageOf } from "../../.storybook/stage/screen.ts";
import { beamer, user } from "../../mocks/world/people.ts";
import type { World } from "../../mocks/world/world.ts";
import { offline, sessionEnded, signedOut } from "../support/sharedStates.ts";

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

export const Failed = meta.story({
  parameters: scene(async (world) => {
    await (await beamer(world)).signsIn();
    world.faults.failing.add("userAffiliateInfo");
    return "/beamer";
  }),
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

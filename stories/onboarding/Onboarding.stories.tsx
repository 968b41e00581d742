import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../.storybook/stage/screen.ts";
import { addressOf } from "../../.storybook/stage/stage.tsx";
import { beamer, user } from "../../mocks/world/people.ts";
import type { World } from "../../mocks/world/world.ts";
import { byKeyboard } from "../support/keyboard.ts";
import { failed, offline, sessionEnded, signedOut } from "../support/sharedStates.ts";

const meta = preview.meta({ title: "Screens/Onboarding", ...screen });
const newUser = scene(async (world) => {
  await (await user(world, { userIsOnboarded: false, timeZone: null })).signsIn();
  return "/user/onboarding";
});

export const TimeZone = meta.story({
  parameters: newUser,
  play: async ({ canvas }) => {
    const zone = await canvas.findByRole("combobox", { name: "Your time zone" });
    await expect(zone).toHaveValue("Europe/Brussels (UTC+01:00)");
  },
});

export const Welcome = meta.story({
  parameters: newUser,
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Continue" }));
    await expect(await canvas.findByText("Welcome, Demo")).toBeVisible();
    const [saved] = await stageOf(context).world.store.users.byIds(["usr_000001"]);
    await expect(saved?.timeZone).toBe("Europe/Brussels");
  },
});

export const Finished = meta.story({
  parameters: newUser,
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Continue" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Get started" }));
    const stage = stageOf(context);
    await waitFor(() => expect(stage.app?.frame.session.me()?.userIsOnboarded).toBe(true));
    await waitFor(() => expect(addressOf(stage)).not.toBe("/user/onboarding"));
  },
});

export const ByKeyboard = meta.story({
  parameters: newUser,
  play: byKeyboard(async ({ canvas, keys, ...context }) => {
    await keys.tabTo("combobox", "Your time zone");
    await keys.press("Kolkata{Enter}");
    await keys.tabTo("button", "Continue");
    await keys.press("{Enter}");
    const welcome = await canvas.findByRole("heading", { name: "Welcome, Demo" });
    await waitFor(() => expect(welcome).toHaveFocus());
    await keys.tabTo("button", "Get started");
    await keys.press("{Enter}");
    await waitFor(() => expect(addressOf(stageOf(context))).toBe("/user/home"));
  }),
});

export const SaveFailed = meta.story({
  parameters: scene(async (world) => {
    await (await user(world, { userIsOnboarded: false })).signsIn();
    world.faults.failing.add("updateUserSettings");
    return "/user/onboarding";
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Continue" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Something went wrong");
    await expect(canvas.getByRole("combobox", { name: "Your time zone" })).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: scene(async (world) => {
    await (await user(world, { userIsOnboarded: false })).signsIn();
    world.faults.hanging.add("userSettings");
    return "/user/onboarding";
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status", { busy: true })).toBeVisible();
  },
});

export const NewBeamer = meta.story({
  parameters: scene(async (world) => {
    await (await beamer(world, { beamerIsOnboarded: false })).signsIn();
    return "/beamer/onboarding";
  }),
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Start creating" }));
    await waitFor(() => expect(addressOf(stageOf(context))).toBe("/beamer"));
  },
});

async function newcomer(world: World) {
  await (await user(world, { userIsOnboarded: false })).signsIn();
  return "/user/onboarding";
}

export const Failed = meta.story(failed(newcomer, { field: "userSettings" }));
export const Offline = meta.story(offline(newcomer));
export const SignedOut = meta.story(signedOut(newcomer));
export const SessionEnded = meta.story(sessionEnded(newcomer));

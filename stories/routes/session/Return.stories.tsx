import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../.storybook/stage/screen.ts";
import { addressOf } from "../../../.storybook/stage/stage.tsx";
import { comesBack } from "./comesBack.ts";

const meta = preview.meta({ title: "Screens/Sign in/Return", ...screen });

export const Succeeds = meta.story({
  parameters: scene(async () => "/login"),
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Continue with LinkedIn" }));
    const stage = stageOf(context);
    await comesBack(stage);
    await waitFor(() => expect(addressOf(stage)).toBe("/user/onboarding"));
    await expect(await canvas.findByText("When is it where you are?")).toBeVisible();
  },
});

export const Waiting = meta.story({
  parameters: scene(async (world) => {
    world.faults.hanging.add("linkedInSignInSignUp");
    return "/login";
  }),
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Continue with LinkedIn" }));
    await comesBack(stageOf(context));
    await expect(await canvas.findByText("Signing you in…")).toBeVisible();
  },
});

export const Stopped = meta.story({
  parameters: scene(async () => "/login/return?error=access_denied"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("You stopped the sign-in");
    await expect(canvas.getByRole("link", { name: "Back to log in" })).toBeVisible();
  },
});

export const OtherState = meta.story({
  parameters: scene(async () => "/login/return?code=c&state=forged"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("belongs to another window");
  },
});

export const Failed = meta.story({
  parameters: scene(async (world) => {
    world.faults.failing.add("linkedInSignInSignUp");
    return "/login";
  }),
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Continue with LinkedIn" }));
    await comesBack(stageOf(context));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/went wrong/);
  },
});

export const Offline = meta.story({
  parameters: scene(async () => "/login"),
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Continue with LinkedIn" }));
    const stage = stageOf(context);
    await waitFor(() => expect(stage.traces.leftFor).toHaveLength(1));
    stage.world.faults.network = "offline";
    await comesBack(stage);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("We can't reach the server.");
  },
});

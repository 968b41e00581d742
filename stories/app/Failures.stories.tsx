import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../.storybook/stage/screen.ts";
import { beamer, user } from "../../mocks/world/people.ts";
import { endSession } from "../../mocks/world/world.ts";

const meta = preview.meta({ title: "Screens/When something fails", ...screen });

const fault = scene(async (world) => {
  await (await beamer(world)).signsIn();
  world.faults.failing.add("userProfile");
  return "/beamer";
});

export const Fault = meta.story({
  parameters: fault,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Reference: story")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Your account" })).toBeVisible();
  },
});

export const FaultTriedAgain = meta.story({
  parameters: fault,
  play: async ({ canvas, ...context }) => {
    const again = await canvas.findByRole("button", { name: "Try again" });
    stageOf(context).world.faults.failing.clear();
    await userEvent.click(again);
    const heading = await canvas.findByRole("heading", { name: "Welcome, Demo" });
    await waitFor(() => expect(heading).toHaveFocus());
  },
});

export const FrameBroken = meta.story({
  parameters: scene(async () => "/login"),
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole("button", { name: "Continue with LinkedIn" });
    const { app, traces } = stageOf(context);
    // The line above every page can no longer tell who is signed in.
    const broken = new TypeError("the frame is broken in this story");
    Object.assign(app?.frame.session ?? {}, {
      me: () => {
        throw broken;
      },
    });
    await app?.router.navigate("/terms");
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent(/went wrong/);
    await expect(canvas.queryByRole("banner")).toBeNull();
    await expect(traces.faults.splice(0)).toEqual([broken]);
    await userEvent.click(canvas.getByRole("button", { name: "Load the page again" }));
    await expect(traces.reloads).toBe(1);
  },
});

export const Offline = meta.story({
  parameters: scene(async (world) => {
    world.faults.network = "offline";
    return "/login";
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("We can't reach the server.");
  },
});

export const SessionEnded = meta.story({
  parameters: scene(async (world) => {
    await (await user(world, { userIsOnboarded: false })).signsIn();
    endSession(world);
    return "/user/onboarding";
  }),
  play: async (context) => {
    const { traces, app } = stageOf(context);
    await waitFor(() => expect(traces.reloads).toBeGreaterThan(0));
    await expect(app?.frame.session.me()).toBeNull();
  },
});

export const NotFound = meta.story({
  parameters: scene(async () => "/no/such/page"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Error 404 - Page Not Found")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Lost Ticket Alert" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Go to the start page" })).toBeVisible();
  },
});

export const NotFoundForBeamer = meta.story({
  parameters: scene(async (world) => {
    await (await beamer(world)).signsIn();
    return "/404";
  }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "Go to your dashboard" });
    await expect(link).toHaveAttribute("href", "/beamer");
  },
});

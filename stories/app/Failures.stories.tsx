import { useState } from "react";
import { useForm } from "react-hook-form";
import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { addressOf } from "../../.storybook/stage/stage.tsx";
import { inAskingShell } from "../../src/app/frame/asking.ts";
import { inShell } from "../../src/app/frame/groups.ts";
import { FORM_NAMES } from "../../src/components/editing/formNames.ts";
import { RestoredChanges } from "../../src/components/editing/RestoredChanges.tsx";
import { useUnsavedChanges } from "../../src/components/editing/useUnsavedChanges.ts";
import { lazily } from "../../src/navigation/lazily.ts";
import { FRAME_ROUTE } from "../../src/app/lateRoutes.ts";
import { PublicShell } from "../../src/app/shells/PublicShell.tsx";
import { Button } from "../../src/ui/Button/Button.tsx";
import { TextField } from "../../src/ui/TextField/TextField.tsx";
import { scene, screen, stageOf } from "../../.storybook/stage/screen.ts";
import { beamer, user } from "../../server/world/people.ts";
import { endSession } from "../../server/world/world.ts";

const meta = preview.meta({ title: "Screens/When something fails", ...screen });

/** A screen whose code cannot be loaded. */
const notLoaded = (path: string) => ({
  path,
  lazy: {
    Component: lazily(() => Promise.reject(new TypeError("Failed to fetch a module"))),
  },
});

const fault = scene(async (world) => {
  await (await beamer(world)).signsIn();
  world.faults.failing.add("userProfile");
  return "/beamer";
});

export const NotFound = meta.story({
  parameters: scene(async () => "/no/such/page"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Error 404 - Page Not Found")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Lost Ticket Alert" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Go to the home page" })).toBeVisible();
  },
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
    // The header can no longer tell who is signed in.
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
    // Several parts of the bar ask for it.
    await expect([...new Set(traces.faults.splice(0))]).toEqual([broken]);
    await userEvent.click(canvas.getByRole("button", { name: "Reload the page" }));
    await expect(traces.reloads).toBe(1);
  },
});

export const Offline = meta.story({
  parameters: scene(async (world) => {
    world.faults.network = "offline";
    return "/login";
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("We can’t reach the server.");
  },
});

export const ScreenNotLoaded = meta.story({
  parameters: scene(async () => "/terms"),
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole("heading", { level: 1 });
    const { app, traces, world } = stageOf(context);
    world.faults.network = "offline";
    app?.router.patchRoutes(FRAME_ROUTE, [inShell(PublicShell, [notLoaded("/not/loaded")])]);
    await app?.router.navigate("/not/loaded");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/This page will open/);
    await expect(canvas.getByRole("banner")).toBeVisible();
    await expect(addressOf(stageOf(context))).toBe("/not/loaded");
    // Offline, a reload would leave the app for the browser's own page.
    const again = canvas.getByRole("button", { name: "Try again" });
    await userEvent.click(again);
    await waitFor(() => expect(again).not.toHaveAttribute("aria-busy", "true"));
    await expect(traces.reloads).toBe(0);
    world.faults.network = null;
    dispatchEvent(new Event("online"));
    await waitFor(() => expect(traces.reloads).toBe(1));
  },
});

export const ScreenNotLoadedTwice = meta.story({
  parameters: scene(async () => "/terms"),
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole("heading", { level: 1 });
    const { app, traces, world } = stageOf(context);
    app?.router.patchRoutes(FRAME_ROUTE, [
      inShell(PublicShell, [notLoaded("/not/loaded"), notLoaded("/nor/this")]),
    ]);
    for (const [nth, path] of ["/not/loaded", "/nor/this"].entries()) {
      world.faults.network = "offline";
      await app?.router.navigate(path);
      await expect(await canvas.findByText(/This page will open/)).toBeVisible();
      world.faults.network = null;
      dispatchEvent(new Event("online"));
      await waitFor(() => expect(traces.reloads).toBe(nth + 1));
      if (nth === 0) await app?.router.navigate("/terms");
    }
  },
});

export const ScreenGoneFromServer = meta.story({
  parameters: scene(async () => "/terms"),
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole("heading", { level: 1 });
    const { app, traces } = stageOf(context);
    app?.router.patchRoutes(FRAME_ROUTE, [inShell(PublicShell, [notLoaded("/not/loaded")])]);
    await app?.router.navigate("/not/loaded");
    await waitFor(() => expect(traces.reloads).toBe(1));
    // The reloaded page fails the same way: it says so, and leaves the next reload to the reader.
    await app?.router.navigate("/terms");
    await app?.router.navigate("/not/loaded");
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent("Please try again in a moment.");
    await expect(traces.reloads).toBe(1);
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(traces.reloads).toBe(2));
  },
});

/** A form whose screen breaks. */
function BreakingForm() {
  const form = useForm({ defaultValues: { text: "" } });
  const { restored } = useUnsavedChanges({ form, name: FORM_NAMES.links });
  const [error, setError] = useState<Error>();
  if (error) throw error;
  return (
    <>
      <RestoredChanges restored={restored} />
      <TextField label="Text" {...form.register("text")} />
      <Button onClick={() => setError(new TypeError("Importing a module script failed."))}>
        Break
      </Button>
    </>
  );
}

export const TypedBeforeItFailed = meta.story({
  parameters: scene(async (world) => {
    await (await user(world)).signsIn();
    return "/terms";
  }),
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole("heading", { level: 1 });
    const { app, traces } = stageOf(context);
    const form = { path: "/a/form", Component: BreakingForm };
    app?.router.patchRoutes(FRAME_ROUTE, [inAskingShell(PublicShell, [form])]);
    await app?.router.navigate("/a/form");
    await userEvent.type(await canvas.findByLabelText("Text"), "not lost");
    await userEvent.click(canvas.getByRole("button", { name: "Break" }));
    await waitFor(() => expect(traces.reloads).toBe(1));
    // The reloaded page has the form again.
    await app?.router.navigate("/terms");
    await app?.router.navigate("/a/form");
    await waitFor(() => expect(canvas.getByLabelText("Text")).toHaveValue("not lost"));
    await expect(canvas.getByText(/You typed this earlier/)).toBeVisible();
  },
});

export const ShellNotLoaded = meta.story({
  parameters: scene(async () => "/terms"),
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole("heading", { level: 1 });
    const { app, traces, world } = stageOf(context);
    world.faults.network = "offline";
    app?.router.patchRoutes(FRAME_ROUTE, [notLoaded("/not/loaded")]);
    await app?.router.navigate("/not/loaded");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/This page will open/);
    await expect(canvas.getByRole("banner")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Privacy" })).toBeVisible();
    await expect(traces.reloads).toBe(0);
  },
});

export const BackByItself = meta.story({
  parameters: scene(async (world) => {
    world.faults.network = "offline";
    return "/login";
  }),
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("We can’t reach the server.");
    stageOf(context).world.faults.network = null;
    // Again and again: the page may not be listening yet.
    await waitFor(async () => {
      dispatchEvent(new Event("online"));
      await expect(canvas.getByRole("button", { name: "Continue with LinkedIn" })).toBeVisible();
    });
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

import { expect, waitFor, within } from "storybook/test";
import type { Scene } from "../../.storybook/stage/stage.tsx";
import { addressOf } from "../../.storybook/stage/stage.tsx";
import { reloadApp } from "../../.storybook/stage/run.ts";
import { scene, stageOf } from "../../.storybook/stage/screen.ts";
import { endSession } from "../../server/world/world.ts";
import type { Played } from "./played.ts";

/**
 * The states that look alike on every screen, as stories: `meta.story(offline(open))`, where `open`
 * is the scene in which the screen is ready.
 */
export function offline(open: Scene) {
  return {
    parameters: scene(async (world) => {
      const address = await open(world);
      world.faults.network = "offline";
      return address;
    }),
    play: async ({ canvas }: Played) => {
      const alert = await canvas.findByRole("alert");
      await expect(alert).toHaveTextContent("We can’t reach the server.");
      await expect(within(alert).getByRole("button", { name: "Try again" })).toBeVisible();
    },
  };
}

/** A call that the screen needs fails unexpectedly. */
export function failed(open: Scene, { field }: { field: string }) {
  return {
    parameters: scene(async (world) => {
      const address = await open(world);
      world.faults.failing.add(field);
      return address;
    }),
    play: async ({ canvas }: Played) => {
      const alert = await canvas.findByRole("alert");
      await expect(alert).toHaveTextContent(/went wrong/);
      await expect(within(alert).getByRole("button", { name: "Try again" })).toBeVisible();
    },
  };
}

/** A call that the screen needs is not answered yet: its skeleton is there, and said to be busy. */
export function loading(open: Scene, { field }: { field: string }) {
  return {
    parameters: scene(async (world) => {
      const address = await open(world);
      world.faults.hanging.add(field);
      return address;
    }),
    play: async ({ canvas }: Played) => {
      await expect(await canvas.findByRole("status", { busy: true })).toBeVisible();
    },
  };
}

/** Nobody is signed in, and the screen is for people who are. */
export function signedOut(open: Scene) {
  return {
    parameters: scene(async (world) => {
      const address = await open(world);
      world.token = null;
      return address;
    }),
    play: async ({ canvas, loaded }: Played) => {
      await canvas.findByRole("button", { name: "Continue with LinkedIn" });
      await expect(addressOf(stageOf({ loaded }))).toBe("/login");
    },
  };
}

/**
 * The token has expired and the refresh is refused: the stored sign-in is
 * cleared, the page reloads.
 */
export function sessionEnded(open: Scene) {
  return {
    parameters: scene(async (world) => {
      const address = await open(world);
      endSession(world);
      return address;
    }),
    play: async ({ canvas, loaded }: Played) => {
      const stage = stageOf({ loaded });
      const { app, traces } = stage;
      await waitFor(() => expect(traces.reloads).toBeGreaterThan(0));
      await expect(app?.frame.session.me()).toBeNull();
      await reloadApp(stage);
      await canvas.findByRole("heading", { level: 1 });
    },
  };
}

import { expect, waitFor, within } from "storybook/test";
import type { Scene } from "../../.storybook/stage/stage.tsx";
import { addressOf } from "../../.storybook/stage/stage.tsx";
import { scene, stageOf } from "../../.storybook/stage/screen.ts";
import { endSession } from "../../mocks/world/world.ts";

/** What a `play` is given, as far as these use it. */
interface Played {
  canvasElement: HTMLElement;
  loaded: Record<string, unknown>;
}

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
    play: async ({ canvasElement }: Played) => {
      const alert = await within(canvasElement).findByRole("alert", {}, PATIENCE);
      await expect(alert).toHaveTextContent("We can't reach the server.");
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
    play: async ({ canvasElement }: Played) => {
      const alert = await within(canvasElement).findByRole("alert", {}, PATIENCE);
      await expect(alert).toHaveTextContent(/went wrong/);
      await expect(within(alert).getByRole("button", { name: "Try again" })).toBeVisible();
    },
  };
}

/** The server takes its time: the skeleton is announced to screen readers. */
export function loading(open: Scene, { text }: { text: string }) {
  return {
    parameters: scene(async (world) => {
      const address = await open(world);
      world.faults.network = "never answers";
      return address;
    }),
    play: async ({ canvasElement }: Played) => {
      await expect(await within(canvasElement).findByText(text)).toBeInTheDocument();
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
    play: async ({ canvasElement, loaded }: Played) => {
      await within(canvasElement).findByRole("button", { name: "Continue with LinkedIn" });
      await expect(addressOf(stageOf({ loaded }))).toBe("/login");
    },
  };
}

/** The token has expired and the refresh is refused: the stored sign-in is cleared, the page reloads. */
export function sessionEnded(open: Scene) {
  return {
    parameters: scene(async (world) => {
      const address = await open(world);
      endSession(world);
      return address;
    }),
    play: async ({ loaded }: Played) => {
      const { app, traces } = stageOf({ loaded });
      await waitFor(() => expect(traces.reloads).toBeGreaterThan(0), PATIENCE);
      await expect(app?.frame.session.me()).toBeNull();
    },
  };
}

/** A failing call is retried twice before an error is shown. */
const PATIENCE = { timeout: 5_000 };

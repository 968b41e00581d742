import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { addressOf } from "../../../../.storybook/stage/stage.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { beamer, type PersonFacts, user } from "../../../../server/world/people.ts";
import type { World } from "../../../../server/world/world.ts";
import { PATHS } from "../../../../src/domain/shared/paths.ts";
import { byKeyboard, isToBeCorrected } from "../../../support/keyboard.ts";
import type { Canvas } from "../../../support/played.ts";
import { sessionEnded } from "../../../support/sharedStates.ts";
import { LIBRARY, SESSIONS, visitor } from "./scenes.ts";

const meta = preview.meta({ title: "Screens/User/Home", ...screen });

export const TabsInTheAddress = meta.story({
  parameters: scene(async (world) => {
    await visitor(world);
    return "/user";
  }),
  play: async ({ canvas, ...context }) => {
    const tab = await canvas.findByRole("link", { name: "My Sessions" });
    await expect(addressOf(stageOf(context))).toBe("/user/home");
    await userEvent.click(tab);
    await canvas.findByRole("heading", { name: "No Sessions Booked" });
    await expect(addressOf(stageOf(context))).toBe(SESSIONS);
    await expect(tab).toHaveAttribute("aria-current", "page");
  },
});

export const BecomesABeamer = meta.story({
  parameters: scene(async (world) => {
    await beamer(world);
    await visitor(world);
    return LIBRARY;
  }),
  play: async ({ canvas, ...context }) => {
    await enterCode(canvas, "DEMOSPEAKER");
    await waitFor(() => expect(addressOf(stageOf(context))).toBe("/beamer/onboarding"));
  },
});

export const BecomesABeamerByKeyboard = meta.story({
  parameters: scene(async (world) => {
    await beamer(world);
    await visitor(world);
    return LIBRARY;
  }),
  play: byKeyboard(async ({ keys, ...context }) => {
    await keys.tabTo("button", "Become a beamer");
    await keys.press("{Enter}");
    const code = await keys.tabTo("textbox", "Beamer code");
    await keys.press("{Enter}");
    await isToBeCorrected(code, "Beamer code is required");
    await keys.press("NOBODY{Enter}");
    await isToBeCorrected(code, "Invalid beamer code");
    await keys.press("{Control>}a{/Control}DEMOSPEAKER{Enter}");
    await waitFor(() => expect(addressOf(stageOf(context))).toBe("/beamer/onboarding"));
  }),
});

export const WrongBeamerCode = meta.story({
  parameters: scene(async (world) => {
    await visitor(world);
    return LIBRARY;
  }),
  play: async ({ canvas }) => {
    await enterCode(canvas, "NOBODY");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Invalid beamer code. Please try again.",
    );
    await expect(canvas.getByLabelText("Beamer code")).toHaveFocus();
  },
});

export const NoBeamerCode = meta.story({
  parameters: scene(async (world) => {
    await visitor(world);
    return LIBRARY;
  }),
  play: async ({ canvas }) => {
    await enterCode(canvas, "   ");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Beamer code is required");
  },
});

export const Loading = meta.story({
  parameters: scene(async (world) => {
    await visitor(world);
    world.faults.network = "never answers";
    return LIBRARY;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading your library and sessions")).toBeInTheDocument();
  },
});

const failing = scene(async (world) => {
  await visitor(world);
  world.faults.failing.add("bookingsForCurrentUser");
  return SESSIONS;
});

export const Failed = meta.story({
  parameters: failing,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
    await expect(canvas.getByRole("alert")).toHaveTextContent(/went wrong/);
  },
});

export const TriedAgain = meta.story({
  parameters: failing,
  play: async ({ canvas, ...context }) => {
    const again = await canvas.findByRole("button", { name: "Try again" });
    stageOf(context).world.faults.failing.clear();
    await userEvent.click(again);
    await expect(await canvas.findByRole("heading", { name: "No Sessions Booked" })).toBeVisible();
  },
});

export const Offline = meta.story({
  parameters: scene(async (world) => {
    await visitor(world);
    world.faults.network = "offline";
    return LIBRARY;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("We can’t reach the server.")).toBeVisible();
  },
});

export const NotSignedIn = meta.story({
  parameters: scene(async () => LIBRARY),
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole("button", { name: "Continue with LinkedIn" });
    await expect(addressOf(stageOf(context))).toBe("/login");
  },
});

async function enterCode(canvas: Canvas, code: string) {
  await userEvent.click(await canvas.findByRole("button", { name: "Become a beamer" }));
  await userEvent.type(canvas.getByLabelText("Beamer code"), code);
  await userEvent.keyboard("{Enter}");
}

/** The library of somebody who has nothing yet. */
async function library(world: World) {
  await visitor(world);
  return LIBRARY;
}

export const SessionEnded = meta.story(sessionEnded(library));

const notice = (mails: PersonFacts["mails"]) =>
  scene(async (world) => {
    await (await user(world, { mails })).signsIn();
    return LIBRARY;
  });

export const NoMailsYet = meta.story({
  parameters: notice({ address: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You don’t get mails from us yet/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Confirm your address" })).toHaveAttribute(
      "href",
      PATHS.userSettings,
    );
  },
});

export const MailsRefused = meta.story({
  parameters: notice({ refusedAt: Date.parse("2026-03-15T09:00:00Z") }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your mail server refuses our mails/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Check your address" })).toHaveAttribute(
      "href",
      PATHS.userSettings,
    );
  },
});

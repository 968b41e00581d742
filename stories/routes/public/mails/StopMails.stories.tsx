import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import type { Scene } from "../../../../.storybook/stage/stage.tsx";
import { stopToken } from "../../../../server/services/messages/steps/stopToken.ts";
import { beamer, user } from "../../../../server/world/people.ts";
import type { World } from "../../../../server/world/world.ts";
import type { MailTopic } from "../../../../src/domain/generated/enums.ts";
import { stopMailsAddress } from "../../../../src/domain/messages/addresses.ts";
import { PATHS } from "../../../../src/domain/shared/paths.ts";
import { asAtFirst, choice, controlled, toggle } from "../../../support/controls.ts";
import { expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { byKeyboard } from "../../../support/keyboard.ts";
import type { Canvas } from "../../../support/played.ts";

const meta = preview.meta({ title: "Screens/Mails/Turn off", ...screen });

const TOPICS = {
  sessions: "SESSIONS",
  reminders: "REMINDERS",
  sales: "SALES",
  invitations: "INVITATIONS",
  calendars: "CALENDARS",
} as const;
const QUESTION = "Turn off mails about sessions that are booked, moved or cancelled?";

/** The address in a mail to a creator. */
async function linkFor(world: World, topic: MailTopic = "SESSIONS") {
  const creator = await beamer(world);
  const token = await stopToken(world, { userId: creator.row.id, topic });
  return { creator, address: stopMailsAddress(token) };
}

const opened: Scene = async (world) => (await linkFor(world)).address;
const signedIn: Scene = async (world) => {
  const { creator, address } = await linkFor(world);
  await creator.signsIn();
  return address;
};
const offTopics = async ({ store }: World) =>
  (await store.mails.settingsOf("usr_000001"))?.offTopics;
const press = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole("button", { name: "Turn off" }));

/** Nothing has happened yet: programs look at links too. */
export const Ready = meta.story({
  ...controlled({
    controls: {
      about: choice("About", ["sessions", "reminders", "sales", "invitations", "calendars"]),
      isSignedIn: toggle("Signed in"),
    },
    open: async (world, { about, isSignedIn }) => {
      const { creator, address } = await linkFor(world, TOPICS[about]);
      if (isSignedIn) await creator.signsIn();
      return address;
    },
  }),
  play: asAtFirst(async ({ canvas, ...context }) => {
    await expect(await canvas.findByRole("heading", { name: QUESTION })).toBeVisible();
    await expect(canvas.getByText(/We still write about payments/)).toBeVisible();
    await expect(await offTopics(stageOf(context).world)).toEqual([]);
  }),
});

export const TurnedOff = meta.story({
  parameters: scene(opened),
  play: async ({ canvas, ...context }) => {
    await press(canvas);
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Turned off" })).toHaveFocus());
    await expect(canvas.getByRole("link", { name: "Go to your settings" })).toHaveAttribute(
      "href",
      PATHS.userSettings,
    );
    await expect(await offTopics(stageOf(context).world)).toEqual(["SESSIONS"]);
  },
});

export const TurnedOffSignedIn = meta.story({
  parameters: scene(signedIn),
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByRole("link", { name: "Go to your settings" })).toHaveAttribute(
      "href",
      PATHS.beamerSettings,
    );
  },
});

export const TurningOff = meta.story({
  parameters: scene(async (world) => {
    world.faults.hanging.add("stopMails");
    return opened(world);
  }),
  play: async ({ canvas }) => {
    await press(canvas);
    const button = canvas.getByRole("button", { name: "Turn off" });
    await waitFor(() => expect(button).toHaveAttribute("aria-busy", "true"));
  },
});

export const Failed = meta.story({
  parameters: scene(async (world) => {
    world.faults.failing.add("stopMails");
    return opened(world);
  }),
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/went wrong/);
    await expect(canvas.getByRole("button", { name: "Turn off" })).toBeVisible();
  },
});

/** The button stays. */
export const Offline = meta.story({
  parameters: scene(opened),
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole("button", { name: "Turn off" });
    stageOf(context).world.faults.network = "offline";
    await press(canvas);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("We can’t reach the server.");
    await expect(canvas.getByRole("button", { name: "Turn off" })).toBeVisible();
  },
});

export const TriedAgain = meta.story({
  parameters: scene(opened),
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole("button", { name: "Turn off" });
    const { faults } = stageOf(context).world;
    faults.network = "offline";
    await press(canvas);
    await canvas.findByRole("alert");
    faults.network = null;
    await press(canvas);
    await expect(await canvas.findByRole("heading", { name: "Turned off" })).toBeVisible();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
});

/** Not one of ours, which only the server knows. */
export const LinkInvalid = meta.story({
  parameters: scene(async (world) => {
    const { row } = await user(world);
    return stopMailsAddress(`SALES.${row.id}.guessed`);
  }),
  play: async ({ canvas, ...context }) => {
    await press(canvas);
    await waitFor(() =>
      expect(canvas.getByRole("heading", { name: "This link doesn’t work" })).toHaveFocus(),
    );
    await expect(await offTopics(stageOf(context).world)).toEqual([]);
  },
});

/** Cut off, it names nothing. */
export const LinkCutOff = meta.story({
  ...onSmallPhone,
  parameters: scene(async () => `${PATHS.stopMails}?token=SESS`),
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole("heading", { name: "This link doesn’t work" }),
    ).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Turn off" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Go to your settings" })).toBeVisible();
    await expectToFit(canvasElement);
  },
});

export const ByKeyboard = meta.story({
  parameters: scene(opened),
  play: byKeyboard(async ({ canvas, keys }) => {
    await keys.tabTo("button", "Turn off");
    await keys.press("{Enter}");
    await canvas.findByRole("heading", { name: "Turned off" });
    await keys.tabTo("link", "Go to your settings");
  }),
});

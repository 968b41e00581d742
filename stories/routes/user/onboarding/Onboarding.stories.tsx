import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { addressOf } from "../../../../.storybook/stage/stage.tsx";
import { LONGEST_PERSON } from "../../../../server/world/extremes/longest.ts";
import { LONG_NAMED } from "../../../../server/world/extremes/longNames.ts";
import { RIGHT_TO_LEFT } from "../../../../server/world/extremes/rightToLeft.ts";
import { timeZones } from "../../../../src/domain/time/zones.ts";
import { beamer, user } from "../../../../server/world/people.ts";
import type { World } from "../../../../server/world/world.ts";
import { expectRightToLeft, expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { byKeyboard } from "../../../support/keyboard.ts";
import { hangPicture } from "../../../support/pictures.ts";
import { failed, offline, sessionEnded, signedOut } from "../../../support/sharedStates.ts";
import { factsOf, names, zoneOf } from "../../../support/controlledFacts.ts";
import { asAtFirst, choice, controlled } from "../../../support/controls.ts";

const meta = preview.meta({ title: "Screens/Onboarding", ...screen });
const newUser = scene(async (world) => {
  await (await user(world, { userIsOnboarded: false, timeZone: null })).signsIn();
  return "/user/onboarding";
});

export const TimeZone = meta.story({
  ...controlled({
    controls: {
      names,
      zone: choice("Saved time zone", ["none", "New York", "Kathmandu"]),
      role: choice("Becomes", ["user", "creator"]),
    },
    open: async (world, { names: kind, zone, role }) => {
      const facts = factsOf(kind).creator;
      const timeZone = zone === "none" ? null : zoneOf(zone);
      const create = role === "creator" ? beamer : user;
      const isNew = { userIsOnboarded: false, beamerIsOnboarded: false };
      await (await create(world, { ...facts, ...isNew, timeZone })).signsIn();
      return "/user/onboarding";
    },
  }),
  play: asAtFirst(async ({ canvas }) => {
    const zone = await canvas.findByRole("combobox", { name: "Your time zone" });
    await expect(zone).toHaveValue("Europe/Brussels (UTC+01:00)");
  }),
});

export const Welcome = meta.story({
  parameters: newUser,
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Continue" }));
    await expect(await canvas.findByRole("heading", { name: "Welcome, Demo" })).toBeVisible();
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

/** Somebody new follows a link to their sessions, and reaches them after the onboarding. */
export const Interrupted = meta.story({
  parameters: scene(async (world) => {
    await newcomer(world);
    return "/user/home?tab=sessions";
  }),
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Continue" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Get started" }));
    await expect(await canvas.findByText("No Sessions Booked")).toBeVisible();
    await expect(addressOf(stageOf(context))).toBe("/user/home?tab=sessions");
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
    const newcomer = await beamer(world, { beamerIsOnboarded: false });
    await hangPicture(world, newcomer.row.id);
    await newcomer.signsIn();
    return "/beamer/onboarding";
  }),
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Continue" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Start creating" }));
    await waitFor(() => expect(addressOf(stageOf(context))).toBe("/beamer"));
  },
});

async function newcomer(world: World, facts: Parameters<typeof user>[1] = {}) {
  await (await user(world, { ...facts, userIsOnboarded: false })).signsIn();
  return "/user/onboarding";
}

export const Failed = meta.story(failed(newcomer, { field: "userSettings" }));
export const Offline = meta.story(offline(newcomer));
export const SignedOut = meta.story(signedOut(newcomer));
export const SessionEnded = meta.story(sessionEnded(newcomer));

export const LongNames = meta.story({
  ...onSmallPhone,
  parameters: scene((world) => newcomer(world, LONG_NAMED)),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Continue" }));
    await canvas.findByRole("heading", { name: `Welcome, ${LONG_NAMED.firstName}` });
    await expectToFit(canvasElement);
  },
});

/** As many zones as there are. */
export const ManyItems = meta.story({
  ...onSmallPhone,
  parameters: scene((world) => newcomer(world)),
  play: async ({ canvas, canvasElement }) => {
    const zone = await canvas.findByRole("combobox", { name: "Your time zone" });
    await userEvent.click(zone);
    await userEvent.clear(zone);
    await userEvent.keyboard("{ArrowUp}");
    const count = String(timeZones().length);
    // A list this long is virtualised.
    const last = await waitFor(async () => {
      const option = canvas.getAllByRole("option").at(-1);
      await expect(option).toHaveAttribute("aria-posinset", count);
      return option;
    });
    await expect(last).toHaveAttribute("aria-setsize", count);
    await expect(zone).toHaveAttribute("aria-activedescendant", last?.id);
    const list = canvas.getByRole("listbox").getBoundingClientRect();
    await expect(last?.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom + 1);
    await expectToFit(canvasElement);
  },
});

export const RightToLeft = meta.story({
  ...onSmallPhone,
  parameters: scene((world) => newcomer(world, RIGHT_TO_LEFT)),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Continue" }));
    await expectRightToLeft(await canvas.findByText(RIGHT_TO_LEFT.firstName));
    await expect(getComputedStyle(canvas.getByRole("heading")).direction).toBe("ltr");
    await expectToFit(canvasElement);
  },
});

export const LongestAllowed = meta.story({
  ...onSmallPhone,
  parameters: scene((world) => newcomer(world, LONGEST_PERSON)),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Continue" }));
    await canvas.findByRole("heading", { name: `Welcome, ${LONGEST_PERSON.firstName}` });
    await expectToFit(canvasElement);
  },
});

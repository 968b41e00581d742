import { expect, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { renewCalendarFeed } from "../../../../server/services/bookings/renewCalendarFeed.ts";
import { user } from "../../../../server/world/people.ts";
import type { World } from "../../../../server/world/world.ts";
import { PATHS } from "../../../../src/domain/shared/paths.ts";
import { DAY_MS } from "../../../../src/domain/shared/limits.ts";
import { expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { byKeyboard } from "../../../support/keyboard.ts";
import type { Canvas } from "../../../support/played.ts";

const meta = preview.meta({ title: "Screens/User/Settings", ...screen });

async function withoutAddress(world: World) {
  await (await user(world)).signsIn();
  return PATHS.userSettings;
}

/** Made three days ago. */
async function withAddress(world: World) {
  const person = await user(world);
  await renewCalendarFeed(world.contextFor(person.viewer), { replaces: null });
  world.clock.advance(3 * DAY_MS);
  await person.signsIn();
  return PATHS.userSettings;
}

const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole("button", { name }));
const create = (canvas: Canvas) => press(canvas, "Create calendar address");

/** The question that a button asks. */
async function ask(canvas: Canvas, name: "Replace address" | "Turn off") {
  await press(canvas, name);
  return within(await canvas.findByRole("dialog"));
}

export const CalendarAddressCreated = meta.story({
  ...onSmallPhone,
  parameters: scene(withoutAddress),
  play: async ({ canvas, canvasElement, ...context }) => {
    await create(canvas);
    const address = await canvas.findByLabelText<HTMLInputElement>("Calendar address");
    await expect(address.value).toMatch(/^https:\/\/[^/]+\/calendar\/[0-9a-f]{32}\.ics$/);
    await expect(canvas.getByText(/we won’t show it again/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Add to calendar app" })).toHaveAttribute(
      "href",
      address.value.replace("https:", "webcal:"),
    );
    await expect(await canvas.findByText("Calendar address created")).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole("heading", { name: "Sessions in your calendar" })).toHaveFocus(),
    );
    const { store } = stageOf(context).world;
    await expect(await store.calendarFeeds.byUserId("usr_000001")).not.toBeNull();
    await expectToFit(canvasElement);
  },
});

export const CalendarAddressBeingCreated = meta.story({
  parameters: scene(async (world) => {
    world.faults.hanging.add("renewCalendarFeed");
    return withoutAddress(world);
  }),
  play: async ({ canvas }) => {
    await create(canvas);
    const button = await canvas.findByRole("button", { name: "Create calendar address" });
    await waitFor(() => expect(button).toHaveAttribute("aria-busy", "true"));
  },
});

export const CalendarAddressNotCreated = meta.story({
  parameters: scene(withoutAddress),
  play: async ({ canvas, ...context }) => {
    const button = await canvas.findByRole("button", { name: "Create calendar address" });
    stageOf(context).world.faults.network = "offline";
    await userEvent.click(button);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("We can’t reach the server.");
    await expect(button).toBeVisible();
  },
});

/** The address that another tab has made goes on. */
export const CalendarAddressCreatedElsewhere = meta.story({
  parameters: scene(withoutAddress),
  play: async ({ canvas, ...context }) => {
    const { world } = stageOf(context);
    await canvas.findByRole("button", { name: "Create calendar address" });
    const viewer = { userId: "usr_000001", role: "user" } as const;
    await renewCalendarFeed(world.contextFor(viewer), { replaces: null });
    const made = await world.store.calendarFeeds.byUserId("usr_000001");
    await create(canvas);
    await expect(await canvas.findByText(/made or replaced a moment ago/)).toBeVisible();
    await expect(await canvas.findByText(/^Created on/)).toBeVisible();
    await expect(await world.store.calendarFeeds.byUserId("usr_000001")).toEqual(made);
  },
});

export const CalendarAddressExists = meta.story({
  parameters: scene(withAddress),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Created on Monday 16 March 2026\./)).toBeVisible();
    await expect(canvas.queryByLabelText("Calendar address")).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Create calendar address" })).toBeNull();
  },
});

export const CalendarAddressReplaceAsked = meta.story({
  parameters: scene(withAddress),
  play: async ({ canvas }) => {
    const dialog = await ask(canvas, "Replace address");
    await expect(dialog.getByText(/stops working at once/)).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Replace address" })).toBeVisible();
  },
});

export const CalendarAddressReplaced = meta.story({
  parameters: scene(withAddress),
  play: async ({ canvas, ...context }) => {
    const { store } = stageOf(context).world;
    const former = await store.calendarFeeds.byUserId("usr_000001");
    const dialog = await ask(canvas, "Replace address");
    await userEvent.click(dialog.getByRole("button", { name: "Replace address" }));
    await expect(await canvas.findByLabelText("Calendar address")).toBeVisible();
    await expect(await canvas.findByText("Calendar address replaced")).toBeVisible();
    await expect(canvas.queryByRole("dialog")).toBeNull();
    const present = await store.calendarFeeds.byUserId("usr_000001");
    await expect(present?.secretHash).not.toBe(former?.secretHash);
  },
});

export const CalendarAddressNotReplaced = meta.story({
  parameters: scene(withAddress),
  play: async ({ canvas, ...context }) => {
    const dialog = await ask(canvas, "Replace address");
    stageOf(context).world.faults.network = "offline";
    await userEvent.click(dialog.getByRole("button", { name: "Replace address" }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent("We can’t reach the server.");
  },
});

export const CalendarAddressTurnOffAsked = meta.story({
  parameters: scene(withAddress),
  play: async ({ canvas }) => {
    const dialog = await ask(canvas, "Turn off");
    await expect(dialog.getByRole("button", { name: "Turn off" })).toBeVisible();
  },
});

/** The question stays until it is known how it ends. */
export const CalendarAddressBeingTurnedOff = meta.story({
  parameters: scene(async (world) => {
    world.faults.hanging.add("deleteCalendarFeed");
    return withAddress(world);
  }),
  play: async ({ canvas }) => {
    const dialog = await ask(canvas, "Turn off");
    const button = dialog.getByRole("button", { name: "Turn off" });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute("aria-busy", "true"));
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await expect(dialog.getByText(/It stops working at once/)).toBeVisible();
  },
});

export const CalendarAddressTurnedOff = meta.story({
  parameters: scene(withAddress),
  play: async ({ canvas, ...context }) => {
    const dialog = await ask(canvas, "Turn off");
    await userEvent.click(dialog.getByRole("button", { name: "Turn off" }));
    await expect(
      await canvas.findByRole("button", { name: "Create calendar address" }),
    ).toBeVisible();
    await expect(await canvas.findByText("Calendar address turned off")).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole("heading", { name: "Sessions in your calendar" })).toHaveFocus(),
    );
    const { store } = stageOf(context).world;
    await expect(await store.calendarFeeds.byUserId("usr_000001")).toBeNull();
  },
});

export const CalendarAddressByKeyboard = meta.story({
  parameters: scene(withoutAddress),
  play: byKeyboard(async ({ canvas, keys }) => {
    await canvas.findByLabelText("Full name");
    await keys.tabTo("button", "Create calendar address");
    await keys.press("{Enter}");
    await canvas.findByLabelText("Calendar address");
    await keys.tabTo("button", "Turn off");
    await keys.press("{Enter}");
    await canvas.findByRole("dialog");
    await keys.tabTo("button", "Turn off");
    await keys.press("{Enter}");
    await expect(
      await canvas.findByRole("button", { name: "Create calendar address" }),
    ).toBeVisible();
  }),
});

import { expect, userEvent } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { updateBookingRules } from "../../../../server/services/availability/updateBookingRules.ts";
import { calendarServiceIsAway } from "../../../../server/world/outages.ts";
import { beamer, user } from "../../../../server/world/people.ts";
import { DEFAULT_BOOKING_RULES } from "../../../../src/domain/time/bookingRules.ts";
import { bookingOf, cast, chooseTuesday, openSchedule, TUESDAY_TEN } from "./scenes.ts";

const meta = preview.meta({ title: "Screens/Booking/Schedule", ...screen });

const NO_SLOTS = "No available time slots for this date. Please select a different date";

export const NextMonth = meta.story({
  parameters: scene(openSchedule),
  play: async ({ canvas }) => {
    await canvas.findByRole("radio", { name: "12:00" });
    await userEvent.click(canvas.getByRole("button", { name: "Next month" }));
    await expect(await canvas.findByRole("heading", { name: "Wednesday 1 April" })).toBeVisible();
    await expect(await canvas.findByRole("radio", { name: "09:00" })).toBeChecked();
  },
});

export const OneWeekAhead = meta.story({
  parameters: scene(async (world) => {
    const { offer, guest, creator } = await cast(world);
    await updateBookingRules(world.contextFor(creator.viewer), {
      rules: { ...DEFAULT_BOOKING_RULES, horizonInDays: 7 },
    });
    await guest.signsIn();
    return bookingOf({ offer });
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole("radio", { name: "12:00" });
    const day = (name: RegExp) => canvas.getByRole("button", { name });
    await expect(day(/20 March/)).not.toHaveAttribute("aria-disabled", "true");
    await expect(day(/24 March/)).toHaveAttribute("aria-disabled", "true");
    await expect(day(/Next month/)).toHaveAttribute("aria-disabled", "true");
  },
});

export const Empty = meta.story({
  parameters: scene(async (world) => {
    const creator = await beamer(world, { isOpen: false });
    const offer = await creator.offers();
    await (await user(world)).signsIn();
    return bookingOf({ offer });
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(NO_SLOTS)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "See April 2026" }));
    await expect(await canvas.findByRole("button", { name: "See May 2026" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Choose a time" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
});

export const SlotsLoading = meta.story({
  parameters: scene(async (world) => {
    const { offer, guest } = await cast(world);
    await guest.signsIn();
    world.faults.hanging.add("availability");
    return bookingOf({ offer });
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading available time slots")).toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "Choose a time" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
});

export const CalendarBusy = meta.story({
  parameters: scene(async (world) => {
    const { offer, guest, creator } = await cast(world);
    await creator.isBusy(TUESDAY_TEN, "2026-03-17T10:00:00Z");
    await guest.signsIn();
    return bookingOf({ offer });
  }),
  play: async ({ canvas }) => {
    await chooseTuesday(canvas);
    await expect(await canvas.findByRole("radio", { name: "09:30" })).toBeVisible();
    await expect(canvas.queryByRole("radio", { name: "10:00" })).toBeNull();
    await expect(canvas.queryByRole("radio", { name: "10:30" })).toBeNull();
    await expect(canvas.getByRole("radio", { name: "11:00" })).toBeVisible();
  },
});

export const CalendarAway = meta.story({
  parameters: scene(async (world) => {
    const { offer, guest, creator } = await cast(world);
    await creator.connects();
    await guest.signsIn();
    calendarServiceIsAway(world);
    return bookingOf({ offer });
  }),
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByText(/The calendar isn’t answering/)).toBeVisible();
    await expect(canvas.queryByRole("radio")).toBeNull();
    const { world } = stageOf(context);
    world.providers.calendars = world.calendars;
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("radio", { name: "12:00" })).toBeChecked();
  },
});

const slotsFailing = scene(async (world) => {
  const { offer, guest } = await cast(world);
  await guest.signsIn();
  world.faults.failing.add("availability");
  return bookingOf({ offer });
});

export const SlotsFailed = meta.story({
  parameters: slotsFailing,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
    await expect(canvas.queryByRole("radio")).toBeNull();
  },
});

export const SlotsTriedAgain = meta.story({
  parameters: slotsFailing,
  play: async ({ canvas, ...context }) => {
    const retry = await canvas.findByRole("button", { name: "Try again" });
    stageOf(context).world.faults.failing.clear();
    await userEvent.click(retry);
    await expect(await canvas.findByRole("radio", { name: "12:00" })).toBeChecked();
    await expect(canvas.getByRole("heading", { name: "Monday 16 March" })).toHaveFocus();
  },
});

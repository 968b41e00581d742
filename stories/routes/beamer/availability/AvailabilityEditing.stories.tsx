import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { addressOf } from "../../../../.storybook/stage/stage.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import type { WeeklyHours } from "../../../../src/domain/time/weeklyHours.ts";
import { isToBeCorrected } from "../../../support/keyboard.ts";
import { type Canvas, retype } from "../../../support/played.ts";
import { ADDRESS, hoursOf, from, to, field, save, savedOn } from "./scenes.ts";

const meta = preview.meta({ title: "Screens/Beamer/Availability", ...screen });

export const SavedAndUndone = meta.story({
  parameters: scene(hoursOf()),
  play: async ({ canvas, ...context }) => {
    const { world } = stageOf(context);
    await retype(await field(canvas, from("Monday")), "1030");
    await save(canvas);
    await expect(await canvas.findByText("Weekly hours saved")).toBeVisible();
    await expect(await savedOn(world, "MONDAY")).toEqual([{ start: 630, end: 1020 }]);
    await expect(await field(canvas, from("Monday"))).toHaveValue("10:30");
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(await canvas.findByText("Undone")).toBeVisible();
    await expect(await savedOn(world, "MONDAY")).toEqual([{ start: 540, end: 1020 }]);
    await expect(await field(canvas, from("Monday"))).toHaveValue("09:00");
  },
});

export const SavedTwice = meta.story({
  parameters: scene(hoursOf()),
  play: async ({ canvas, ...context }) => {
    const { world } = stageOf(context);
    for (const time of ["10:00", "11:00"]) {
      await retype(await field(canvas, from("Monday")), time);
      await save(canvas);
      const start = Number(time.slice(0, 2)) * 60;
      await waitFor(async () =>
        expect(await savedOn(world, "MONDAY")).toEqual([{ start, end: 1020 }]),
      );
      await waitFor(() =>
        expect(canvas.queryByRole("button", { name: "Discard changes" })).toBeNull(),
      );
    }
  },
});

export const Saving = meta.story({
  parameters: scene(hoursOf()),
  play: async ({ canvas, ...context }) => {
    stageOf(context).world.faults.hanging.add("updateAvailabilitySettings");
    await retype(await field(canvas, from("Monday")), "10:00");
    await save(canvas);
    await expect(canvas.getByRole("button", { name: "Save" })).toHaveAttribute("aria-busy", "true");
  },
});

export const ChangedWhileSaving = meta.story({
  parameters: { ...scene(hoursOf()), timePasses: true },
  play: async ({ canvas, ...context }) => {
    const { world } = stageOf(context);
    await retype(await field(canvas, from("Monday")), "10:00");
    world.faults.network = "slow";
    await save(canvas);
    await userEvent.click(canvas.getByRole("switch", { name: "Saturday" }));
    await expect(await canvas.findByText("Weekly hours saved")).toBeVisible();
    world.faults.network = null;
    await expect(canvas.getByRole("switch", { name: "Saturday" })).toBeChecked();
    await expect(await savedOn(world, "MONDAY")).toEqual([{ start: 600, end: 1020 }]);
    await expect(await savedOn(world, "SATURDAY")).toEqual([]);
    await userEvent.click(canvas.getByRole("button", { name: "Discard changes" }));
    await expect(canvas.getByRole("switch", { name: "Saturday" })).not.toBeChecked();
    await expect(await field(canvas, from("Monday"))).toHaveValue("10:00");
  },
});

export const TwoTimeSlots = meta.story({
  parameters: scene(hoursOf()),
  play: async ({ canvas, ...context }) => {
    await retype(await field(canvas, to("Monday")), "12");
    await userEvent.click(canvas.getByRole("button", { name: "Add a time slot on Monday" }));
    const second = await field(canvas, /^Monday, time slot 2, from$/);
    await expect(second).toHaveFocus();
    await expect(second).toHaveValue("13:00");
    await retype(await field(canvas, /^Monday, time slot 2, to$/), "0000");
    await save(canvas);
    await expect(await canvas.findByText("Weekly hours saved")).toBeVisible();
    await expect(await savedOn(stageOf(context).world, "MONDAY")).toEqual([
      { start: 540, end: 720 },
      { start: 780, end: 1440 },
    ]);
  },
});

export const NoTimeSlot = meta.story({
  parameters: scene(hoursOf()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Remove Monday" }));
    await save(canvas);
    await expect(
      await canvas.findByText("At least one time slot is required when the day is enabled"),
    ).toBeVisible();
    await expect(
      canvas.getByText("Correct your hours and days to see the times here."),
    ).toBeVisible();
  },
});

export const TimeMissing = meta.story({
  parameters: scene(hoursOf()),
  play: async ({ canvas }) => {
    const end = await field(canvas, to("Tuesday"));
    await userEvent.clear(end);
    await save(canvas);
    await isToBeCorrected(end, "Both start and end times are required");
  },
});

export const TimeUnreadable = meta.story({
  parameters: scene(hoursOf()),
  play: async ({ canvas }) => {
    const start = await field(canvas, from("Tuesday"));
    await retype(start, "25:00");
    await save(canvas);
    await isToBeCorrected(start, /Please enter valid time format/);
  },
});

export const EndBeforeStart = meta.story({
  parameters: scene(hoursOf()),
  play: async ({ canvas }) => {
    const end = await field(canvas, to("Tuesday"));
    await retype(end, "08:00");
    await save(canvas);
    await isToBeCorrected(end, "End time must be after start time");
  },
});

export const Overlapping = meta.story({
  parameters: scene(hoursOf()),
  play: async ({ canvas }) => {
    const add = await canvas.findByRole("button", { name: "Add a time slot on Monday" });
    await userEvent.click(add);
    const second = await field(canvas, /^Monday, time slot 2, from$/);
    await retype(second, "16:00");
    await save(canvas);
    await isToBeCorrected(second, "This overlaps another time slot of the day");
  },
});

export const CopiedToOtherDays = meta.story({
  parameters: scene(hoursOf()),
  play: async ({ canvas, ...context }) => {
    await retype(await field(canvas, from("Monday")), "07:30");
    await userEvent.click(canvas.getByRole("button", { name: "Copy Monday to other days" }));
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Tuesday" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Sunday" }));
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    await expect(await field(canvas, from("Sunday"))).toHaveValue("07:30");
    await save(canvas);
    await expect(await canvas.findByText("Weekly hours saved")).toBeVisible();
    const { world } = stageOf(context);
    for (const day of ["MONDAY", "TUESDAY", "SUNDAY"] as const) {
      await expect(await savedOn(world, day)).toEqual([{ start: 450, end: 1020 }]);
    }
    await expect(await savedOn(world, "WEDNESDAY")).toEqual([{ start: 540, end: 1020 }]);
  },
});

const AFTERNOON: WeeklyHours = {
  timeZone: "Asia/Tokyo",
  days: [{ day: "THURSDAY", ranges: [{ start: 780, end: 840 }] }],
};

async function conflict({ canvas, ...context }: { canvas: Canvas; loaded: object }) {
  await retype(await field(canvas, from("Monday")), "10:00");
  const { world } = stageOf(context as Parameters<typeof stageOf>[0]);
  const row = { id: "other", creatorId: "usr_000001", hours: AFTERNOON };
  await world.store.availability.save(row);
  await save(canvas);
  await expect(await canvas.findByRole("alert")).toHaveTextContent(/changed in another tab/);
  await expect(await canvas.findByText("Thursday 13:00–14:00")).toBeVisible();
  await expect(await field(canvas, from("Monday"))).toHaveValue("10:00");
  return world;
}

export const ChangedElsewhere = meta.story({
  parameters: scene(hoursOf()),
  play: async (context) => void (await conflict(context)),
});

export const OtherVersionKept = meta.story({
  parameters: scene(hoursOf()),
  play: async (context) => {
    const world = await conflict(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Keep the saved version" }));
    const thursday = await field(canvas, from("Thursday"));
    await expect(thursday).toHaveValue("13:00");
    await expect(canvas.queryByRole("alert")).toBeNull();
    // From there on it can be edited as ever.
    await retype(thursday, "12:00");
    await save(canvas);
    await expect(await canvas.findByText("Weekly hours saved")).toBeVisible();
    await expect(await savedOn(world, "THURSDAY")).toEqual([{ start: 720, end: 840 }]);
  },
});

export const SavedOverTheOther = meta.story({
  parameters: scene(hoursOf()),
  play: async (context) => {
    const world = await conflict(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Save mine instead" }));
    await expect(await canvas.findByText("Weekly hours saved")).toBeVisible();
    await expect(await savedOn(world, "MONDAY")).toEqual([{ start: 600, end: 1020 }]);
  },
});

export const SaveFailed = meta.story({
  parameters: scene(hoursOf()),
  play: async ({ canvas, ...context }) => {
    const monday = await field(canvas, from("Monday"));
    await canvas.findByText("74 free slots");
    // The preview updates by itself, and is there before the network goes. What is typed afterwards
    // means the same, so it is not fetched again.
    await retype(monday, "13");
    await canvas.findByText("72 free slots");
    await userEvent.type(monday, ":00");
    stageOf(context).world.faults.network = "offline";
    await save(canvas);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("We can’t reach the server.");
    await expect(monday).toHaveValue("13:00");
    await expect(canvas.getByText("72 free slots")).toBeVisible();
  },
});

export const AskedBeforeLeaving = meta.story({
  parameters: scene(hoursOf()),
  play: async ({ canvas, ...context }) => {
    await retype(await field(canvas, from("Monday")), "10:00");
    await userEvent.click(canvas.getByRole("link", { name: "About" }));
    await expect(
      await canvas.findByRole("dialog", { name: "Leave without saving?" }),
    ).toBeVisible();
    await expect(addressOf(stageOf(context))).toBe(ADDRESS);
    await userEvent.click(canvas.getByRole("button", { name: "Keep editing" }));
    await expect(await field(canvas, from("Monday"))).toHaveValue("10:00");
    await userEvent.click(canvas.getByRole("link", { name: "About" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Leave" }));
    await waitFor(() => expect(addressOf(stageOf(context))).toBe("/beamer/about"));
  },
});

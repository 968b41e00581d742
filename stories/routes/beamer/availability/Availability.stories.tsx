import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { calendarServiceIsAway } from "../../../../server/world/outages.ts";
import { beamer } from "../../../../server/world/people.ts";
import { DAYS_OF_WEEK } from "../../../../src/domain/generated/enums.ts";
import { TIME_SLOTS_PER_DAY_MAX } from "../../../../src/domain/shared/limits.ts";
import type { WeeklyHours } from "../../../../src/domain/time/weeklyHours.ts";
import { expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { byKeyboard } from "../../../support/keyboard.ts";
import {
  failed,
  loading,
  offline,
  sessionEnded,
  signedOut,
} from "../../../support/sharedStates.ts";
import { ADDRESS, hoursOf, from, to, field, save, savedHours, savedOn } from "./scenes.ts";
import { zone, zoneOf } from "../../../support/controlledFacts.ts";
import { asAtFirst, choice, controlled, toggle } from "../../../support/controls.ts";

const meta = preview.meta({ title: "Screens/Beamer/Availability", ...screen });

export const Ready = meta.story({
  ...controlled({
    controls: {
      hours: choice("Open", ["in office hours", "always", "never"]),
      isConnected: toggle("Calendar", true),
      isBusy: toggle("Busy all of Tuesday"),
      isAway: toggle("Calendars do not answer"),
      zone: zone("Time zone of the creator"),
    },
    open: async (world, { hours, isConnected, isBusy, isAway, zone: inZone }) => {
      const isOpen = hours === "in office hours";
      const creator = await beamer(world, { isOpen, timeZone: zoneOf(inZone) });
      if (hours === "always") await creator.isAlwaysOpen();
      if (isBusy) await creator.isBusy("2026-03-17T00:00:00Z", "2026-03-18T00:00:00Z");
      else if (isConnected) await creator.connects();
      if (isAway) calendarServiceIsAway(world);
      await creator.signsIn();
      return ADDRESS;
    },
  }),
  play: asAtFirst(async ({ canvas }) => {
    await expect(await field(canvas, from("Monday"))).toHaveValue("09:00");
    await expect(await field(canvas, to("Friday"))).toHaveValue("17:00");
    await expect(canvas.getByRole("switch", { name: "Sunday" })).not.toBeChecked();
    await expect(await canvas.findByText(/free slots$/)).toBeVisible();
    const current = canvas.getByRole("link", { name: "Weekly hours" });
    await expect(current).toHaveAttribute("aria-current", "page");
  }),
});

export const NoCalendar = meta.story({
  parameters: scene(async (world) => {
    await (await beamer(world, { isOpen: false })).signsIn();
    return ADDRESS;
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "Connect a calendar first" }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Connect a calendar" })).toHaveAttribute(
      "href",
      "/beamer/availability/calendars",
    );
  },
});

export const HoursWithoutCalendar = meta.story({
  parameters: scene(async (world) => {
    await (await beamer(world)).signsIn();
    return ADDRESS;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No calendar is connected/)).toBeVisible();
    await expect(await field(canvas, from("Monday"))).toHaveValue("09:00");
  },
});

export const NoHoursYet = meta.story({
  parameters: scene(hoursOf({ isOpen: false })),
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByText(/nobody can book you/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Fill in weekdays, 9 to 5" }));
    await expect(canvas.getByRole("switch", { name: "Monday" })).toHaveFocus();
    await save(canvas);
    await expect(await canvas.findByText("Weekly hours saved")).toBeVisible();
    const { world } = stageOf(context);
    await expect((await savedHours(world))?.days).toHaveLength(5);
  },
});

export const CalendarRevoked = meta.story({
  parameters: scene(
    hoursOf({
      prepare: async (person, world) => {
        const [row] = await world.store.calendars.ofOwner(person.row.id);
        if (row) await world.store.calendars.save({ ...row, profileConnected: false });
      },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/work@google.example no longer/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Reconnect" })).toBeVisible();
  },
});

export const BusyTimesShown = meta.story({
  parameters: scene(
    hoursOf({
      prepare: (person) => person.isBusy("2026-03-17T11:00:00Z", "2026-03-17T13:00:00Z"),
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("12:00–14:00")).toBeVisible();
    await expect(canvas.getByText("taken")).toBeVisible();
    const before = Number.parseInt(canvas.getByText(/free slots$/).textContent ?? "");
    await userEvent.click(canvas.getByRole("switch", { name: "Saturday" }));
    await waitFor(() =>
      expect(Number.parseInt(canvas.getByText(/free slots$/).textContent ?? "")).toBe(before + 16),
    );
    await userEvent.click(canvas.getByRole("radio", { name: "60 minutes" }));
    await waitFor(() =>
      expect(Number.parseInt(canvas.getByText(/free slots$/).textContent ?? "")).toBe(
        (before + 16) / 2,
      ),
    );
  },
});

export const ProviderAway = meta.story({
  parameters: scene(hoursOf({ prepare: async (_, world) => calendarServiceIsAway(world) })),
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      /The calendar isn’t answering/,
    );
    const { world } = stageOf(context);
    world.providers.calendars = world.calendars;
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText(/free slots$/)).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  parameters: scene(hoursOf()),
  play: byKeyboard(async ({ canvas, keys, ...context }) => {
    await keys.tabTo("textbox", from("Monday"));
    await keys.press("{ArrowUp}{ArrowUp}");
    await keys.tabTo("switch", "Saturday");
    await keys.press(" ");
    await keys.tabTo("button", "Save");
    await keys.press("{Enter}");
    await expect(await canvas.findByText("Weekly hours saved")).toBeVisible();
    const { world } = stageOf(context);
    await expect(await savedOn(world, "MONDAY")).toEqual([{ start: 570, end: 1020 }]);
    await expect(await savedOn(world, "SATURDAY")).toEqual([{ start: 540, end: 1020 }]);
  }),
});

export const Loading = meta.story(loading(hoursOf(), { field: "availabilitySettings" }));

export const Failed = meta.story(failed(hoursOf(), { field: "availabilitySettings" }));

export const Offline = meta.story(offline(hoursOf()));

export const SignedOut = meta.story(signedOut(hoursOf()));

export const SessionEnded = meta.story(sessionEnded(hoursOf()));

/** As many time slots a day as there can be, each day. */
const FULL_WEEK: WeeklyHours = {
  timeZone: "America/Argentina/ComodRivadavia",
  days: DAYS_OF_WEEK.map((day) => ({
    day,
    ranges: Array.from({ length: TIME_SLOTS_PER_DAY_MAX }, (_, index) => ({
      start: index * 120,
      end: index * 120 + 90,
    })),
  })),
};

export const ManyItems = meta.story({
  ...onSmallPhone,
  parameters: scene(
    hoursOf({
      prepare: async (person, world) => {
        const row = { id: "full", creatorId: person.row.id, hours: FULL_WEEK };
        await world.store.availability.save(row);
      },
    }),
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/free slots$/);
    await expectToFit(canvasElement);
  },
});

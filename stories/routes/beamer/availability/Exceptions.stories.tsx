import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { updateAvailabilityExceptions } from "../../../../server/services/availability/updateAvailabilityExceptions.ts";
import type { Beamer } from "../../../../server/world/people.ts";
import type { World } from "../../../../server/world/world.ts";
import { EXCEPTION_TEXTS } from "../../../../src/domain/availability/inputs/hoursExceptions.ts";
import { HOURS_EXCEPTIONS_MAX } from "../../../../src/domain/shared/limits.ts";
import { expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { byKeyboard, isToBeCorrected } from "../../../support/keyboard.ts";
import type { Canvas } from "../../../support/played.ts";
import { hoursOf } from "./scenes.ts";

const meta = preview.meta({ title: "Screens/Beamer/Availability", ...screen });

type Exception = { from: string; to: string; timeSlots: { start: string; end: string }[] };

const EVENING = [{ start: "18:00", end: "20:00" }];
const EASTER: Exception = { from: "2026-04-02", to: "2026-04-07", timeSlots: [] };
const LATE: Exception = { from: "2026-03-19", to: "2026-03-19", timeSlots: EVENING };

/** The page of a beamer with such exceptions. */
const except = (...exceptions: readonly Exception[]) =>
  hoursOf({
    prepare: async (person: Beamer, world: World) => {
      await updateAvailabilityExceptions(world.contextFor(person.viewer), { exceptions });
    },
  });

const saved = async (world: World) =>
  (await world.store.availability.exceptionsOf("usr_000001"))?.exceptions;
const chooseDay = async (canvas: Canvas, name: RegExp) =>
  userEvent.click(await canvas.findByRole("button", { name }));
const saveDays = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole("button", { name: "Save days" }));
const freeSlots = async (canvas: Canvas) =>
  Number.parseInt((await canvas.findByText(/free slots$/)).textContent ?? "");

export const DayOff = meta.story({
  parameters: scene(hoursOf()),
  play: async ({ canvas, ...context }) => {
    const before = await freeSlots(canvas);
    await chooseDay(canvas, /^Wednesday,? 18 March 2026$/);
    // It is seen in what visitors are offered before it is saved.
    await waitFor(async () => expect(await freeSlots(canvas)).toBe(before - 16));
    await saveDays(canvas);
    await expect(await canvas.findByText("Days off and other hours saved")).toBeVisible();
    const { world } = stageOf(context);
    await expect(await saved(world)).toEqual([
      { from: "2026-03-18", to: "2026-03-18", ranges: [] },
    ]);
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(await canvas.findByText("Undone")).toBeVisible();
    await expect(await saved(world)).toEqual([]);
    await waitFor(async () => expect(await freeSlots(canvas)).toBe(before));
  },
});

export const OtherHoursForDays = meta.story({
  parameters: scene(hoursOf()),
  play: async ({ canvas, ...context }) => {
    await chooseDay(canvas, /^Wednesday,? 18 March 2026$/);
    await fireEvent.change(canvas.getByLabelText("Last day"), { target: { value: "2026-03-20" } });
    await userEvent.click(canvas.getByRole("radio", { name: "Other hours" }));
    await userEvent.click(canvas.getByRole("button", { name: "Add a time slot" }));
    await expect(canvas.getByRole("textbox", { name: "Time slot 2, from" })).toHaveValue("18:00");
    await saveDays(canvas);
    await expect(await canvas.findByText("Days off and other hours saved")).toBeVisible();
    await expect(await saved(stageOf(context).world)).toEqual([
      {
        from: "2026-03-18",
        to: "2026-03-20",
        ranges: [
          { start: 540, end: 1020 },
          { start: 1080, end: 1140 },
        ],
      },
    ]);
    await expect(
      canvas.getByRole("button", { name: /^Thursday,? 19 March 2026, 09:00–17:00, 18:00–19:00$/ }),
    ).toBeVisible();
  },
});

export const SomeDaysDiffer = meta.story({
  parameters: scene(except(LATE, EASTER)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("button", { name: /^Thursday 19 March 2026\s*18:00–20:00$/ }),
    ).toBeVisible();
    await expect(canvas.getByText("18:00–20:00", { selector: "li *" })).toBeVisible();
  },
});

export const DayGivenBack = meta.story({
  parameters: scene(except(LATE)),
  play: async ({ canvas, ...context }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: /^Thursday 19 March 2026\s*18:00–20:00$/ }),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Back to weekly hours" }));
    await saveDays(canvas);
    await expect(await canvas.findByText("Days off and other hours saved")).toBeVisible();
    await expect(await saved(stageOf(context).world)).toEqual([]);
  },
});

export const LastDayTooEarly = meta.story({
  parameters: scene(hoursOf()),
  play: async ({ canvas }) => {
    await chooseDay(canvas, /^Wednesday,? 18 March 2026$/);
    const last = canvas.getByLabelText("Last day");
    await fireEvent.change(last, { target: { value: "2026-03-17" } });
    await saveDays(canvas);
    await isToBeCorrected(last, "The last day can’t be before the first");
  },
});

export const DaysOverlap = meta.story({
  parameters: scene(except(EASTER)),
  play: async ({ canvas }) => {
    await chooseDay(canvas, /^Tuesday,? 31 March 2026$/);
    await fireEvent.change(canvas.getByLabelText("Last day"), { target: { value: "2026-04-03" } });
    await saveDays(canvas);
    await expect(await canvas.findByText("Another exception has some of these days")).toBeVisible();
    await expect(
      canvas.getByText("Correct your hours and days to see the times here."),
    ).toBeVisible();
  },
});

export const DaysChangedElsewhere = meta.story({
  parameters: scene(except(LATE)),
  play: async ({ canvas, ...context }) => {
    await chooseDay(canvas, /^Wednesday,? 18 March 2026$/);
    const { world } = stageOf(context);
    const exceptions = [{ from: "2026-03-27", to: "2026-03-27", ranges: [] }];
    await world.store.availability.saveExceptions({
      id: "other",
      creatorId: "usr_000001",
      exceptions,
    });
    await saveDays(canvas);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/changed in another tab/);
    await expect(await canvas.findByText(/^Friday 27 March 2026: Off$/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Save mine instead" }));
    await expect(await canvas.findByText("Days off and other hours saved")).toBeVisible();
    await expect((await saved(world))?.map(({ from }) => from)).toEqual([
      "2026-03-18",
      "2026-03-19",
    ]);
  },
});

export const AnotherWeekInAnotherZone = meta.story({
  parameters: scene(except({ ...LATE, from: "2026-03-24", to: "2026-03-24" })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Week after" }));
    await expect(await canvas.findByText("From Monday 23 March")).toBeVisible();
    await expect(await canvas.findByText("18:00–20:00", { selector: "ol *" })).toBeVisible();
    await userEvent.click(canvas.getByRole("combobox", { name: "A visitor’s time zone" }));
    await userEvent.keyboard("Kolkata");
    await userEvent.click(await canvas.findByRole("option", { name: /Kolkata/ }));
    await expect(await canvas.findByText("22:30–00:30")).toBeVisible();
  },
});

const AS_MANY_AS_ALLOWED = Array.from({ length: HOURS_EXCEPTIONS_MAX }, (_, index) => {
  const day = new Date(Date.UTC(2026, 2, 17 + 2 * index)).toISOString().slice(0, 10);
  return { from: day, to: day, timeSlots: index % 3 ? [] : EVENING };
});

export const ManyExceptions = meta.story({
  ...onSmallPhone,
  parameters: scene(except(...AS_MANY_AS_ALLOWED)),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/free slots$/);
    await expectToFit(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Show all 200" }));
    // What was pressed is gone: the first that is new follows.
    await expect(
      canvas.getByRole("button", { name: /^Thursday 2 April 2026\s*Off$/ }),
    ).toHaveFocus();
    await expect(canvas.getAllByRole("button", { expanded: false }).length).toBeGreaterThan(199);
    await expectToFit(canvasElement);
  },
});

export const DaysFull = meta.story({
  parameters: scene(except(...AS_MANY_AS_ALLOWED)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(EXCEPTION_TEXTS.tooMany)).toBeVisible();
    const another = canvas.getByRole("button", { name: /^Wednesday,? 18 March 2026$/ });
    await expect(another).toHaveAttribute("aria-disabled", "true");
    // One that is there can be changed, or given back for another.
    await chooseDay(canvas, /^Thursday,? 19 March 2026, Off$/);
    await userEvent.click(canvas.getByRole("button", { name: "Back to weekly hours" }));
    await expect(canvas.queryByText(EXCEPTION_TEXTS.tooMany)).toBeNull();
    await userEvent.click(another);
    await expect(await canvas.findByText(EXCEPTION_TEXTS.tooMany)).toBeVisible();
  },
});

/** The rows that are open. */
const openRows = (canvas: Canvas) =>
  canvas.queryAllByRole("button", { expanded: true, name: /2026/ });

export const DaysUndone = meta.story({
  parameters: scene(except(LATE, EASTER)),
  play: async ({ canvas, ...context }) => {
    await chooseDay(canvas, /^Wednesday,? 18 March 2026$/);
    await saveDays(canvas);
    await expect(await canvas.findByText("Days off and other hours saved")).toBeVisible();
    // It is the same row that is open, wherever the form has it.
    const [row] = openRows(canvas);
    await expect(row).toHaveTextContent("Wednesday 18 March 2026");
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(await canvas.findByText("Undone")).toBeVisible();
    await expect(await saved(stageOf(context).world)).toHaveLength(2);
    await expect(openRows(canvas)).toEqual([]);
  },
});

export const DaysDiscarded = meta.story({
  parameters: scene(except(LATE, EASTER)),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: /^Thursday 19 March 2026\s*18:00–20:00$/ }),
    );
    await chooseDay(canvas, /^Wednesday,? 18 March 2026$/);
    await expect(openRows(canvas)).toHaveLength(1);
    await userEvent.click(canvas.getByRole("button", { name: "Discard changes" }));
    await expect(openRows(canvas)).toEqual([]);
    await expect(canvas.getByRole("heading", { name: "Days off and other hours" })).toHaveFocus();
  },
});

export const DaysGivenBackByKeyboard = meta.story({
  parameters: scene(except(LATE, EASTER)),
  play: byKeyboard(async ({ canvas, keys, ...context }) => {
    await canvas.findByText(/free slots$/);
    await keys.tabTo("button", /^Thursday 19 March 2026/);
    await keys.press("{Enter}");
    await keys.tabTo("button", "Remove Time slot 1");
    await keys.press("{Enter}");
    await expect(canvas.getByRole("button", { name: "Add a time slot" })).toHaveFocus();
    await keys.tabTo("button", "Back to weekly hours");
    await keys.press("{Enter}");
    const next = canvas.getByRole("button", { name: /^Thursday 2 April – .*Off$/ });
    await expect(next).toHaveFocus();
    await keys.press("{Enter}");
    await keys.tabTo("button", "Back to weekly hours");
    await keys.press("{Enter}");
    const heading = canvas.getByRole("heading", { name: "Days off and other hours" });
    await expect(heading).toHaveFocus();
    await keys.tabTo("button", "Save days");
    await keys.press("{Enter}");
    await expect(await canvas.findByText("Days off and other hours saved")).toBeVisible();
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(await saved(stageOf(context).world)).toEqual([]);
  }),
});

export const OtherDateElsewhere = meta.story({
  parameters: scene(hoursOf()),
  play: async ({ canvas }) => {
    const zone = async (label: string, name: string) => {
      await userEvent.click(await canvas.findByRole("combobox", { name: label }));
      await userEvent.keyboard(name);
      await userEvent.click(await canvas.findByRole("option", { name: new RegExp(name) }));
    };
    await zone("A visitor’s time zone", "Paris");
    // The same clock: nothing is shown below.
    await expect(await canvas.findByText(/^Times are in the time zone of/)).not.toHaveTextContent(
      /below/,
    );
    await zone("Time zone", "Kiritimati");
    await zone("A visitor’s time zone", "Honolulu");
    await expect(await canvas.findByText(/^09:00–17:00 Monday 16 March$/)).toBeVisible();
    await expect(canvas.getByText(/below them those in/)).toBeVisible();
  },
});

export const DaysByKeyboard = meta.story({
  parameters: scene(hoursOf()),
  play: byKeyboard(async ({ canvas, keys, ...context }) => {
    await canvas.findByText(/free slots$/);
    await keys.tabTo("button", /^Monday,? 16 March 2026$/);
    await keys.press("{ArrowRight}{ArrowRight}{Enter}");
    await keys.tabTo("button", "Save days");
    await keys.press("{Enter}");
    await expect(await canvas.findByText("Days off and other hours saved")).toBeVisible();
    await expect(await saved(stageOf(context).world)).toHaveLength(1);
  }),
});

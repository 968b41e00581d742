import { describe, expect, it } from "vitest";
import { nextMonth, shownChoice } from "./scheduleChoice.ts";

const day = (date: string, ...starts: string[]) => ({
  date,
  slots: starts.map((start) => ({ start, isDefault: false })),
});
const MARCH = { year: 2026, month: 3 };
const days = [
  { date: "2026-03-17", slots: [{ start: "09:00:00", isDefault: true }] },
  day("2026-03-18", "09:00:00", "10:00:00"),
];

const shown = (given: Pick<Parameters<typeof shownChoice>[0], "days" | "choice">) =>
  shownChoice({ ...given, month: MARCH, proposes: true });

describe("the schedule", () => {
  it("starts with the day and the slot that the server proposes", () => {
    expect(shown({ days, choice: {} })).toEqual({
      date: "2026-03-17",
      slots: ["09:00:00"],
      start: "09:00:00",
    });
  });

  it("preselects no slot on a day of the visitor's choice", () => {
    const choice = { date: "2026-03-18" };
    expect(shown({ days, choice })).toEqual({
      date: "2026-03-18",
      slots: ["09:00:00", "10:00:00"],
      start: undefined,
    });
  });

  it("preselects no slot where none is to be proposed", () => {
    const unproposed = { days, month: MARCH, proposes: false };
    expect(shownChoice({ ...unproposed, choice: {} })).toMatchObject({
      date: "2026-03-17",
      start: undefined,
    });
    const choice = { date: "2026-03-17", start: "09:00:00" };
    expect(shownChoice({ ...unproposed, choice }).start).toBe("09:00:00");
  });

  it("keeps a chosen slot", () => {
    const choice = { date: "2026-03-18", start: "10:00:00" };
    expect(shown({ days, choice }).start).toBe("10:00:00");
  });

  it("forgets a slot that is gone, and keeps its day", () => {
    const choice = { date: "2026-03-18", start: "11:00:00" };
    expect(shown({ days, choice })).toMatchObject({
      date: "2026-03-18",
      start: undefined,
    });
  });

  it("stays on a day whose last slot is gone", () => {
    const choice = { date: "2026-03-19" };
    expect(shown({ days, choice })).toEqual({
      date: "2026-03-19",
      slots: [],
      start: undefined,
    });
  });

  it("shows nothing of a choice in another month", () => {
    const choice = { date: "2026-04-02", start: "09:00:00" };
    expect(shown({ days, choice }).date).toBe("2026-03-17");
    expect(shown({ days: [], choice }).date).toBeUndefined();
  });
});

describe("a month", () => {
  it("is followed by the next, over the turn of the year too", () => {
    expect(nextMonth(MARCH, "2026-09-16")).toEqual({ year: 2026, month: 4 });
    expect(nextMonth({ year: 2026, month: 12 }, "2027-01-01")).toEqual({ year: 2027, month: 1 });
  });

  it("is the last when nothing can be booked after it", () => {
    expect(nextMonth({ year: 2026, month: 9 }, "2026-09-16")).toBeNull();
  });
});

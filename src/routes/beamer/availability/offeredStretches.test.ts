import { expect, it } from "vitest";
import { NOTHING_TAKEN } from "../../../domain/time/bookingRules.ts";
import { offeredDaysFrom } from "../../../domain/time/slots.ts";
import { offeredStretches } from "./offeredStretches.ts";

const slots = (...starts: number[]) =>
  starts.map((hour) => ({ start: `${hour}:00:00`, end: `${hour + 1}:00:00` }));

it("joins slots that follow one another, and shows what is taken between them", () => {
  const [first, second, ...rest] = offeredStretches({
    date: "2026-03-17",
    all: [{ date: "2026-03-17", slots: slots(10, 11, 12, 14, 15) }],
    free: [{ date: "2026-03-17", slots: slots(10, 11, 14) }],
  });
  expect(first).toEqual({
    date: "2026-03-17",
    stretches: [
      { start: "10:00", end: "12:00", count: 2, isFree: true },
      { start: "12:00", end: "13:00", count: 1, isFree: false },
      { start: "14:00", end: "15:00", count: 1, isFree: true },
      { start: "15:00", end: "16:00", count: 1, isFree: false },
    ],
  });
  expect(second).toEqual({ date: "2026-03-18", stretches: [] });
  expect(rest).toHaveLength(5);
});

it("has the hour that is left out when clocks go forward in no stretch", () => {
  const week = offeredDaysFrom({
    hours: {
      timeZone: "Europe/Brussels",
      days: [{ day: "SUNDAY", ranges: [{ start: 60, end: 240 }] }],
      exceptions: [],
    },
    ...NOTHING_TAKEN,
    durationInMinutes: 60,
    now: Date.UTC(2026, 2, 20),
    date: "2026-03-26",
    days: 7,
    timeZone: "Europe/Brussels",
  });
  const sunday = offeredStretches({ date: "2026-03-26", all: week, free: week })[3];
  expect(sunday).toMatchObject({ date: "2026-03-29" });
  expect(sunday?.stretches.reduce((sum, { count }) => sum + count, 0)).toBe(2);
});

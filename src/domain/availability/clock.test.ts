import { expect, it } from "vitest";
import { stepClock, tidyClock } from "./clock.ts";

it.each([
  ["9", "09:00"],
  ["17", "17:00"],
  ["930", "09:30"],
  ["0930", "09:30"],
  ["9.30", "09:30"],
  ["9h30", "09:30"],
  [" 9 30 ", "09:30"],
  ["09:30", "09:30"],
  ["24", "24:00"],
  ["", ""],
  ["9:5", "9:5"],
  ["noon", "noon"],
])("%j is read as %j", (typed, read) => {
  expect(tidyClock(typed)).toBe(read);
});

it.each([
  ["09:00", 15, "09:15"],
  ["09:07", 15, "09:15"],
  ["09:07", -15, "09:00"],
  ["09:00", -15, "08:45"],
  ["9", 15, "09:15"],
  ["23:45", 15, "24:00"],
  ["24:00", -15, "23:45"],
  ["24:00", 15, null],
  ["00:00", -15, null],
  ["noon", 15, null],
])("%j moved by %i minutes is %j", (from, step, to) => {
  expect(stepClock(from, step)).toBe(to);
});

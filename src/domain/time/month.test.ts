import { expect, it } from "vitest";
import { monthStart } from "./month.ts";

it.each([
  ["2026-03-31T21:59:59Z", "Europe/Brussels", "2026-02-28T23:00:00.000Z"],
  ["2026-03-31T22:00:00Z", "Europe/Brussels", "2026-03-31T22:00:00.000Z"],
  ["2026-03-31T22:00:00Z", "America/New_York", "2026-03-01T05:00:00.000Z"],
  ["2026-01-01T00:00:00Z", "UTC", "2026-01-01T00:00:00.000Z"],
  // Clocks go forward at midnight of the first.
  ["2017-10-15T12:00:00Z", "America/Sao_Paulo", "2017-10-01T03:00:00.000Z"],
])("the month of %s began in %s at %s", (instant, zone, start) => {
  expect(new Date(monthStart(Date.parse(instant), zone)).toISOString()).toBe(start);
});

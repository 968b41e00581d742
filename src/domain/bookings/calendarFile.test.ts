import { expect, test } from "vitest";
import { calendarFile } from "./calendarFile.ts";

const event = {
  uid: "bkg_1@beamers.example",
  startsAt: Date.parse("2026-03-17T09:00:00Z"),
  endsAt: Date.parse("2026-03-17T09:30:00Z"),
  title: "A clear half hour",
  url: "https://beamers.example/demo/one-on-one-booking-detail/bkg_1",
  stamp: Date.parse("2026-03-16T09:00:00.250Z"),
};

test("an event begins and ends in UTC, so that every calendar shows its own time", () => {
  const file = calendarFile(event);
  expect(file).toContain("\r\nDTSTART:20260317T090000Z\r\nDTEND:20260317T093000Z\r\n");
  expect(file).toContain("\r\nDTSTAMP:20260316T090000Z\r\n");
  expect(file.startsWith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n")).toBe(true);
  expect(file.endsWith("END:VEVENT\r\nEND:VCALENDAR\r\n")).toBe(true);
});

test("a title with signs of the format's own stays a title", () => {
  const file = calendarFile({ ...event, title: "Plans; dreams, and\nbacklog \\o/" });
  expect(file).toContain("\r\nSUMMARY:Plans\\; dreams\\, and\\nbacklog \\\\o/\r\n");
});

test("no line is longer than 75 bytes, and no character is torn", () => {
  const title = "שיחה קצרה 👋🏽 על טכנולוגיה שקטה ".repeat(4);
  const file = calendarFile({ ...event, title });
  const sizes = file.split("\r\n").map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n ", "")).toContain(`SUMMARY:${title}`);
});

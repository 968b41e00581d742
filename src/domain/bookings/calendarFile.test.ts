import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calendarFile } from "./calendarFile.ts";

const event = {
  uid: "bkg_1@beamers.example",
  startsAt: Date.parse("2026-03-17T09:00:00Z"),
  endsAt: Date.parse("2026-03-17T09:30:00Z"),
  title: "A clear half hour",
  description: "Booked on Beamers.\nAll about it: https://beamers.example/b",
  url: "https://beamers.example/demo/one-on-one-booking-detail/bkg_1",
  sequence: 2,
  stamp: Date.parse("2026-03-16T09:00:00.250Z"),
};

test("an event begins and ends in UTC, so that every calendar shows its own time", () => {
  const file = calendarFile(event);
  expect(file).toContain("\r\nDTSTART:20260317T090000Z\r\nDTEND:20260317T093000Z\r\n");
  expect(file).toContain("\r\nSEQUENCE:2\r\n");
  expect(file).toContain("\r\nDTSTAMP:20260316T090000Z\r\n");
  expect(file.startsWith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n")).toBe(true);
  expect(file.endsWith("END:VEVENT\r\nEND:VCALENDAR\r\n")).toBe(true);
});

test("an event has a description, its page, and a reminder a quarter of an hour before", () => {
  const file = calendarFile(event);
  expect(file).toContain("\r\nUID:bkg_1@beamers.example\r\n");
  expect(file).toContain(
    "\r\nDESCRIPTION:Booked on Beamers.\\nAll about it: https://beamers.example/b\r\n",
  );
  expect(file).toContain(`\r\nURL:${event.url}\r\n`);
  expect(file).toContain(
    "\r\nBEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:A clear half hour\r\nTRIGGER:-PT15M\r\nEND:VALARM\r\n",
  );
});

test("a title with signs of the format's own stays a title", () => {
  const file = calendarFile({ ...event, title: "Plans; dreams, and\nbacklog \\o/" });
  expect(file).toContain("\r\nSUMMARY:Plans\\; dreams\\, and\\nbacklog \\\\o/\r\n");
});

test.each(["\r", "\n", "\r\n", "\u2028", "\u0085"])(
  "a title never begins a line of the file",
  (end) => {
    const file = calendarFile({ ...event, title: `Call${end}ATTENDEE:mailto:eve@evil.example` });
    expect(file).toContain("\r\nSUMMARY:Call\\nATTENDEE:mailto:eve@evil.example\r\n");
  },
);

test("no line is longer than 75 bytes, and no character is torn", () => {
  const title = "שיחה קצרה 👋🏽 על טכנולוגיה שקטה ".repeat(4);
  const file = calendarFile({ ...event, title });
  const sizes = file.split("\r\n").map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n ", "")).toContain(`SUMMARY:${title}`);
});

describe("whatever people type", () => {
  const typed = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 300 }),
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.string({ unit: fc.constantFrom("\r", "\n", "\\", ";", ",", ":", "\t", "\u0000", "é", "n") }),
  );
  /**
   * What a calendar reads: lines unfolded (3.1), their value by its name, texts unescaped (3.3.11).
   */
  const readBack = (file: string) => {
    const lines = file.replaceAll("\r\n ", "").split("\r\n");
    const valueOf = (name: string) =>
      lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);
    const textOf = (name: string) =>
      valueOf(name)?.replaceAll(/\\([\\;,nN])/g, (_, sign: string) =>
        /n/i.test(sign) ? "\n" : sign,
      );
    return { lines, textOf };
  };
  /** Line breaks are one character, and other controls have no place in a calendar. */
  const expected = (text: string) =>
    text
      .replaceAll(/\r\n|[\v\f\r\u0085\u2028\u2029]/g, "\n")
      // oxlint-disable-next-line no-control-regex -- these are what is meant
      .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "");
  const wellFormed = typed.map((text) => text.toWellFormed());

  test("comes back as it was typed", () => {
    const property = fc.property(wellFormed, wellFormed, (title, description) => {
      const { textOf } = readBack(calendarFile({ ...event, title, description }));
      expect(textOf("SUMMARY")).toBe(expected(title));
      expect(textOf("DESCRIPTION")).toBe(expected(description));
    });
    fc.assert(property, { seed: 1 });
  });

  test("adds no line to the file, and makes none longer than 75 bytes", () => {
    const names = (file: string) => readBack(file).lines.map((line) => line.split(":")[0]);
    const property = fc.property(wellFormed, wellFormed, (title, url) => {
      const file = calendarFile({ ...event, title, description: title, url });
      expect(names(file)).toEqual(names(calendarFile(event)));
      expect(file).not.toMatch(/(?<!\r)\n|\r(?!\n)/);
      for (const line of file.split("\r\n")) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      }
    });
    fc.assert(property, { seed: 1 });
  });
});

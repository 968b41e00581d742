import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { HOUR_MS } from "../shared/limits.ts";
import { calendarFeed, calendarFile, type CalendarEvent } from "./calendarFile.ts";
import { sessionEvent } from "./sessionEvent.ts";

const event: CalendarEvent = {
  uid: "bkg_1@beamers.example",
  startsAt: Date.parse("2026-03-17T09:00:00Z"),
  endsAt: Date.parse("2026-03-17T09:30:00Z"),
  title: "A clear half hour",
  description: "Booked on Beamers.\nAll about it: https://beamers.example/b",
  location: null,
  url: "https://beamers.example/demo/one-on-one-booking-detail/bkg_1",
  sequence: 2,
  isCancelled: false,
  stamp: Date.parse("2026-03-16T09:00:00.250Z"),
};

/** What a calendar reads of a file. */
function readBack(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const valueOf = (component: ICAL.Component, name: string) =>
    component.getFirstPropertyValue(name)?.toString();
  const events = calendar.getAllSubcomponents("vevent").map((component) => ({
    uid: valueOf(component, "uid"),
    sequence: Number(valueOf(component, "sequence")),
    status: valueOf(component, "status"),
    start: valueOf(component, "dtstart"),
    end: valueOf(component, "dtend"),
    summary: valueOf(component, "summary"),
    description: valueOf(component, "description"),
    location: valueOf(component, "location"),
    alarms: component.getAllSubcomponents("valarm").length,
    names: component.getAllProperties().map(({ name }) => name),
  }));
  return { events, valueOf: (name: string) => valueOf(calendar, name) };
}

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
  expect(readBack(file).events).toMatchObject([
    { uid: event.uid, description: event.description, status: "CONFIRMED", alarms: 1 },
  ]);
  expect(file).toContain(`\r\nURL:${event.url}\r\n`);
  expect(file).toContain(
    "\r\nBEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:A clear half hour\r\nTRIGGER:-PT15M\r\nEND:VALARM\r\n",
  );
});

test("an event has a location once it is known, and none before", () => {
  const location = "Café Demo, Rue; de la \\Loi\n2nd floor";
  expect(readBack(calendarFile({ ...event, location })).events).toMatchObject([{ location }]);
  expect(calendarFile(event)).not.toContain("LOCATION");
});

test("a cancelled event says so, leaves its time free, and reminds of nothing", () => {
  const file = calendarFile({ ...event, isCancelled: true });
  expect(readBack(file).events).toMatchObject([{ status: "CANCELLED", alarms: 0 }]);
  expect(file).toContain("\r\nTRANSP:TRANSPARENT\r\n");
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

describe("a feed", () => {
  test("is one calendar with all events, its name, and how often to ask", () => {
    const other = { ...event, uid: "bkg_2@beamers.example", sequence: 0 };
    const { events, valueOf } = readBack(calendarFeed([event, other]));
    expect(events.map(({ uid }) => uid)).toEqual([event.uid, other.uid]);
    expect(valueOf("name")).toBe("Beamers");
    expect(valueOf("x-wr-calname")).toBe("Beamers");
    expect(valueOf("refresh-interval")).toBe("PT1H");
    expect(valueOf("x-published-ttl")).toBe("PT1H");
    expect(valueOf("method")).toBeUndefined();
  });

  test("without events is a calendar all the same: the format asks for a component", () => {
    const calendar = new ICAL.Component(ICAL.parse(calendarFeed([])));
    expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(["vtimezone"]);
  });
});

describe("a session that is booked, moved twice, given another place and cancelled", () => {
  const booked = {
    bookingId: "bkg_1",
    slug: "demo-speaker",
    origin: "https://beamers.example",
    title: "A clear half hour",
    otherName: "Demo Speaker",
    startsAt: event.startsAt,
    endsAt: event.endsAt,
    place: "Room 1" as string | null,
    moveCount: 0,
    placeChangeCount: 0,
    isCancelled: false,
    stamp: event.stamp,
  };
  const later = (hours: number) => ({
    startsAt: booked.startsAt + hours * HOUR_MS,
    endsAt: booked.endsAt + hours * HOUR_MS,
  });
  const movedTwice = { ...booked, ...later(48), moveCount: 2 };
  const elsewhere = { ...movedTwice, place: "Room 2", placeChangeCount: 1 };
  const steps = [
    booked,
    { ...booked, ...later(24), moveCount: 1 },
    movedTwice,
    elsewhere,
    { ...elsewhere, isCancelled: true },
  ].map(sessionEvent);

  test.each([
    ["a file", calendarFile],
    ["a feed", (one: CalendarEvent) => calendarFeed([one])],
  ])("is one event in %s, each version later than the one before", (_name, fileOf) => {
    const versions = steps.map((step) => readBack(fileOf(step)).events);
    for (const events of versions) expect(events).toHaveLength(1);
    const read = versions.flat();
    expect(new Set(read.map(({ uid }) => uid))).toEqual(new Set(["bkg_1@beamers.example"]));
    expect(read.map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3, 4]);
    expect(read.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 4 }, () => "CONFIRMED"),
      "CANCELLED",
    ]);
    expect(read.map(({ start }) => start)).toEqual([
      "2026-03-17T09:00:00Z",
      "2026-03-18T09:00:00Z",
      ...Array.from({ length: 3 }, () => "2026-03-19T09:00:00Z"),
    ]);
    expect(read.map(({ location }) => location)).toEqual([
      ...Array.from({ length: 3 }, () => "Room 1"),
      ...Array.from({ length: 2 }, () => "Room 2"),
    ]);
    expect(read.at(-1)?.summary).toBe("Cancelled: A clear half hour with Demo Speaker");
  });
});

describe("whatever people type", () => {
  const typed = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 300 }),
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.string({ unit: fc.constantFrom("\r", "\n", "\\", ";", ",", ":", "\t", "\u0000", "é", "n") }),
  );
  /** Line breaks are one character, and other controls have no place in a calendar. */
  const expected = (text: string) =>
    text
      .replaceAll(/\r\n|[\v\f\r\u0085\u2028\u2029]/g, "\n")
      // oxlint-disable-next-line no-control-regex -- these are what is meant
      .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "");
  const wellFormed = typed.map((text) => text.toWellFormed());

  test("comes back as it was typed", () => {
    const property = fc.property(wellFormed, wellFormed, (title, description) => {
      const changed = { ...event, title, description, location: title };
      for (const file of [calendarFile(changed), calendarFeed([event, changed])]) {
        expect(readBack(file).events.at(-1)).toMatchObject({
          summary: expected(title),
          description: expected(description),
          location: expected(title),
        });
      }
    });
    fc.assert(property, { seed: 1 });
  });

  test("adds nothing to the file, and makes no line longer than 75 bytes", () => {
    const namesIn = (file: string) => readBack(file).events.map(({ names }) => names);
    const property = fc.property(wellFormed, wellFormed, (title, url) => {
      const file = calendarFile({ ...event, title, description: title, url });
      expect(namesIn(file)).toEqual(namesIn(calendarFile(event)));
      const names = (text: string) =>
        text
          .replaceAll("\r\n ", "")
          .split("\r\n")
          .map((line) => line.split(":")[0]);
      expect(names(file)).toEqual(names(calendarFile(event)));
      expect(file).not.toMatch(/(?<!\r)\n|\r(?!\n)/);
      for (const line of file.split("\r\n")) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      }
    });
    fc.assert(property, { seed: 1 });
  });
});

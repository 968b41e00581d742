import { expect, test } from "vitest";
import { calendarLinks } from "./calendarLinks.ts";
import { sessionEvent } from "./sessionEvent.ts";

const event = sessionEvent({
  bookingId: "bkg_1",
  slug: "demo-speaker",
  origin: "https://beamers.example",
  title: "Rehearse & relax",
  otherName: "Demo Speaker",
  startsAt: Date.parse("2026-03-17T09:00:00Z"),
  endsAt: Date.parse("2026-03-17T09:30:00Z"),
  place: null,
  moveCount: 0,
  placeChangeCount: 0,
  isCancelled: false,
  stamp: Date.parse("2026-03-16T09:00:00Z"),
});
const PAGE = "https://beamers.example/demo-speaker/one-on-one-booking-detail/bkg_1";

test("a session in a calendar says with whom it is and where it can be looked up", () => {
  expect(event).toMatchObject({
    uid: "bkg_1@beamers.example",
    title: "Rehearse & relax with Demo Speaker",
    url: PAGE,
  });
  expect(event.description).toContain("Your session with Demo Speaker");
  expect(event.description).toContain(PAGE);
});

test("a session says its meeting place in each calendar", () => {
  const { file, google, outlook } = calendarLinks({ ...event, location: "By phone: +1 202" });
  expect(decodeURIComponent(file)).toContain("\r\nLOCATION:By phone: +1 202\r\n");
  for (const link of [google, outlook]) {
    expect(new URL(link).searchParams.get("location")).toBe("By phone: +1 202");
  }
});

test("a session by video promises no way into a call: its page has none yet", () => {
  const { file, google, outlook } = calendarLinks(event);
  const all = [file, google, outlook].map(decodeURIComponent).join();
  expect(all).not.toMatch(/way in|by video|minutes before|LOCATION|location=/);
});

test("each calendar gets the same event in its own words", () => {
  const { file, google, outlook } = calendarLinks(event);
  expect(decodeURIComponent(file)).toContain("\r\nUID:bkg_1@beamers.example\r\n");
  const asked = (address: string) => Object.fromEntries(new URL(address).searchParams);
  expect(asked(google)).toMatchObject({
    action: "TEMPLATE",
    text: event.title,
    dates: "20260317T090000Z/20260317T093000Z",
    details: event.description,
  });
  expect(asked(outlook)).toMatchObject({
    subject: event.title,
    startdt: "2026-03-17T09:00:00.000Z",
    enddt: "2026-03-17T09:30:00.000Z",
    body: event.description,
  });
  expect(google + outlook).not.toMatch(/[+ ]/);
});

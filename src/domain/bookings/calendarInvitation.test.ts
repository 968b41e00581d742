import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { HOSTILE_TEXTS } from "../messages/testing/everyMail.ts";
import { type CalendarEvent, calendarInvitation } from "./calendarFile.ts";

const event: CalendarEvent = {
  uid: "bkg_1@beamers.example",
  startsAt: Date.parse("2026-03-24T09:00:00Z"),
  endsAt: Date.parse("2026-03-24T09:30:00Z"),
  title: "A clear half hour",
  description: "Booked on Beamers.",
  location: null,
  url: "https://beamers.example/demo",
  sequence: 1,
  isCancelled: false,
  stamp: Date.parse("2026-03-16T09:00:00Z"),
};
const organizer = { name: "Demo Speaker", email: "mails@beamers.example" };
const attendee = { name: "Demo Booker", email: "demo.booker@example.com" };

function readBack(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [only, ...more] = calendar.getAllSubcomponents("vevent");
  const party = (name: string) => {
    const property = only?.getFirstProperty(name);
    return { email: property?.getFirstValue()?.toString(), name: property?.getParameter("cn") };
  };
  return {
    more,
    method: calendar.getFirstPropertyValue("method"),
    summary: only?.getFirstPropertyValue("summary")?.toString() ?? "",
    status: only?.getFirstPropertyValue("status"),
    names: only?.getAllProperties().map(({ name }) => name) ?? [],
    organizer: party("organizer"),
    attendee: party("attendee"),
    attendance: only?.getFirstProperty("attendee")?.getParameter("partstat"),
  };
}

describe("an invitation", () => {
  it("names both, and asks its reader for no answer", () => {
    const read = readBack(calendarInvitation(event, { organizer, attendee }));
    expect(read).toMatchObject({
      method: "REQUEST",
      status: "CONFIRMED",
      organizer: { email: "mailto:mails@beamers.example", name: "Demo Speaker" },
      attendee: { email: "mailto:demo.booker@example.com", name: "Demo Booker" },
      attendance: "ACCEPTED",
    });
  });

  it("ends an event that was cancelled", () => {
    const cancelled = { ...event, isCancelled: true };
    const read = readBack(calendarInvitation(cancelled, { organizer, attendee }));
    expect(read).toMatchObject({ method: "CANCEL", status: "CANCELLED" });
  });

  it.each(Object.entries(HOSTILE_TEXTS))("is one event between the two with %s", (_, text) => {
    const plain = readBack(calendarInvitation(event, { organizer, attendee }));
    const invitation = calendarInvitation(
      { ...event, title: text, description: text },
      {
        organizer: { ...organizer, name: text },
        attendee: { ...attendee, name: text },
      },
    );
    const read = readBack(invitation);
    expect(read.more).toEqual([]);
    expect(read.names).toEqual(plain.names);
    expect([read.method, read.organizer.email, read.attendee.email]).toEqual([
      "REQUEST",
      "mailto:mails@beamers.example",
      "mailto:demo.booker@example.com",
    ]);
    for (const line of invitation.split("\r\n")) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }
  });

  it("keeps an address from being more than one", () => {
    const email = "demo@example.com\r\nATTENDEE:mailto:demo.other@example.com";
    const invitation = calendarInvitation(event, { organizer, attendee: { ...attendee, email } });
    expect(invitation.match(/^ATTENDEE/gm)).toHaveLength(1);
  });
});

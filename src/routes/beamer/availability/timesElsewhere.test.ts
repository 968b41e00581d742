import { describe, expect, it } from "vitest";
import { timesElsewhere } from "./timesElsewhere.ts";

const HOURLY = { durationInMinutes: 60, timeZone: "Europe/Brussels", visitorZone: "UTC" };

describe("slots on a visitor's clock", () => {
  it("end when the last one does, also when clocks go forward within them", () => {
    // 01:00 to 04:00 on the creator's clock are two hours.
    const slots = { ...HOURLY, date: "2026-03-29", start: "01:00", count: 2 };
    expect(timesElsewhere(slots)).toEqual({ start: "00:00", end: "02:00", date: null });
  });

  it("end when the last one does, also when clocks go back within them", () => {
    // The second one ends at the second 02:00 of the creator's clock.
    const slots = { ...HOURLY, date: "2026-10-25", start: "01:00", count: 2 };
    expect(timesElsewhere(slots)).toEqual({ start: "23:00", end: "01:00", date: "2026-10-24" });
  });

  it("aren't said again where they are the same", () => {
    const slots = { ...HOURLY, date: "2026-03-29", start: "01:00", count: 2 };
    expect(timesElsewhere({ ...slots, visitorZone: "Europe/Paris" })).toBeNull();
  });

  it("are said where only their end is another", () => {
    // Algiers has the winter's time of Brussels all year.
    const slots = { ...HOURLY, date: "2026-03-29", start: "01:00", count: 2 };
    expect(timesElsewhere({ ...slots, visitorZone: "Africa/Algiers" })).toEqual({
      start: "01:00",
      end: "03:00",
      date: null,
    });
  });

  it("have their date where it is a whole day that lies between", () => {
    const slots = { ...HOURLY, date: "2026-03-18", start: "09:00", count: 1 };
    const there = { timeZone: "Pacific/Kiritimati", visitorZone: "Pacific/Honolulu" };
    expect(timesElsewhere({ ...slots, ...there })).toEqual({
      start: "09:00",
      end: "10:00",
      date: "2026-03-17",
    });
  });
});

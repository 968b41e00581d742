import { describe, expect, it } from "vitest";
import { eventDateOf, eventFieldsOf } from "./eventDate.ts";

describe("the date of an event", () => {
  it("is what a clock in the creator's zone shows, and back", () => {
    const fields = eventFieldsOf("2026-05-21T13:00:00.000Z", "America/New_York");
    expect(fields).toEqual({ eventDay: "2026-05-21", eventTime: "09:00" });
    expect(eventDateOf(fields, "America/New_York")).toBe("2026-05-21T13:00:00.000Z");
  });

  it("is empty where nothing is set", () => {
    expect(eventFieldsOf(null, "Europe/Brussels")).toEqual({ eventDay: "", eventTime: "" });
  });

  it("is null at a time that clocks skip in spring", () => {
    const skipped = { eventDay: "2026-03-29", eventTime: "02:30" };
    expect(eventDateOf(skipped, "Europe/Brussels")).toBeNull();
  });
});

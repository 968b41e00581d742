import { expect, it } from "vitest";
import { PATHS } from "../../domain/shared/paths.ts";
import { sectionAt } from "./beamerSections.ts";

it.each([
  [PATHS.beamer, "Dashboard"],
  [PATHS.beamerAbout, "About"],
  [PATHS.beamerProfile, "About"],
  [PATHS.beamerAvailability, "Availability"],
  [PATHS.beamerCalendars, "Availability"],
  [PATHS.beamerBookingRules, "Availability"],
  [PATHS.beamerBookings, "Bookings"],
  [PATHS.beamerEarnings, "Earnings"],
  [PATHS.beamerAudience, "Audience"],
  [PATHS.beamerSettings, "Settings"],
  ["/beamer/elsewhere", "Dashboard"],
])("%s belongs to %s", (pathname, label) => {
  expect(sectionAt(pathname)?.label).toBe(label);
});

it("no other path belongs to one", () => {
  expect(sectionAt("/user/home")).toBeUndefined();
  expect(sectionAt("/beamers")).toBeUndefined();
});

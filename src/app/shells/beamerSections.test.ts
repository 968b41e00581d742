import { expect, it } from "vitest";
import { PATHS } from "../../domain/shared/paths.ts";
import { BEAMER_SECTIONS, sectionAt } from "./beamerSections.ts";

it.each(BEAMER_SECTIONS)("$href belongs to its own section, $label", (section) => {
  expect(sectionAt(section.href)).toBe(section);
});

it.each([
  [PATHS.beamerProfile, "About"],
  [PATHS.beamerTalk, "About"],
  [PATHS.beamerPublication, "Offerings"],
  [PATHS.beamerCalendars, "Availability"],
  [PATHS.beamerBookingRules, "Availability"],
  ["/beamer/elsewhere", "Dashboard"],
])("%s belongs to %s", (pathname, label) => {
  expect(sectionAt(pathname)?.label).toBe(label);
});

// Otherwise nothing in the navigation leads there.
it.each(
  Object.values(PATHS).filter(
    (path) => path.startsWith(`${PATHS.beamer}/`) && path !== PATHS.beamerOnboarding,
  ),
)("%s belongs to a section of its own, not to the dashboard's", (path) => {
  expect([undefined, PATHS.beamer]).not.toContain(sectionAt(path)?.href);
});

it("no other path belongs to one", () => {
  expect(sectionAt("/user/home")).toBeUndefined();
  expect(sectionAt("/beamers")).toBeUndefined();
});

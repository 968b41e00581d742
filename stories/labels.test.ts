import { describe, expect, it } from "vitest";
import { sidebarLabels } from "./labels.ts";

const labels = sidebarLabels();

describe("the workshop's sidebar", () => {
  it("calls a screen and its states as the board does", () => {
    expect(labels).toMatchObject({
      "screens-beamer-availability": "Weekly hours",
      "screens-user-home--library": "Ready",
      "screens-booking-schedule--price-by-ip": "Price by IP",
    });
  });

  it("keeps the name of a folder with several screens, and gives each ready state its own", () => {
    const folders = ["screens-policies", "screens-onboarding", "screens-when-something-fails"];
    for (const folder of folders) expect(labels).not.toHaveProperty([folder]);
    expect(labels).toMatchObject({
      "screens-policies--privacy": "Privacy",
      "screens-onboarding--time-zone": "Onboarding of a user",
      "screens-onboarding-beamer": "Onboarding of a beamer",
      "screens-when-something-fails--not-found": "Lost ticket",
    });
  });
});

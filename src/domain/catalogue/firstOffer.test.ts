import { expect, it } from "vitest";
import { whatFirstOfferNeeds } from "./firstOffer.ts";

const ready = { hasOffers: false, calendars: [{ profileConnected: true }], hasHours: true };

it("needs a calendar whose connection works, and then hours", () => {
  expect(whatFirstOfferNeeds(ready)).toBeNull();
  const revoked = [{ profileConnected: false }];
  expect(whatFirstOfferNeeds({ ...ready, calendars: revoked })).toBe("calendar");
  expect(whatFirstOfferNeeds({ ...ready, calendars: [], hasHours: false })).toBe("calendar");
  expect(whatFirstOfferNeeds({ ...ready, hasHours: false })).toBe("hours");
});

it("needs nothing for another one", () => {
  expect(whatFirstOfferNeeds({ hasOffers: true, calendars: [], hasHours: false })).toBeNull();
});

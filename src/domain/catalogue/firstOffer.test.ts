import { describe, expect, it } from "vitest";
import {
  CATALOG_ITEM_CATEGORIES,
  type CatalogItemCategory,
  type CatalogItemStatus,
} from "../generated/enums.ts";
import { firstOfferingState, whatFirstOfferNeeds } from "./firstOffer.ts";

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

describe("the first offering", () => {
  const of = (category: CatalogItemCategory, status: CatalogItemStatus = "PUBLISHED") => ({
    category,
    status,
  });
  const stateOf = (items: ReturnType<typeof of>[], hasHours = true) =>
    firstOfferingState({ items, hasHours });

  it("is there once something is published, of whichever kind", () => {
    for (const category of CATALOG_ITEM_CATEGORIES) expect(stateOf([of(category)])).toBe("done");
  });

  it("is no draft and nothing that was deleted", () => {
    expect(stateOf([])).toBe("missing");
    expect(stateOf([of("PUBLICATION", "DRAFT"), of("ONE_ON_ONE", "ARCHIVED")])).toBe("missing");
  });

  it("is no call that nobody can book", () => {
    expect(stateOf([of("ONE_ON_ONE")], false)).toBe("withoutHours");
    expect(stateOf([of("ONE_ON_ONE"), of("PUBLICATION", "DRAFT")], false)).toBe("withoutHours");
    expect(stateOf([of("ONE_ON_ONE"), of("TALK")], false)).toBe("done");
  });
});

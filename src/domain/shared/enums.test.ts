import { readFileSync } from "node:fs";
import { buildSchema, isEnumType } from "graphql";
import { describe, expect, it } from "vitest";
import {
  BOOKING_PAYMENT_STATUSES,
  CATALOG_ITEM_CATEGORIES,
  CATALOG_ITEM_STATUSES,
  DAYS_OF_WEEK,
  LINK_GROUP_TYPES,
  LINK_PLATFORMS,
  SESSION_DURATIONS,
  VAT_NUMBER_STATUSES,
  minutesOf,
} from "./enums.ts";

const schema = buildSchema(
  readFileSync(new URL("../../../schema.graphql", import.meta.url), "utf8"),
);

function valuesInContract(name: string): readonly string[] {
  const type = schema.getType(name);
  if (!isEnumType(type)) throw new Error(`${name} is no enumeration of the contract`);
  return type.getValues().map((value) => value.name);
}

describe("the domain's enumerations", () => {
  it.each([
    ["SessionDuration", SESSION_DURATIONS],
    ["DayOfWeek", DAYS_OF_WEEK],
    ["LinkGroupType", LINK_GROUP_TYPES],
    ["LinkPlatform", LINK_PLATFORMS],
    ["CatalogItemStatus", CATALOG_ITEM_STATUSES],
    ["CatalogItemCategory", CATALOG_ITEM_CATEGORIES],
    ["BookingPaymentStatus", BOOKING_PAYMENT_STATUSES],
    ["VatNumberStatus", VAT_NUMBER_STATUSES],
  ])("has the contract's values of %s, in the contract's order", (name, values) => {
    expect(values).toEqual(valuesInContract(name));
  });

  it("knows how long a session is", () => {
    expect(SESSION_DURATIONS.map(minutesOf)).toEqual([30, 60]);
  });
});

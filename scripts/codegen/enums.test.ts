import { buildSchema, lexicographicSortSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { plugin } from "./enums.ts";

// As the generator hands it over: sorted by name.
const schema = lexicographicSortSchema(
  buildSchema(`
    directive @access(for: Audience!) on FIELD_DEFINITION
    enum Audience { ANYONE }
    "Weeks start on Monday."
    enum DayOfWeek { MONDAY TUESDAY FRIDAY }
    enum ItemStatus { DRAFT }
    enum ItemCategory { TALK }
    type Query { day: DayOfWeek @access(for: ANYONE) }
  `),
);

describe("the enumerations of the domain", () => {
  it("bear the contract's values in the contract's order", () => {
    expect(plugin(schema)).toContain(
      [
        "/** Weeks start on Monday. */",
        `export const DAYS_OF_WEEK = ["MONDAY", "TUESDAY", "FRIDAY"] as const;`,
        "export type DayOfWeek = (typeof DAYS_OF_WEEK)[number];",
      ].join("\n"),
    );
  });

  it("are named as lists", () => {
    expect(plugin(schema)).toContain("const ITEM_STATUSES =");
    expect(plugin(schema)).toContain("const ITEM_CATEGORIES =");
  });

  it("are not those of the contract's directives, nor GraphQL's own", () => {
    expect(plugin(schema).match(/export type \w+/g)).toEqual([
      "export type DayOfWeek",
      "export type ItemStatus",
      "export type ItemCategory",
    ]);
  });
});

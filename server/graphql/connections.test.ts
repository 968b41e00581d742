import { describe, expect, it } from "vitest";
import schemaText from "../../schema.graphql?raw";
import { PAGE_SIZE } from "../../src/domain/shared/limits.ts";
import { connectionOf, pageArguments } from "./connections.ts";

it("a page has the size that the contract gives as default, in every list", () => {
  const sizes = [...schemaText.matchAll(/first: Int = (\d+)/g)].map(([, size]) => Number(size));
  expect(new Set(sizes)).toEqual(new Set([PAGE_SIZE]));
});

describe("a place in a list", () => {
  it("is read as it was written", () => {
    const key = { at: Date.UTC(2026, 10, 20), id: "ent_1:x-Y" };
    const page = { limit: 1, after: null };
    const { pageInfo } = connectionOf([key], { page, keyOf: (row) => row });
    expect(pageArguments({ after: pageInfo.endCursor ?? null })).toEqual({
      limit: 150,
      after: key,
    });
  });

  it.each([
    "9999999999999999_ent_1",
    "999999999999999_ent_1",
    "253402300800000_ent_1",
    "-1_ent_1",
    "-62198755200000_ent_1",
    "1e9_ent_1",
    "_ent_1",
    "1_",
    "1",
    "1_ent\u0000",
    `1_${"x".repeat(81)}`,
  ])("is not %j", (after) => {
    expect(() => pageArguments({ after })).toThrow("This is not a place in the list");
  });

  it("begins at the start without one", () => {
    for (const after of [null, undefined, ""]) expect(pageArguments({ after }).after).toBeNull();
  });
});

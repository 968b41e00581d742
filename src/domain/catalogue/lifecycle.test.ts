import { describe, expect, it } from "vitest";
import { CATALOG_ITEM_STATUSES } from "../generated/enums.ts";
import {
  LISTED_STATUSES,
  ON_SALE_STATUSES,
  isDeletable,
  itemTransitionBetween,
  whyUnpublishable,
} from "./lifecycle.ts";

describe("the life of a catalogue item", () => {
  it("leads from each state only where a step leads", () => {
    const steps = CATALOG_ITEM_STATUSES.flatMap((from) =>
      CATALOG_ITEM_STATUSES.flatMap((to) => {
        const step = itemTransitionBetween(from, to);
        return step === null ? [] : [`${from} ${step} ${to}`];
      }),
    );
    expect(steps.toSorted()).toEqual([
      "ARCHIVED bringBack DRAFT",
      "DRAFT archive ARCHIVED",
      "DRAFT publish PUBLISHED",
      "PUBLISHED archive ARCHIVED",
      "PUBLISHED unpublish DRAFT",
    ]);
  });

  it("can end only once the item is archived", () => {
    expect(CATALOG_ITEM_STATUSES.filter((status) => isDeletable({ status }))).toEqual(["ARCHIVED"]);
  });

  it("lists all but what is archived, and sells what is published", () => {
    expect([...LISTED_STATUSES].toSorted()).toEqual(["DRAFT", "PUBLISHED"]);
    expect(ON_SALE_STATUSES).toEqual(["PUBLISHED"]);
  });

  it("publishes nothing whose title nobody can see", () => {
    expect(whyUnpublishable({ title: "A call" })).toBeNull();
    for (const title of ["", "  ", "\u200b\u3164"]) {
      expect(whyUnpublishable({ title })).toBe("Add a title before you publish this");
    }
  });
});

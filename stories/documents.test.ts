import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { storyIds } from "./support/storyIds.ts";

/** What selects stories by a part of their id, in a command or alone. */
const SELECTION = /--only=([a-z0-9-]+)/g;

const pages = globSync(["README.md", "docs/**/*.md", "stories/**/*.mdx"]).sort();
const ids = [...storyIds()];

const selectionsIn = (page: string) =>
  readFileSync(page, "utf8")
    .split("\n")
    // That one selects browsers.
    .filter((line) => !line.includes("npm run browsers"))
    .flatMap((line) => [...line.matchAll(SELECTION)].map(([, text = ""]) => text));

describe("a command in the documents that selects stories", () => {
  it("is found", () => {
    expect(pages.flatMap(selectionsIn).length).toBeGreaterThan(2);
  });

  it.each(pages)("selects at least one, and one alone when it names it: %s", (page) => {
    const wrong = selectionsIn(page).filter((text) => {
      const found = ids.filter((id) => id.includes(text));
      return found.length === 0 || (text.includes("--") && found.length > 1);
    });
    expect(wrong).toEqual([]);
  });
});

import { globSync, readFileSync } from "node:fs";
import { getStorySortParameter, loadCsf } from "storybook/internal/csf-tools";
import { describe, expect, it } from "vitest";
import { SCREENS } from "../states.ts";
import { journeyOf } from "./journey.ts";

describe("the journey", () => {
  it("passes every screen once", () => {
    const passed = journeyOf(SCREENS).flatMap(({ rows }) => rows.map(({ path }) => path));
    expect(passed.toSorted()).toEqual(SCREENS.map(({ path }) => path).toSorted());
  });

  it("has no stage without a screen", () => {
    expect(journeyOf(SCREENS).filter(({ rows }) => rows.length === 0)).toEqual([]);
  });
});

describe("Storybook's menu", () => {
  // Storybook reads this off the file, so that nothing there can be computed.
  const { order } = getStorySortParameter(readFileSync(".storybook/preview.tsx", "utf8")) as {
    order: (string | string[])[];
  };

  it("lists the screens in the order of the journey", () => {
    const groups = journeyOf(SCREENS).flatMap(({ rows }) =>
      rows.map(({ stories }) => stories.split("/")[1]),
    );
    expect(order[order.indexOf("Screens") + 1]).toEqual([...new Set(groups)]);
  });

  it("lists every top-level folder of stories, and no other", () => {
    const pages = globSync("stories/**/*.mdx").flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/<Meta title="([^"/]+)/g)].map(([, name]) => name),
    );
    const folders = globSync("stories/**/*.stories.tsx").map((fileName) => {
      const makeTitle = (title?: string) => title ?? fileName;
      const csf = loadCsf(readFileSync(fileName, "utf8"), { fileName, makeTitle }).parse();
      return csf.meta.title?.split("/")[0];
    });
    const listed = order.filter((entry) => typeof entry === "string");
    expect(new Set(listed)).toEqual(new Set([...pages, ...folders]));
  });
});

import { globSync, readFileSync } from "node:fs";
import { getStorySortParameter, loadCsf } from "storybook/internal/csf-tools";
import { describe, expect, it } from "vitest";
import { BEAMER_SECTIONS } from "../../src/app/shells/beamerSections.ts";
import { SCREENS } from "../states.ts";
import { creatorsStories } from "../../.storybook/creatorsStories.ts";
import { statesOf } from "../support/stateTable.ts";
import { journeyOf } from "./journey.ts";

type Order = (string | Order)[];

/** The stories as Storybook meets them: file by file, and within a file from its top. */
const storyFiles = globSync("stories/**/*.stories.tsx")
  .toSorted()
  .map((fileName) => {
    const makeTitle = (title?: string) => title ?? fileName;
    const csf = loadCsf(readFileSync(fileName, "utf8"), { fileName, makeTitle }).parse();
    return { fileName, title: csf.meta.title ?? "", ids: csf.stories.map(({ id }) => id) };
  });

const titleOf = (file: string) => storyFiles.find(({ fileName }) => fileName === file)?.title;

describe("the journey", () => {
  it("passes every screen once", () => {
    const passed = journeyOf(SCREENS).flatMap(({ rows }) => rows.map(({ path }) => path));
    expect(passed.toSorted()).toEqual(SCREENS.map(({ path }) => path).toSorted());
  });

  it("has no stage without a screen", () => {
    expect(journeyOf(SCREENS).filter(({ rows }) => rows.length === 0)).toEqual([]);
  });
});

const SHARED_FOLDERS = ["Screens/Policies", "Screens/Marketing/Pages"];

describe("Storybook's menu", () => {
  // Storybook reads this statically, so nothing there can be computed.
  const { order } = getStorySortParameter(readFileSync(".storybook/preview.tsx", "utf8")) as {
    order: Order;
  };
  const screens = order[order.indexOf("Screens") + 1] as Order;

  it("lists the screens in the order of the journey", () => {
    const groups = journeyOf(SCREENS).flatMap(({ rows }) =>
      rows.map(({ stories }) => stories.split("/")[1]),
    );
    expect(screens.filter((entry) => typeof entry === "string")).toEqual([...new Set(groups)]);
  });

  it("lists a creator's screens in the order of their navigation", () => {
    const names = creatorsStories().map(titleOf);
    const sections = BEAMER_SECTIONS.map(
      ({ href }) => SCREENS.find(({ path }) => path === href)?.stories,
    );
    expect([...new Set(names)].filter((name) => sections.includes(name))).toEqual(sections);
  });

  it("begins every screen with its ready state", () => {
    const firsts = SCREENS.map((row) => statesOf(row)[0])
      // Several text screens share a folder.
      .filter((state) => !SHARED_FOLDERS.includes(state?.title ?? ""))
      .map((state) => state?.storyId);
    const listed = new Map<string, string | undefined>();
    for (const { ids, title } of storyFiles) if (!listed.has(title)) listed.set(title, ids[0]);
    expect(SCREENS.map(({ stories }) => listed.get(stories))).toEqual(
      expect.arrayContaining(firsts),
    );
  });

  it("starts with the page for newcomers and ends with the tokens", () => {
    expect([order[0], order.at(-1)]).toEqual(["Start here", "Tokens"]);
  });

  it("lists every top-level folder of stories, and no other", () => {
    const pages = globSync("stories/**/*.mdx").flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/<Meta title="([^"/]+)/g)].map(([, name]) => name),
    );
    const folders = storyFiles.map(({ title }) => title.split("/")[0]);
    const listed = order.filter((entry) => typeof entry === "string");
    expect(new Set(listed)).toEqual(new Set([...pages, ...folders]));
  });
});

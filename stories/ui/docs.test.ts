import { globSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const controls = readdirSync("src/ui", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const textsOf = (pattern: string) => globSync(pattern).map((file) => readFileSync(file, "utf8"));
const pages = textsOf("stories/ui/docs/*.mdx");
const sources = new Map(
  controls.map((name) => [name, textsOf(`src/ui/${name}/*.tsx`).join("\n")] as const),
);

/** The page that is about the controls of a folder. */
const pageOf = (folder: string) =>
  pages.find((page) => page.includes(`from "../../../src/ui/${folder}/`)) ?? "";

describe("the page of a control", () => {
  it.each(controls)("says what it is for and when not to use it: %s", (folder) => {
    const [before = "", after = ""] = pageOf(folder).split("## When not to use it");
    expect(before).toMatch(/^# .+\n\n\S.{15,}/m);
    expect(after.match(/^- .{10,}/gm) ?? []).not.toHaveLength(0);
  });

  it.each(controls)("stands above its own stories and shows its states: %s", (folder) => {
    const page = pageOf(folder);
    const [, title = ""] = /^# (\w+)$/m.exec(page) ?? [];
    const [, story = ""] = /<Canvas of=\{stories\.(\w+)\} \/>/.exec(page) ?? [];
    const [stories = ""] = textsOf(`stories/ui/${title}.stories.tsx`);
    expect(page).toContain(`import * as stories from "../${title}.stories.tsx";`);
    expect(page).toContain("<Meta of={stories} />");
    expect(stories).toContain(`title: "Controls/${title}"`);
    expect(stories).toContain(`export const ${story} = meta.story(`);
    expect(["States", "Open"]).toContain(story);
  });

  it.each(controls)("has a table of its properties: %s", (folder) => {
    const page = pageOf(folder);
    const documented = [...page.matchAll(/<ArgTypes of=\{(\w+)\} \/>/g)].map(([, name]) => name);
    expect(documented).not.toHaveLength(0);
    for (const name of documented) {
      expect(sources.get(folder)).toContain(`export function ${name}(`);
    }
  });
});

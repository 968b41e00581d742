import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** Where a folder's name differs from its control's. */
const NAMES: Readonly<Record<string, string>> = { theme: "ThemeSelect" };

const folders = readdirSync("src/ui", { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);
const controls = folders.map(({ name: folder }) => {
  const name = NAMES[folder] ?? folder;
  const sources = globSync(`src/ui/${folder}/*.tsx`).map(read).join("\n");
  const page = read(`stories/ui/docs/${name}.mdx`);
  return { name, sources, page, stories: read(`stories/ui/${name}.stories.tsx`) };
});

function read(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name);

describe("the page of a control", () => {
  it.each(controls)("says what it is for and when not to use it: $name", ({ page }) => {
    const [before = "", after = ""] = page.split("## When not to use it");
    expect(before).toMatch(/^# .+\n\n\S.{15,}/m);
    expect(after.match(/^- .{10,}/gm) ?? []).not.toHaveLength(0);
  });

  it.each(controls)("is above its stories and shows its states: $name", (control) => {
    const { name, page, stories } = control;
    expect(page).toContain(`import * as stories from "../${name}.stories.tsx";`);
    expect(page).toContain("<Meta of={stories} />");
    expect(stories).toContain(`title: "Controls/${name}"`);
    const shown = namesIn(page, /<Canvas of=\{stories\.(\w+)\} \/>/g);
    expect(["States", "Open"]).toContain(shown[0]);
    for (const story of shown) expect(stories).toContain(`export const ${story} = meta.story(`);
  });

  it.each(controls)(
    "has the tables of its properties, or says that there are none: $name",
    (control) => {
      const { name, page, sources } = control;
      const documented = namesIn(page, /<ArgTypes of=\{(\w+)\} \/>/g);
      for (const component of documented)
        expect(sources).toContain(`export function ${component}(`);
      const hasNone = sources.includes(`export function ${name}() {`);
      expect(page.includes(`\`${name}\` takes none.`)).toBe(hasNone);
      expect(documented.length > 0).toBe(!hasNone);
    },
  );
});

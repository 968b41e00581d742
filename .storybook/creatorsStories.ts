import { globSync, readFileSync } from "node:fs";
import { BEAMER_SECTIONS } from "../src/app/shells/beamerSections.ts";
import { SCREENS } from "../stories/states.ts";

/** What the titles of a creator's screens begin with. */
const CREATOR = "Screens/Beamer/";

/**
 * The files of stories of a creator's screens, in the order of the navigation. Storybook's own list
 * of titles cannot be computed, but it lists first what it finds first.
 */
export function creatorsStories(): string[] {
  const hrefs = BEAMER_SECTIONS.flatMap(({ href, also = [] }) => [href, ...also]);
  const place = (path: string) =>
    hrefs.findIndex((href) => path === href || path.startsWith(`${href}/:`));
  const titles = SCREENS.filter(({ stories }) => stories.startsWith(CREATOR))
    .toSorted((a, b) => place(a.path) - place(b.path))
    .map(({ stories }) => stories);
  const files = globSync("stories/routes/beamer/**/*.stories.tsx")
    .toSorted()
    .map((file) => ({
      file,
      title: /title: "([^"]+)"/.exec(readFileSync(file, "utf8"))?.[1] ?? "",
    }));
  return titles.flatMap((title) =>
    files.filter((of) => `${of.title}/`.startsWith(`${title}/`)).map(({ file }) => file),
  );
}

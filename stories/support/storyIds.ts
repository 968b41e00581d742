import { globSync, readFileSync } from "node:fs";
import { loadCsf } from "storybook/internal/csf-tools";

/** The ids of all stories there are, read from their files; for tests. */
export function storyIds(): Set<string> {
  const files = globSync("stories/**/*.stories.tsx");
  return new Set(
    files.flatMap((fileName) => {
      const makeTitle = (title?: string) => title ?? fileName;
      const { stories } = loadCsf(readFileSync(fileName, "utf8"), { fileName, makeTitle }).parse();
      return stories.map(({ id }) => id);
    }),
  );
}

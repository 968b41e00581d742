import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { node24Env } from "../node24.mjs";
import { filesUnder, hashOf, ROOT, textOf } from "../project.mjs";
import { run } from "../run.mjs";

/** Everything that the workshop is made of. */
export const SOURCES = [
  ".storybook",
  "mocks",
  "package-lock.json",
  "public",
  "schema.graphql",
  "scripts/vite",
  "server",
  "src",
  "stories",
  "tsconfig.json",
  "vite.config.ts",
];

/**
 * Builds the workshop, unless it is already up to date with the sources.
 * @param {string} [root] the folder of another checkout of the project, with its packages installed
 * @returns {Promise<string>} the folder that it is built into
 * @throws when the build fails, with what it said
 */
export async function ensureWorkshop(root = ROOT) {
  // Not where `npm run build-storybook` puts its own, which is for publishing.
  const folder = path.join(root, ".cache", "workshop");
  const stamp = path.join(folder, ".built-from");
  const sources = filesUnder(SOURCES, root).filter((file) => !/\.test\.tsx?$/.test(file));
  const wanted = hashOf(sources, root);
  if (textOf(stamp) === wanted) return folder;
  console.log("Building the workshop …");
  const storybook = path.join(root, "node_modules", ".bin", "storybook");
  const { code, output } = await run(storybook, ["build", "--test", "-o", folder, "--quiet"], {
    env: node24Env({ STORYBOOK_FOR_PLAYER: "yes" }),
    cwd: root,
    quiet: true,
  });
  if (code !== 0) throw new Error(`The workshop could not be built.\n${output}`);
  writeFileSync(stamp, wanted);
  return folder;
}

/**
 * The stories of a built workshop.
 * @param {string} workshop its folder
 * @returns {string[]} ids
 */
export function storiesOf(workshop) {
  const { entries } = JSON.parse(readFileSync(path.join(workshop, "index.json"), "utf8"));
  return Object.values(entries)
    .filter(({ type }) => type === "story")
    .map(({ id }) => id);
}

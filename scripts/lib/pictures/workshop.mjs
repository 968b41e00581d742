import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { node24Env } from "../node24.mjs";
import { filesUnder, hashOf, inProject, textOf } from "../project.mjs";
import { run } from "../run.mjs";

/** Everything that the workshop is made of. */
const SOURCES = [
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
/** Not where `npm run build-storybook` puts its own, which is for publishing. */
const FOLDER = inProject(".cache", "workshop");
const STAMP = path.join(FOLDER, ".built-from");

/**
 * Builds the workshop, unless it is there already for these very sources.
 * @returns {Promise<string>} its folder
 * @throws when the build fails, with what it said
 */
export async function ensureWorkshop() {
  const wanted = hashOf(filesUnder(SOURCES).filter((file) => !/\.test\.tsx?$/.test(file)));
  if (textOf(STAMP) === wanted) return FOLDER;
  console.log("Building the workshop …");
  const { code, output } = await run("storybook", ["build", "-o", FOLDER, "--quiet"], {
    env: node24Env(),
    quiet: true,
  });
  if (code !== 0) throw new Error(`The workshop could not be built.\n${output}`);
  writeFileSync(STAMP, wanted);
  return FOLDER;
}

/**
 * The stories of a built workshop that have a picture: all but those with the tag `no-picture`.
 * @param {string} workshop its folder
 * @returns {string[]} ids
 */
export function storiesOf(workshop) {
  const { entries } = JSON.parse(readFileSync(path.join(workshop, "index.json"), "utf8"));
  return Object.values(entries)
    .filter(({ type, tags = [] }) => type === "story" && !tags.includes("no-picture"))
    .map(({ id }) => id);
}

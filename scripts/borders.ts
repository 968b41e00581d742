import { readFileSync } from "node:fs";
import { ownArguments } from "../server/machine/arguments.mjs";
import { checkBorders } from "./borders/checkBorders.ts";
import { filesUnder, inProject } from "./lib/project.mjs";

/** Prints every import that crosses a border, and fails when there is one. */
ownArguments({ command: "npm run lint" });

const FOLDERS = [
  "src",
  "dev",
  "server",
  "mocks",
  "stories",
  "e2e",
  "bench",
  "scripts",
  ".storybook",
];

const files = filesUnder(FOLDERS).filter((file) => /\.(?:[cm]?js|tsx?)$/.test(file));
const sources = new Map(files.map((file) => [file, readFileSync(inProject(file), "utf8")]));
process.chdir(inProject());
const violations = await checkBorders({ sources, shadow: inProject(".cache", "borders") });

for (const { rule, from, to, allowed } of violations) {
  console.error(`${rule}: ${from} → ${to}\n    ${allowed}`);
}
console.log(`${sources.size} files, ${violations.length} crossings of a border`);
process.exitCode = violations.length > 0 ? 1 : 0;

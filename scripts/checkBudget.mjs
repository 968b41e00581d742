import { readFileSync } from "node:fs";
import { firstLoadBytes } from "./lib/budget.mjs";
import { inProject } from "./lib/project.mjs";

/**
 * Holds the JavaScript that a first visit loads against budget.json, and fails when one of its
 * routes is above. Needs a build.
 */
/** @type {{ firstLoadInBrotliBytes: Record<string, number> }} */
const budget = JSON.parse(readFileSync(inProject("budget.json"), "utf8"));
const manifest = JSON.parse(readFileSync(inProject("dist", ".vite", "manifest.json"), "utf8"));
const readBytes = (/** @type {string} */ file) => readFileSync(inProject("dist", file));

for (const [name, limit] of Object.entries(budget.firstLoadInBrotliBytes)) {
  const chunks = name === "entry" ? [] : [name];
  const bytes = firstLoadBytes({ manifest, chunks, readBytes });
  console.log(`${name}: ${bytes} of ${limit} bytes`);
  if (bytes > limit) {
    console.error(`${name} is above its budget by ${bytes - limit} bytes.`);
    process.exitCode = 1;
  }
}

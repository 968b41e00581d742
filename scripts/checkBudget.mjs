import { readFileSync } from "node:fs";
import { ownArguments } from "../server/machine/arguments.mjs";
import { firstLoadFiles, guestsOf, weigh } from "./lib/budget.mjs";
import { inProject, textOf } from "./lib/project.mjs";

/**
 * Checks the JavaScript that a first visit to each page in budget.json loads against its budget;
 * fails when one exceeds it, or includes code of later pages. Needs a build.
 */
ownArguments({ command: "scripts/checkBudget.mjs" });

/** @type {{ pages: Record<string, { chunks: string[], brotliBytes: number }> }} */
const budget = JSON.parse(readFileSync(inProject("budget.json"), "utf8"));
const manifest = JSON.parse(readFileSync(inProject("dist", ".vite", "manifest.json"), "utf8"));
const readBytes = (/** @type {string} */ file) => readFileSync(inProject("dist", file));
const textOfBuilt = (/** @type {string} */ file) => textOf(inProject("dist", file));

for (const [name, { chunks, brotliBytes }] of Object.entries(budget.pages)) {
  const files = firstLoadFiles({ manifest, chunks });
  const { brotli } = weigh(files.map(readBytes));
  console.log(`${name}: ${brotli} of ${brotliBytes} bytes`);
  if (brotli > brotliBytes) fail(`${name} is above its budget by ${brotli - brotliBytes} bytes.`);
  const guests = guestsOf({ files, textOf: textOfBuilt });
  if (guests.length > 0) fail(`${name} loads what belongs to later pages: ${guests.join(", ")}`);
}

/** @param {string} sentence */
function fail(sentence) {
  console.error(sentence);
  process.exitCode = 1;
}

import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ownArguments } from "../server/machine/arguments.mjs";
import { ensurePlayer } from "./lib/browser.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { RESULTS } from "./lib/stories/results.mjs";
import { lastLine } from "./lib/testRun.mjs";

/**
 * `npm run stories`: plays every story once, checks it for accessibility in both themes unless its
 * page has passed before, and compares its looks with those that were accepted. `npm run pictures`
 * does so with `--show`: it plays what looks different at the accepted commit too, and shows both
 * side by side. `--only=TEXT` takes the stories whose id contains the text, or one of several with
 * commas between, `--shuffled` plays them in any order, `--repeat=3` plays each three times;
 * `--update` accepts how all of them look now.
 */
const { has, valueOf } = ownArguments({
  command: "npm run stories",
  flags: ["--only=TEXT", "--shuffled", "--repeat=TIMES", "--show", "--update"],
});
const only = (valueOf("--only") ?? "").split(",");
const isUpdate = has("--update");

if (isUpdate && only.join() !== "") throw new Error("A list has one commit: it is accepted whole.");
await ensureInstalled();
const browserPath = await ensurePlayer();
// Only now, because it uses what has just been installed.
const { checkStories } = await import("./lib/stories/check.mjs");
const results = await checkStories({
  browserPath,
  only,
  isShuffled: has("--shuffled"),
  repeat: Number(valueOf("--repeat") ?? 1),
  isShown: has("--show"),
  isUpdate,
});
mkdirSync(path.dirname(RESULTS), { recursive: true });
writeFileSync(RESULTS, JSON.stringify(results));

console.log(lastLine(results.counts));
process.exitCode = results.counts.failed === 0 ? 0 : 1;

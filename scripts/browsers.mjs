import { ownArguments } from "../server/machine/arguments.mjs";
import { ensureBuilt } from "./lib/build.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { prepare, runSteps } from "./lib/testRun.mjs";

/**
 * `npm run browsers`: one journey through the product in Firefox and in WebKit, where the machine
 * has them. `--only=webkit` takes one of them. The last line is as that of `npm test`.
 */
const { valueOf } = ownArguments({ command: "npm run browsers", flags: ["--only=NAME"] });
const only = (valueOf("--only") ?? "").toLowerCase();

await prepare(async () => {
  await ensureInstalled();
  await ensureBuilt();
});

// Only now, because they use what has just been installed.
const [{ createEnds }, { firefox }, { webkit }, { journeyIn }] = await Promise.all([
  import("./lib/browsers/ends.mjs"),
  import("./lib/browsers/firefox.mjs"),
  import("./lib/browsers/webkit.mjs"),
  import("./lib/browsers/play.mjs"),
]);
const ends = createEnds();
const browsers = [firefox, webkit].filter(({ name }) => name.toLowerCase().includes(only));
if (browsers.length === 0) throw new Error(`No browser is called "${only}": firefox or webkit.`);
await runSteps(browsers.map((browser) => [journeyIn(browser, ends)]));

import { existsSync } from "node:fs";
import { ensureBrowser } from "./lib/browser.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { node24Env } from "./lib/node24.mjs";
import { inProject } from "./lib/project.mjs";
import { run } from "./lib/run.mjs";
import { acceptPictures, comparePictures } from "./lib/pictures/compare.mjs";
import { knownBrowser, rememberBrowser } from "./lib/pictures/knownBrowser.mjs";
import { writeReport } from "./lib/pictures/report.mjs";
import { takePictures } from "./lib/pictures/take.mjs";

/**
 * `npm run pictures`: every story in both themes, on a phone and on a desk, against the pictures in
 * `pictures/`, at zero pixels of difference. `-- --update` accepts what it sees; `-- --only=<text>`
 * takes the stories whose id contains the text; `-- --built` takes the workshop as it was built last.
 * It asks nothing of the network.
 */
const args = process.argv.slice(2);
const isUpdate = args.includes("--update");
const only = args.find((arg) => arg.startsWith("--only="))?.slice("--only=".length) ?? "";
const WORKSHOP = inProject("storybook-static");

await ensureInstalled();
const browserPath = await ensureBrowser();

if (!args.includes("--built") || !existsSync(WORKSHOP)) {
  console.log("Building the workshop …");
  const { code, output } = await run("storybook", ["build", "-o", WORKSHOP, "--quiet"], {
    env: node24Env(),
    quiet: true,
  });
  if (code !== 0) {
    console.error(output);
    process.exit(1);
  }
}

const taking = takePictures({ workshop: WORKSHOP, browserPath, only });
const version = await taking.version();
const known = knownBrowser();
if (!isUpdate && known !== version) {
  console.log(
    known === null
      ? "There are no pictures yet: `npm run pictures -- --update` takes the first."
      : `The pictures were taken with Chromium ${known}, and this one is ${version}: other browsers draw other pixels, so nothing is compared.`,
  );
  await taking.end();
  process.exit(0);
}

const started = performance.now();
const pictures = await taking.all();
await taking.end();
console.log(`${pictures.length} pictures in ${Math.round((performance.now() - started) / 1000)} s`);

if (isUpdate) {
  const { kept, megabytes } = acceptPictures(pictures, { isWhole: only === "" });
  rememberBrowser(version);
  console.log(`${kept} pictures accepted, ${megabytes.toFixed(1)} MB`);
} else {
  const differences = comparePictures(pictures, { isWhole: only === "" });
  for (const { name, says } of differences) console.log(`${name}: ${says}`);
  if (differences.length > 0) console.log(`Side by side: ${writeReport(differences)}`);
  console.log(`${pictures.length - differences.length} same, ${differences.length} different`);
  process.exitCode = differences.length > 0 ? 1 : 0;
}

import { readFileSync } from "node:fs";
import { sentenceOf } from "../../server/machine/sentence.mjs";
import { supports, tooOld } from "./nodeVersion.mjs";

/**
 * Runs what package.json names: `node scripts/lib/command.mjs <what> [arguments]`. A name that ends
 * with `.mjs` is a script in `scripts`; any other is a tool, which is run on the project's own Node
 * once everything is installed. Node's version is checked before loading anything that an old one
 * couldn't parse.
 */
const { engines } = JSON.parse(
  readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
);

if (supports(engines.node, process.versions.node)) {
  const [name = ""] = process.argv.splice(2, 1);
  runCommand(name).catch(say);
} else {
  say(new Error(tooOld(engines.node, process.versions.node)));
}

/** @param {string} name */
async function runCommand(name) {
  if (name.endsWith(".mjs")) await import(new URL(`../${name}`, import.meta.url).href);
  else await runTool(name);
}

/** @param {string} name */
async function runTool(name) {
  const { ensureInstalled } = await import("./install.mjs");
  const { node24Env } = await import("./node24.mjs");
  const { run } = await import("./run.mjs");
  await ensureInstalled();
  const { code } = await run(name, process.argv.slice(2), { env: node24Env() });
  process.exitCode = code;
}

/** @param {unknown} error */
function say(error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}

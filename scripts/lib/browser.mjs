import { existsSync } from "node:fs";
import { ensureNode24, node24Env } from "./node24.mjs";
import { inProject } from "./project.mjs";
import { run } from "./run.mjs";

const INSTALLED = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];

/**
 * Chromium without a window of its own: stories and journeys take a fifth to a third less
 * processor time with it, and the looks are accepted with it. It has no back/forward cache.
 */
const WITHOUT_WINDOW = "chromium-headless-shell";

/** The message when every option has failed. */
const NO_BROWSER =
  "No browser for the tests: install Chromium " +
  "(Debian: `apt-get install chromium chromium-headless-shell`) or Chrome, " +
  "or set CHROMIUM_PATH to one.";

/**
 * A Chromium that runs on this machine: the one named by CHROMIUM_PATH, an installed one, for root
 * on Debian the distribution's package, or Playwright's, which comes with fonts that draw differently
 * than the accepted looks.
 * @returns {Promise<string>} its path
 * @throws with a sentence for people when none can be found or installed
 */
export async function ensureBrowser() {
  const named = process.env["CHROMIUM_PATH"];
  if (named) {
    if (await runs(named)) return named;
    throw new Error(`CHROMIUM_PATH names "${named}", which is no browser that runs here.`);
  }
  return (await installed(INSTALLED)) ?? (await debians()) ?? (await playwrights()) ?? fail();
}

/**
 * The browser for stories and most journeys: the one named by CHROMIUM_PATH, one without a window,
 * or any.
 * @returns {Promise<string>} its path
 * @throws as above
 */
export async function ensurePlayer() {
  if (process.env["CHROMIUM_PATH"]) return ensureBrowser();
  return (await installed([WITHOUT_WINDOW])) ?? ensureBrowser();
}

/** @returns {never} */
function fail() {
  throw new Error(NO_BROWSER);
}

/** @param {readonly string[]} names of commands, the best first */
async function installed(names) {
  for (const name of names) {
    const found = await run("sh", ["-c", `command -v ${name}`], { quiet: true });
    const file = found.output.trim();
    if (found.code === 0 && (await runs(file))) return file;
  }
  return null;
}

async function playwrights() {
  const node = ensureNode24();
  const ask = "import('playwright').then(({ chromium }) => console.log(chromium.executablePath()))";
  const file = (await run(node, ["-e", ask], { quiet: true, env: node24Env() })).output.trim();
  if (await runs(file)) return file;
  console.log("No installed browser found; asking Playwright for one …");
  const cli = inProject("node_modules", "playwright", "cli.js");
  const withDeps = isRoot() ? ["--with-deps"] : [];
  await run(node, [cli, "install", ...withDeps, "chromium"], { quiet: true, silenceInMinutes: 3 });
  return (await runs(file)) ? file : null;
}

async function debians() {
  if (!isRoot() || !existsSync("/etc/debian_version")) return null;
  console.log("Installing Debian's Chromium …");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-q"], { quiet: true, env });
  const install = [
    "install",
    "-y",
    "-q",
    "--no-install-recommends",
    "chromium",
    WITHOUT_WINDOW,
    "fonts-liberation",
  ];
  const { code, output } = await run("apt-get", install, { quiet: true, env });
  if (code !== 0) process.stderr.write(output);
  return installed(INSTALLED);
}

/**
 * Existence proves little: a downloaded browser may lack system libraries.
 * @param {string} file
 */
async function runs(file) {
  if (!existsSync(file)) return false;
  return (await run(file, ["--version"], { quiet: true, silenceInMinutes: 1 })).code === 0;
}

const isRoot = () => process.getuid?.() === 0;

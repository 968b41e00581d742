import { ownArguments } from "../server/machine/arguments.mjs";
import { ensurePlayer } from "./lib/browser.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { node24Env } from "./lib/node24.mjs";
import { run } from "./lib/run.mjs";

/**
 * `npm run build-storybook`: builds the workshop as static files, with thumbnails of its screens
 * for the opening page. Its arguments are those of Storybook by which Chromatic says where it wants
 * what.
 */
const { valueOf } = ownArguments({
  command: "npm run build-storybook",
  flags: ["--output-dir=FOLDER", "--stats-json=FOLDER"],
});
const folder = valueOf("--output-dir") ?? "storybook-static";
const stats = valueOf("--stats-json");
const options = ["--output-dir", folder, ...(stats === null ? [] : ["--stats-json", stats])];

await ensureInstalled();
const { code } = await run("storybook", ["build", ...options], { env: node24Env() });
if (code !== 0) throw new Error("The workshop could not be built.");
const browserPath = await ensurePlayer();
// Only now, because it uses what has just been installed.
const { makeThumbnails } = await import("./lib/stories/thumbnails.mjs");
await makeThumbnails({ browserPath, folder });

import { ensureBrowser } from "./lib/browser.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { node24Env } from "./lib/node24.mjs";
import { run } from "./lib/run.mjs";

/**
 * `npm run build-storybook`: builds the workshop as static files, with thumbnails of its screens for
 * the opening page. Options are Storybook's own; Chromatic, for one, says where it wants the files.
 */
const options = process.argv.slice(2);
const at = options.findIndex((option) => /^(-o|--output-dir)(=|$)/.test(option));
const folder = options[at]?.split("=")[1] ?? (at < 0 ? undefined : options[at + 1]);

try {
  await ensureInstalled();
  const { code } = await run("storybook", ["build", ...options], { env: node24Env() });
  if (code !== 0) throw new Error("The workshop could not be built.");
  const browserPath = await ensureBrowser();
  // Only now, as it stands on what has just been installed.
  const { makeThumbnails } = await import("./lib/stories/thumbnails.mjs");
  await makeThumbnails({ browserPath, folder: folder ?? "storybook-static" });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

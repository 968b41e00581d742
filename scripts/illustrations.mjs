import { ownArguments } from "../server/machine/arguments.mjs";
import { ensurePlayer } from "./lib/browser.mjs";
import { ensureInstalled } from "./lib/install.mjs";

/**
 * `npm run illustrations`: draws the pictures of the marketing pages and of the README from
 * stories. Fails when one is too large, or was drawn from a look that is not the accepted one.
 */
ownArguments({ command: "npm run illustrations" });
await ensureInstalled();
const browserPath = await ensurePlayer();
// Only now, because it uses what has just been installed.
const { makeIllustrations } = await import("./lib/illustrations/make.mjs");
const { troublesNow } = await import("./lib/illustrations/asTheyAre.mjs");
await makeIllustrations({ browserPath });
const troubles = troublesNow();
for (const trouble of troubles) console.log(`✗ ${trouble}`);
process.exitCode = troubles.length === 0 ? 0 : 1;

import { ownArguments } from "../server/machine/arguments.mjs";
import { ensureBrowser } from "./lib/browser.mjs";
import { ensureInstalled } from "./lib/install.mjs";

/**
 * `npm run pictures`: every story in both themes, on a phone and on a desk, against the pictures in
 * `pictures/`, at zero pixels of difference. `-- --update` accepts what it sees; `-- --only=<text>`
 * takes the stories whose id contains the text; `-- --shuffled` plays them in any order. It asks
 * nothing of the network.
 */
const { has, valueOf } = ownArguments({
  command: "npm run pictures",
  flags: ["--update", "--shuffled", "--only=TEXT"],
});

try {
  await ensureInstalled();
  const browserPath = await ensureBrowser();
  // Only now, as it stands on what has just been installed.
  const { checkPictures } = await import("./lib/pictures/check.mjs");
  const isFine = await checkPictures({
    browserPath,
    only: valueOf("--only") ?? "",
    isUpdate: has("--update"),
    isShuffled: has("--shuffled"),
  });
  process.exitCode = isFine ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

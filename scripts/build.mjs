import { ownArguments } from "../server/machine/arguments.mjs";
import { ensureBuilt } from "./lib/build.mjs";
import { generate } from "./lib/generate.mjs";
import { ensureInstalled } from "./lib/install.mjs";

/**
 * `npm run build`: builds the web app into dist/, as `npm start` does if it is missing or out of
 * date.
 */
ownArguments({ command: "npm run build" });

await ensureInstalled();
const { code, output } = await generate();
if (code !== 0) throw new Error(`${output}The generated files could not be written.`);
const isBuilt = await ensureBuilt();
console.log(isBuilt ? "The web app is in dist/." : "dist/ is built from these sources already.");

import { ownArguments } from "../server/machine/arguments.mjs";
import { generate } from "./lib/generate.mjs";
import { ensureInstalled } from "./lib/install.mjs";

/** `npm run generate`; with `--check`, a changed file is a failure. */
const { has } = ownArguments({ command: "npm run generate", flags: ["--check"] });

await ensureInstalled();
const { code, output, changed } = await generate();
if (code !== 0) process.stderr.write(output);
for (const file of changed) console.log(`rewritten: ${file}`);

const stale = has("--check") && changed.length > 0;
if (stale) console.error("These files were not fresh. They are now: look at them and commit them.");
process.exitCode = code !== 0 || stale ? 1 : 0;

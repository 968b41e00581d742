import { ownArguments } from "../server/machine/arguments.mjs";
import { ensureBuilt } from "./lib/build.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { ensureNode24, node24Env } from "./lib/node24.mjs";
import { inProject } from "./lib/project.mjs";
import { run } from "./lib/run.mjs";

/** `npm run bench -- [--quick] [group …]`: installs and builds what is missing, then measures. */
ownArguments({
  command: "npm run bench",
  flags: ["--quick"],
  words: "names of groups of figures",
  most: Number.POSITIVE_INFINITY,
});

await ensureInstalled();
await ensureBuilt();
const args = [inProject("bench", "main.ts"), ...process.argv.slice(2)];
const { code } = await run(ensureNode24(), args, { env: node24Env() });
process.exitCode = code;

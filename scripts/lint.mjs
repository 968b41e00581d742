import { ownArguments } from "../server/machine/arguments.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { node24Env } from "./lib/node24.mjs";
import { run } from "./lib/run.mjs";

/** `npm run lint`: lint, format, borders between folders and styles, all of them in any case. */
ownArguments({ command: "npm run lint" });

await ensureInstalled();
const env = node24Env();
const ends = [
  await run("oxlint", [], { env }),
  await run("oxfmt", ["--check", "."], { env }),
  await run("node", ["scripts/borders.ts"], { env }),
  await run("node", ["scripts/supportedStyles.ts"], { env }),
];
process.exitCode = ends.some(({ code }) => code !== 0) ? 1 : 0;

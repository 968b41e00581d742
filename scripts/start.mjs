import { ownArguments } from "../server/machine/arguments.mjs";
import { ensureBuilt } from "./lib/build.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { startServer } from "./lib/server.mjs";

/** `npm start`: installs and builds what is missing, then runs the server until it ends. */
const isProduction = ownArguments({
  command: "npm start",
  flags: ["--production"],
  hint: "`npm run start:production` starts production.",
}).has("--production");

// Also for a `--production` that npm swallows itself.
if (process.env["NODE_ENV"] === "production" && !isProduction) {
  throw new Error(
    "NODE_ENV is production, but this would start local mode, in which anybody can sign in as " +
      "anybody. `npm run start:production` starts production; unset NODE_ENV for local mode.",
  );
}
await ensureInstalled();
await ensureBuilt();
process.exitCode = await startServer({ args: isProduction ? ["--production"] : [] }).ended;

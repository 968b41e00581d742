import { ownArguments } from "../server/machine/arguments.mjs";
import { ensureBuilt } from "./lib/build.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { startServer } from "./lib/server.mjs";

/** `npm start`: installs and builds what is missing, then is the server until it ends. */
const isProduction = ownArguments({
  command: "npm start",
  flags: ["--production"],
  hint: "`npm run start:production` starts production.",
}).has("--production");

try {
  // Also what npm makes of a `--production` that it keeps for itself.
  if (process.env["NODE_ENV"] === "production" && !isProduction) {
    throw new Error(
      "NODE_ENV is production, but this would start local mode, in which anybody can sign in as " +
        "anybody. `npm run start:production` starts production; unset NODE_ENV for local mode.",
    );
  }
  await ensureInstalled();
  await ensureBuilt();
  process.exitCode = await startServer({ args: isProduction ? ["--production"] : [] }).ended;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

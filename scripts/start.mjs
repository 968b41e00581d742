import { ensureBuilt } from "./lib/build.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { startServer } from "./lib/server.mjs";

/** `npm start`: installs and builds what is missing, then is the server until it ends. */
try {
  await ensureInstalled();
  await ensureBuilt();
  process.exitCode = await startServer({ args: process.argv.slice(2) }).ended;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

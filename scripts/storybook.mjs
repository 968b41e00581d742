import { ownArguments } from "../server/machine/arguments.mjs";
import { requireFreePort } from "./lib/freePort.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { node24Env } from "./lib/node24.mjs";
import { run } from "./lib/run.mjs";

/** `npm run storybook`: the workshop, which shows each change of a file at once. */
const { valueOf } = ownArguments({ command: "npm run storybook", flags: ["--port=PORT"] });
const port = Number(valueOf("--port") ?? 6006);
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  throw new Error("--port must be a whole number from 1 to 65535.");
}

await ensureInstalled();
await requireFreePort(port, "`npm run storybook -- --port=6007` takes another");
// Non-interactive, without opening a browser.
const options = ["dev", "--port", String(port), "--ci"];
const { code } = await run("storybook", options, { env: node24Env() });
process.exitCode = code;

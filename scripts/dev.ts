import { spawn } from "node:child_process";
import { ownArguments } from "../server/machine/arguments.mjs";
import { sentenceOf } from "../server/machine/sentence.mjs";
import { readDataSettings } from "../server/settings.ts";
import { ensureNode24, node24Env } from "./lib/node24.mjs";
import { requireFreePort } from "./lib/freePort.mjs";
import { inProject, ROOT } from "./lib/project.mjs";
import { exitCode, forwardSignals } from "./lib/run.mjs";
import { startServer } from "./lib/server.mjs";

/** The highest that leaves one for the server. */
const LAST_PORT = 65_534;

/**
 * `npm run dev`: Vite in front at PORT (default 3000) and the server behind it at the next port,
 * both reloading on save, as one origin for the browser. GraphiQL is served next to the app.
 */
async function dev(): Promise<number> {
  const { port } = readDataSettings();
  if (port === 0 || port > LAST_PORT) {
    throw new Error(`PORT must be from 1 to ${LAST_PORT} here: the server takes the one after it.`);
  }
  const apiPort = port + 1;
  for (const one of [port, apiPort]) await requireFreePort(one, "PORT names another");
  const server = startServer({
    nodeArgs: ["--watch", "--watch-preserve-output"],
    args: ["--with-graphiql"],
    env: { PORT: String(apiPort), PUBLIC_URL: `http://localhost:${port}` },
  });
  const web = startVite({ port, apiPort });
  const first = await Promise.race([server.ended, web.ended]);
  server.child.kill();
  web.child.kill();
  return first;
}

function startVite({ port, apiPort }: { port: number; apiPort: number }) {
  const vite = inProject("node_modules", "vite", "bin", "vite.js");
  const child = spawn(ensureNode24(), [vite, "--port", String(port), "--strictPort"], {
    cwd: ROOT,
    env: node24Env({ API_ORIGIN: `http://localhost:${apiPort}` }),
    detached: true,
    stdio: ["ignore", "inherit", "inherit"],
  });
  forwardSignals(child);
  const ended = new Promise<number>((resolve) => {
    child.on("error", () => resolve(127));
    child.on("exit", (code, signal) => resolve(exitCode(code, signal)));
  });
  return { child, ended };
}

ownArguments({ command: "npm run dev" });
dev().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(sentenceOf(error));
    process.exitCode = 1;
  },
);

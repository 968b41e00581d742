import { spawn } from "node:child_process";
import { ownArguments } from "../server/machine/arguments.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { ensureNode24, node24Env } from "./lib/node24.mjs";
import { inProject, ROOT } from "./lib/project.mjs";
import { exitCode, forwardSignals } from "./lib/run.mjs";
import { startServer } from "./lib/server.mjs";

/**
 * `npm run dev`: Vite in front at PORT (default 3000) and the server behind it at the next port,
 * both reloading on save, as one origin for the browser. GraphiQL lies beside the app.
 */
ownArguments({ command: "npm run dev" });

try {
  await ensureInstalled();
  const port = Number(process.env["PORT"] ?? 3000);
  const apiPort = port + 1;
  const server = startServer({
    nodeArgs: ["--watch", "--watch-preserve-output"],
    args: ["--with-graphiql"],
    env: { PORT: String(apiPort), PUBLIC_URL: `http://localhost:${port}` },
  });
  const web = startVite({ port, apiPort });
  const first = await Promise.race([server.ended, web.ended]);
  server.child.kill();
  web.child.kill();
  process.exitCode = first;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @param {{ port: number, apiPort: number }} ports */
function startVite({ port, apiPort }) {
  const vite = inProject("node_modules", "vite", "bin", "vite.js");
  const child = spawn(ensureNode24(), [vite, "--port", String(port), "--strictPort"], {
    cwd: ROOT,
    env: node24Env({ API_ORIGIN: `http://localhost:${apiPort}` }),
    detached: true,
    stdio: ["ignore", "inherit", "inherit"],
  });
  forwardSignals(child);
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    child.on("error", () => resolve(127));
    child.on("exit", (code, signal) => resolve(exitCode(code, signal)));
  });
  return { child, ended };
}

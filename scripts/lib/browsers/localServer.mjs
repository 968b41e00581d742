import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startServer } from "../server.mjs";
import { freePort } from "../freePort.mjs";

const READY_WITHIN_MS = 120_000;

/**
 * Starts the product in local mode, with a new data folder, and resolves with its address when it
 * is ready.
 * @param {import("./page.ts").AtEnd} atEnd
 */
export async function startLocalServer(atEnd) {
  const dataFolder = await mkdtemp(path.join(tmpdir(), "beamers-browsers-"));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { child, ended } = startServer({
    env: {
      DATA_FOLDER: dataFolder,
      PORT: String(port),
      PUBLIC_URL: url,
      DATABASE_URL: "",
      LOG_LEVEL: "warn",
    },
    isQuiet: true,
  });
  atEnd(async () => {
    child.kill();
    await ended;
    await rm(dataFolder, { recursive: true, force: true });
  });
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    if ((await fetch(`${url}/readyz`).catch(() => null))?.ok) return url;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("The server did not start. `npm start` shows what it says.");
}

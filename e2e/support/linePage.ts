import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "playwright";
import { build } from "vite";
import { PLAYER } from "./browser.ts";

/** A camera and a microphone that need no device, and no person to allow them. */
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--use-fake-device-for-media-stream",
  "--use-fake-ui-for-media-stream",
  // A relay on this machine.
  "--allow-loopback-in-peer-connection",
];

/** A page that has a line and nothing else (`e2e/linePage`), and browsers with a camera. */
export interface LineSite {
  url: string;
  browser: Browser;
  dispose(): Promise<void>;
}

export async function startLineSite(): Promise<LineSite> {
  const folder = await mkdtemp(path.join(tmpdir(), "beamers-line-"));
  await build({
    configFile: false,
    root: fileURLToPath(new URL("../linePage/", import.meta.url)),
    logLevel: "error",
    build: { outDir: folder, emptyOutDir: true },
  });
  const server = createServer((request, response) => {
    const file = path.join(folder, request.url === "/" ? "index.html" : (request.url ?? ""));
    readFile(file).then(
      (bytes) => {
        const type = file.endsWith(".html") ? "text/html" : "text/javascript";
        response.writeHead(200, { "content-type": type }).end(bytes);
      },
      () => response.writeHead(404).end(),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const browser = await chromium.launch({ executablePath: PLAYER, args: ARGUMENTS });
  return {
    // A page from this machine counts as secure.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    browser,
    dispose: async () => {
      await browser.close();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

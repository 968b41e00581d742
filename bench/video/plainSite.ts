import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { createWebApp } from "../../server/http/routes/webApp.ts";
import type { Site } from "./site.ts";

/** Serves `bench/video/plain`, and passes messages from one side to the other. */
export async function startPlainSite(): Promise<Site> {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-video-"));
  await build({
    configFile: false,
    root: fileURLToPath(new URL("plain/", import.meta.url)),
    logLevel: "error",
    mode: "production",
    build: { outDir: folder, emptyOutDir: true },
  });
  const answerFile = createWebApp(folder);
  const listeners = new Map<string, ServerResponse>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://plain");
    if (pathname !== "/messages") return void answerFile(request, response);
    const side = searchParams.get("side") ?? "";
    if (request.method === "GET") {
      response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
      listeners.set(side, response);
      return;
    }
    void pass(request, response, () => listeners.get(side === "host" ? "guest" : "host"));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    addressOf: (side) => `http://127.0.0.1:${port}/?side=${side}`,
    tokenOf: async () => null,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function pass(
  request: IncomingMessage,
  response: ServerResponse,
  other: () => ServerResponse | undefined,
): Promise<void> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  other()?.write(`data: ${Buffer.concat(pieces).toString()}\n\n`);
  response.writeHead(204).end();
}

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

const READY_WITHIN_MS = 60_000;

/** The real server, as a process of its own. */
export interface TestServer {
  url: string;
  dataFolder: string;
  /** What it printed so far. */
  output(): string;
  /** Ends it as an operator would, or as a crash would; its data stay. */
  stop(signal?: "SIGTERM" | "SIGKILL"): Promise<void>;
  /** Starts it again on the same data. */
  start(): Promise<void>;
  /** Ends it and deletes its data. */
  dispose(): Promise<void>;
}

/**
 * Starts the server in local mode on a free port and an empty data folder, and waits until it is
 * ready. `publicUrl` is where browsers reach it, when something stands in front.
 */
export async function startTestServer(options: { publicUrl?: string } = {}): Promise<TestServer> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), "beamers-e2e-"));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const publicUrl = options.publicUrl ?? url;
  let running: { child: ChildProcess; printed: string[] } | null = null;

  const start = async () => {
    running = spawnServer({ dataFolder, port, publicUrl });
    await untilReady(url, running.child);
  };
  const stop = async (signal: "SIGTERM" | "SIGKILL" = "SIGTERM") => {
    if (running === null || running.child.exitCode !== null) return;
    const ended = once(running.child, "exit");
    running.child.kill(signal);
    await ended;
  };
  await start();
  return {
    url,
    dataFolder,
    output: () => running?.printed.join("") ?? "",
    start,
    stop,
    dispose: async () => {
      await stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Starts a server process and does not wait. */
function spawnServer(options: { dataFolder: string; port: number; publicUrl: string }) {
  const { dataFolder, port, publicUrl } = options;
  const child = spawn(process.execPath, ["server/main.ts"], {
    env: {
      ...process.env,
      DATA_FOLDER: dataFolder,
      PORT: String(port),
      PUBLIC_URL: publicUrl,
      DATABASE_URL: "",
      LOG_LEVEL: "warn",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const printed: string[] = [];
  child.stdout.on("data", (text) => printed.push(String(text)));
  child.stderr.on("data", (text) => printed.push(String(text)));
  return { child, printed };
}

/** A port that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error("the server ended before it was ready");
    const response = await fetch(`${url}/readyz`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("the server is not ready");
}

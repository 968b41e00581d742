import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../scripts/lib/freePort.mjs";

const READY_WITHIN_MS = 240_000;

/** The real server, in its own process. */
export interface TestServer {
  url: string;
  dataFolder: string;
  /** Its output so far. */
  output(): string;
  /** Stops it as an operator or a crash would; its data are kept. */
  stop(signal?: "SIGTERM" | "SIGKILL"): Promise<void>;
  /** Restarts it on the same data. */
  start(): Promise<void>;
  /** Stops it and deletes its data. */
  dispose(): Promise<void>;
}

export interface ServerOptions {
  /** Its address for browsers, if it is behind something. */
  publicUrl?: string;
  /** These replace those that a test usually has. */
  settings?: Readonly<Record<string, string>>;
}

/** A new data folder for a server. */
export const newDataFolder = () => mkdtemp(path.join(tmpdir(), "beamers-e2e-"));

/** Starts the server in local mode on a free port with a folder's data, and waits until it is ready. */
export async function startServerOn(
  dataFolder: string,
  options: ServerOptions = {},
): Promise<TestServer> {
  const { settings = {} } = options;
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const publicUrl = options.publicUrl ?? url;
  let running: { child: ChildProcess; printed: string[] } | null = null;

  const start = async () => {
    running = spawnServer({ dataFolder, port, publicUrl, settings });
    const { child } = running;
    await untilReady(url, child).catch((error: unknown) => {
      child.kill("SIGKILL");
      throw error;
    });
  };
  const stop = async (signal: "SIGTERM" | "SIGKILL" = "SIGTERM") => {
    if (running === null || hasEnded(running.child)) return;
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

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

/** Starts a server process without waiting for it. */
function spawnServer(options: {
  dataFolder: string;
  port: number;
  publicUrl: string;
  settings: Readonly<Record<string, string>>;
}) {
  const { dataFolder, port, publicUrl, settings } = options;
  const child = spawn(process.execPath, ["server/main.ts"], {
    env: {
      ...process.env,
      DATA_FOLDER: dataFolder,
      PORT: String(port),
      PUBLIC_URL: publicUrl,
      DATABASE_URL: "",
      LOG_LEVEL: "warn",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const printed: string[] = [];
  child.stdout.on("data", (text) => printed.push(String(text)));
  child.stderr.on("data", (text) => printed.push(String(text)));
  return { child, printed };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (hasEnded(child)) throw new Error("the server ended before it was ready");
    const response = await fetch(`${url}/readyz`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("the server is not ready");
}

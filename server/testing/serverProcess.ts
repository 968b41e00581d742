import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { freePort } from "../../scripts/lib/freePort.mjs";
import { BARE_ENVIRONMENT } from "./bareEnvironment.ts";

const MAIN = fileURLToPath(new URL("../main.ts", import.meta.url));

/** A server in a process of its own. */
export interface ServerProcess {
  /** `http://127.0.0.1:…`, without a trailing slash. */
  address: string;
  /** The messages of its log so far. */
  messages(): string[];
  /** Resolves when it accepts calls. Rejects with its output if it exits instead. */
  isReady: Promise<void>;
  /** Asks it to stop, or kills it. Resolves with its exit code, null when it was killed. */
  end(signal: "SIGTERM" | "SIGKILL"): Promise<number | null>;
}

/** Starts a server with these settings and no others, in a folder without any. */
export async function startServerProcess(options: {
  folder: string;
  settings: Record<string, string>;
  nodeArguments?: readonly string[];
}): Promise<ServerProcess> {
  const { folder, settings, nodeArguments = [] } = options;
  const port = await freePort();
  const child = spawn(process.execPath, [...nodeArguments, MAIN], {
    cwd: folder,
    env: { ...BARE_ENVIRONMENT, PORT: String(port), ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (log += text));
  const ended = once(child, "exit").then(([code]) => code as number | null);
  const isReady = Promise.race([
    once(child.stdout, "data").then(() => {}),
    ended.then((code) => Promise.reject(new Error(`ended with ${code}: ${log}`))),
  ]);
  isReady.catch(() => {});
  return {
    address: `http://127.0.0.1:${port}`,
    messages: () => log.split("\n").filter(Boolean).map(messageOf),
    isReady,
    end: async (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

function messageOf(line: string): string {
  try {
    return (JSON.parse(line) as { msg: string }).msg;
  } catch {
    return line;
  }
}

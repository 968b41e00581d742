import { setPriority } from "node:os";
import { Worker } from "node:worker_threads";

/** Below the server's own work, but never starved. */
const PRIORITY = 10;

/**
 * The entry point of a child of the server: makes something of its whole input, and writes it as
 * JSON; `null` when that fails, which is the input's fault. Ends with the server.
 */
export async function answer(work: (input: Uint8Array) => Promise<unknown>): Promise<void> {
  setPriority(PRIORITY);
  new Worker(new URL("./endWithServer.ts", import.meta.url)).unref();
  cutOff();
  const input = await readInput();
  const made = await work(input).catch(() => null);
  process.stdout.write(JSON.stringify(made), () => process.exit());
}

/** Nothing that is drawn needs a network, so it gets none. */
function cutOff(): void {
  Object.assign(globalThis, { fetch: undefined, WebSocket: undefined });
}

async function readInput(): Promise<Uint8Array> {
  const blocks: Buffer[] = [];
  for await (const block of process.stdin) blocks.push(block as Buffer);
  return new Uint8Array(Buffer.concat(blocks));
}

import { createRequire } from "node:module";
import path from "node:path";
import { MessageChannel, Worker as NodeWorker } from "node:worker_threads";
import type { Engine } from "../thread.ts";

const PDFJS = path.dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));

/** The engine of a test: threads of Node's in place of a browser's. */
export interface NodeEngine extends Engine {
  /** How many threads are running. */
  threads(): number;
}

/** Runs PDF.js in threads of Node, and knows which are still running. */
export function createNodeEngine(): NodeEngine {
  const running = new Set<NodeWorker>();
  return {
    files: `${PDFJS}/`,
    hasCode: () => Promise.resolve(true),
    threads: () => running.size,
    startWorker: () => {
      const { port1, port2 } = new MessageChannel();
      const thread = new NodeWorker(new URL("./pdfThread.ts", import.meta.url), {
        workerData: { port: port2 },
        transferList: [port2],
      });
      running.add(thread);
      thread.on("exit", () => running.delete(thread));
      const terminate = () => {
        port1.close();
        void thread.terminate();
      };
      return Object.assign(port1, { terminate }) as unknown as Worker;
    },
  };
}

import { workerData } from "node:worker_threads";

/** The thread of PDF.js on a machine without a browser: waits for the port to listen at. */
const { port } = workerData as { port: unknown };
// It has no types.
const path = "pdfjs-dist/legacy/build/pdf.worker.mjs";
const { WorkerMessageHandler } = (await import(path)) as {
  WorkerMessageHandler: { initializeFromPort(port: unknown): void };
};
WorkerMessageHandler.initializeFromPort(port);

import { cpSync } from "node:fs";
import { inject } from "vitest";
import {
  newDataFolder,
  type ServerOptions,
  startServerOn,
  type TestServer,
} from "./serverProcess.ts";

export type { TestServer } from "./serverProcess.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A data folder with the demo marketplace, as a server left it. */
    demoFolder: string;
  }
}

/** Starts the server in local mode with the demo marketplace, and waits until it is ready. */
export async function startTestServer(options: ServerOptions = {}): Promise<TestServer> {
  const dataFolder = await newDataFolder();
  // A database server knows nothing of the folder's demo: the server makes its own.
  if (!("DATABASE_URL" in (options.settings ?? {}))) {
    // For a thousand files, several times as fast as the non-blocking version.
    cpSync(inject("demoFolder"), dataFolder, { recursive: true });
  }
  return startServerOn(dataFolder, options);
}

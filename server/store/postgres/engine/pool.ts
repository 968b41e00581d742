import type { EventEmitter } from "node:events";
import { Pool, type PoolClient, type PoolConfig } from "pg";

interface PoolOptions {
  config: PoolConfig;
  /**
   * Called once per connection that breaks, whether it was idle or in use. Its running queries
   * reject, and the pool replaces it.
   */
  onConnectionError: (error: Error) => void;
}

/** Makes a pool that outlives its connections; every pool of the program is made here. */
export function createPool({ config, onConnectionError }: PoolOptions): Pool {
  const pool = new Pool(config);
  // The pool itself listens to a connection only while that is idle. An `error` event that nobody
  // listens to ends the process.
  pool.on("connect", (client) => watch(client, onConnectionError));
  // Idle connections again, which are reported already.
  pool.on("error", () => {});
  return pool;
}

function watch(client: PoolClient, onConnectionError: PoolOptions["onConnectionError"]): void {
  let isReported = false;
  client.on("error", (error) => {
    // What the server says last is one error, and the end of the socket after it another.
    if (isReported) return;
    isReported = true;
    onConnectionError(error);
  });
  const { connection } = client as unknown as { connection: EventEmitter };
  connection.on("errorMessage", (error: Error) => {
    // For the driver only a query failed, and until the socket ends the pool would give the broken
    // connection to the next caller.
    if (endsConnection(error)) connection.emit("error", error);
  });
}

/**
 * Codes of shutdowns, `pg_terminate_backend` and session timeouts. Codes, because the text of the
 * severity is in the server's language.
 */
function endsConnection(error: Error): boolean {
  const { code = "", severity = "" } = error as { code?: string; severity?: string };
  return /^(57P|25P0[34])/.test(code) || severity === "FATAL" || severity === "PANIC";
}

import { Pool, type PoolClient, type PoolConfig } from "pg";

interface PoolOptions {
  config: PoolConfig;
  /**
   * Called once per broken connection, whether it was idle or in use. Its running queries reject,
   * and the pool replaces it.
   */
  onConnectionError: (error: Error) => void;
}

/**
 * Makes a pool that survives broken connections; every pool of the program is made here. Release a
 * connection with the error of the query that ended it, see `endsConnection`.
 */
export function createPool({ config, onConnectionError }: PoolOptions): Pool {
  const pool = new Pool(config);
  const reported = new WeakSet<PoolClient>();
  const report = (client: PoolClient, error: Error) => {
    // The server's last words are one error, and the closing socket is another.
    if (reported.has(client)) return;
    reported.add(client);
    onConnectionError(error);
  };
  // The pool itself listens to a connection only while it is idle. An unhandled `error` event ends
  // the process.
  pool.on("connect", (client) => client.on("error", (error) => report(client, error)));
  pool.on("release", (error, client) => {
    if (endsConnection(error)) report(client, error);
  });
  // Idle connections again; already reported.
  pool.on("error", () => {});
  return pool;
}

/**
 * Whether a query's error ends its connection. Determined by the codes of shutdowns,
 * `pg_terminate_backend` and session timeouts, because the text of the severity is in the server's
 * language.
 */
export function endsConnection(error: unknown): error is Error {
  const { code = "", severity = "" } = (error ?? {}) as { code?: string; severity?: string };
  return /^(57P|25P0[34])/.test(code) || severity === "FATAL" || severity === "PANIC";
}

import { Pool, type PoolClient, type PoolConfig } from "pg";

interface PoolOptions {
  config: PoolConfig;
  /**
   * Called once per connection that breaks, whether it was idle or in use. Its running queries
   * reject, and the pool replaces it.
   */
  onConnectionError: (error: Error) => void;
}

/**
 * Makes a pool that outlives its connections; every pool of the program is made here. Whoever takes
 * a connection gives it back with the error of the query that ended it, see `endsConnection`.
 */
export function createPool({ config, onConnectionError }: PoolOptions): Pool {
  const pool = new Pool(config);
  const reported = new WeakSet<PoolClient>();
  const report = (client: PoolClient, error: Error) => {
    // What the server says last is one error, and the end of the socket after it another.
    if (reported.has(client)) return;
    reported.add(client);
    onConnectionError(error);
  };
  // The pool itself listens to a connection only while that is idle. An `error` event that nobody
  // listens to ends the process.
  pool.on("connect", (client) => client.on("error", (error) => report(client, error)));
  pool.on("release", (error, client) => {
    if (endsConnection(error)) report(client, error);
  });
  // Idle connections again, which are reported already.
  pool.on("error", () => {});
  return pool;
}

/**
 * Whether a query's error is the server's last word to its connection. By the codes of shutdowns,
 * `pg_terminate_backend` and session timeouts, because the text of the severity is in the server's
 * language.
 */
export function endsConnection(error: unknown): error is Error {
  const { code = "", severity = "" } = (error ?? {}) as { code?: string; severity?: string };
  return /^(57P|25P0[34])/.test(code) || severity === "FATAL" || severity === "PANIC";
}

import type { Duplex } from "node:stream";
import type { PGlite } from "@electric-sql/pglite";
import type { PoolConfig } from "pg";
import { EmbeddedStream } from "./embeddedStream.ts";

/**
 * How long a statement waits for the one connection. A wait this long means that a transaction
 * waits for a statement outside it: a deadlock.
 */
const CONNECTION_TIMEOUT_IN_MILLISECONDS = 20_000;

/** Settings for a pool over the engine, which is one connection that never ends. */
export function poolConfig(pglite: PGlite): PoolConfig {
  return {
    stream: () => new EmbeddedStream(pglite) as unknown as Duplex,
    // No one is asked for a password; without these the driver would read the environment.
    user: "postgres",
    password: "",
    database: "postgres",
    host: "localhost",
    max: 1,
    // Queries may be pipelined, see `createReadBatcher`.
    pipeline: true,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_IN_MILLISECONDS,
  };
}

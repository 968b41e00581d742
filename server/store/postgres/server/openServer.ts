import { Socket } from "node:net";
import type { Pool } from "pg";
import { withTimeout } from "../../../concurrency/withTimeout.ts";
import { DEADLINES } from "../engine/connections/deadlines.ts";
import { createPool } from "../engine/connections/pool.ts";
import type { Report } from "../engine/connections/report.ts";
import { createDatabaseWatch, type DatabaseWatch, WRITES } from "../engine/connections/watch.ts";
import { probe, probeWrite, waitForDatabase } from "./probe.ts";

/** A pool over a PostgreSQL server. */
export interface ServerPool {
  pool: Pool;
  watch: DatabaseWatch;
  /** Whether it accepts writes. */
  writes: DatabaseWatch;
  /** Closes every connection at once, whatever it waits for. */
  cut(): void;
  close(): Promise<void>;
}

/** Connections that haven't closed gracefully after this are cut. */
const GOODBYE_IN_MILLISECONDS = 1_000;

/** Connects to a server; waits for it if it isn't up yet, see `waitForDatabase`. */
export async function openServer({
  databaseUrl,
  log,
}: {
  databaseUrl: string;
  log: Report;
}): Promise<ServerPool> {
  const ask = () => probe(databaseUrl);
  await waitForDatabase({ ask, log });
  const watch = createDatabaseWatch({ probe: ask, log });
  const writes = createDatabaseWatch({ probe: () => probeWrite(databaseUrl), log, words: WRITES });
  const sockets = new Set<Socket>();
  const config = {
    connectionString: databaseUrl,
    max: 10,
    // Queries may be pipelined, see `createReadBatcher`.
    pipeline: true,
    connectionTimeoutMillis: DEADLINES.connectionMs,
    keepAlive: true,
    stream: () => {
      const socket = new Socket();
      sockets.add(socket);
      return socket.once("close", () => sockets.delete(socket));
    },
  };
  const pool = createPool({ config, onConnectionError: watch.suspect });
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    pool,
    watch,
    writes,
    cut,
    close: async () => {
      watch.stop();
      writes.stop();
      const ended = pool.end();
      await withTimeout(ended, { ms: GOODBYE_IN_MILLISECONDS, onLate: () => {} });
      cut();
      await ended;
    },
  };
}

import { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Pool } from "pg";
import { DEADLINES } from "../engine/deadlines.ts";
import { createPool } from "../engine/pool.ts";
import type { Report } from "../engine/report.ts";
import { createDatabaseWatch, type DatabaseWatch, WRITES } from "../engine/watch.ts";
import { probe, probeWrite, waitForDatabase } from "./probe.ts";

/** A pool over a PostgreSQL server. */
export interface ServerPool {
  pool: Pool;
  watch: DatabaseWatch;
  /** Whether it writes. */
  writes: DatabaseWatch;
  /** Ends every connection at once, whatever it waits for. */
  cut(): void;
  close(): Promise<void>;
}

/** Connections that have not said goodbye after this are cut. */
const GOODBYE_IN_MILLISECONDS = 1_000;

/** Connects to a server; waits for it when it is not there yet, see `waitForDatabase`. */
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
    // Several queries may be sent before the first is answered, see `createReadBatcher`.
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
      await Promise.race([ended, pause(GOODBYE_IN_MILLISECONDS, null, { ref: false })]);
      cut();
      await ended;
    },
  };
}

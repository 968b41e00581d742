import type { PostgresPool, PostgresPoolClient } from "kysely";

/** More reads than this use several connections, so that none queues for long. */
const READS_AT_ONCE = 16;

interface Read {
  text: string;
  values: readonly unknown[];
  resolve: (rows: object[]) => void;
  reject: (error: unknown) => void;
}

/** Runs one query outside every transaction. */
export type BatchedRead = (text: string, values: readonly unknown[]) => Promise<object[]>;

/**
 * Sends the reads of one turn of the event loop together over one connection, pipelined. Most of a
 * small read's cost to a busy server is the round trip to the database, which they share this way.
 */
export function createReadBatcher(pool: PostgresPool): BatchedRead {
  let waiting: Read[] = [];
  const sendAll = () => {
    const reads = waiting;
    waiting = [];
    for (let first = 0; first < reads.length; first += READS_AT_ONCE) {
      void send(pool, reads.slice(first, first + READS_AT_ONCE));
    }
  };
  return (text, values) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ text, values, resolve, reject }) === 1) setImmediate(sendAll);
    });
}

async function send(pool: PostgresPool, reads: readonly Read[]): Promise<void> {
  let client: PostgresPoolClient;
  try {
    client = await pool.connect();
  } catch (error) {
    for (const { reject } of reads) reject(error);
    return;
  }
  const ask = async ({ text, values, resolve, reject }: Read) => {
    try {
      resolve((await client.query<object>(text, values)).rows);
    } catch (error) {
      reject(error);
    }
  };
  await Promise.all(reads.map(ask));
  client.release();
}

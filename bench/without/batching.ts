import type { PostgresPool } from "kysely";
import type { BatchedRead } from "../../server/store/postgres/engine/queues/readBatcher.ts";

export const REPLACES = "engine/queues/readBatcher.ts";

/** Each read takes its own connection, and waits for it. */
export function createReadBatcher(pool: PostgresPool): BatchedRead {
  return async (text, values) => {
    const client = await pool.connect();
    try {
      return (await client.query<object>(text, values)).rows;
    } finally {
      client.release();
    }
  };
}

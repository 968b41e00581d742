import type { PostgresPool } from "kysely";
import type { Leave } from "../../../../concurrency/concurrencyLimit.ts";

/** The pool for those who have entered; a place is given back with its connection. */
export function limited(pool: PostgresPool, enter: () => Promise<Leave>): PostgresPool {
  return {
    ...pool,
    connect: async () => {
      const leave = await enter();
      try {
        const client = await pool.connect();
        return {
          query: client.query.bind(client),
          release: (isBroken) => {
            client.release(isBroken);
            leave();
          },
        };
      } catch (error) {
        leave();
        throw error;
      }
    },
  };
}

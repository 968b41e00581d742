import type { PostgresPoolClient } from "kysely";

/** As much of the driver's result as kysely reads. */
interface Result {
  command: string;
  rowCount: number;
  rows: object[];
}

const resultOf = (command: string): Result => ({ command, rowCount: 0, rows: [] });

/**
 * A connection that sends what begins a transaction together with its first statement, which saves
 * a round trip. One that ends before its first statement, to wait for its turn, asks the database
 * nothing. `begin` is the text that begins transactions.
 */
export function beginningLate(client: PostgresPoolClient, begin: string): PostgresPoolClient {
  const ask = client.query as unknown as (
    text: string,
    values: readonly unknown[],
  ) => Promise<Result>;
  let isToBegin = false;
  const query = async (text: string, values: readonly unknown[]): Promise<Result> => {
    if (text === begin) {
      isToBegin = true;
      return resultOf("BEGIN");
    }
    if (!isToBegin) return ask(text, values);
    isToBegin = false;
    if (text === "rollback" || text === "commit") return resultOf(text.toUpperCase());
    // When the first fails, the database refuses the second as well.
    const [, result] = await Promise.all([ask(begin, []), ask(text, values)]);
    return result;
  };
  return {
    query: query as unknown as PostgresPoolClient["query"],
    release: (isBroken) => client.release(isBroken),
  };
}

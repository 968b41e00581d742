import { Client, type QueryConfig } from "pg";
import * as own from "../../server/store/postgres/engine/connections/pool.ts";

export const REPLACES = "engine/connections/pool.ts";
export const { endsConnection } = own;

/** Leaves out the names of queries, so that the database parses and plans each one again. */
class NamelessClient extends Client {
  override query = ((config: QueryConfig | string, ...more: []) => {
    const nameless = typeof config === "string" ? config : { ...config, name: undefined };
    return super.query(nameless as QueryConfig, ...more);
  }) as unknown as Client["query"];
}

export function createPool({ config, ...more }: Parameters<typeof own.createPool>[0]) {
  return own.createPool({ ...more, config: { ...config, Client: NamelessClient } });
}

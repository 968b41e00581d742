import { PGlite } from "@electric-sql/pglite";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import { Pool } from "pg";
import { databaseOf } from "../../server/store/postgres/embedded/dataFolder.ts";

/** Rows of a statement that the driver prepares under its name. */
export type Read = <Row>(statement: {
  name: string;
  text: string;
  values: unknown[];
}) => Promise<Row[]>;

/** `pg` as its guide sets it up; over the embedded engine by the adapter that PGlite comes with. */
export async function openStockDatabase(options: {
  databaseUrl: string | undefined;
  dataFolder: string;
}): Promise<Read> {
  const { databaseUrl, dataFolder } = options;
  const pool = databaseUrl
    ? new Pool({ connectionString: databaseUrl, max: 10 })
    : new Pool(createPgConfig(await PGlite.create(databaseOf(dataFolder))));
  return async <Row>(statement: Parameters<Read>[0]) => (await pool.query(statement)).rows as Row[];
}

import type { ClientBase } from "pg";

/**
 * More than fits on the pages that a table has, so that a full disk shows; it is chance, which can't
 * be compressed.
 */
const WRITE = `
  insert into write_probe (filler)
  select string_agg(md5(random()::text || n), '') from generate_series(1, 4000) n`;

/** Writes in a transaction of which nothing is kept. Rejects when the database refuses. */
export async function tryToWrite(client: ClientBase): Promise<void> {
  await client.query("begin");
  try {
    await client.query(WRITE);
  } finally {
    await client.query("rollback");
  }
}

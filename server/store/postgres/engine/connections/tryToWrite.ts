import type { ClientBase } from "pg";

/**
 * More than fits on a table's existing pages, so that a full disk shows; random, so it can't be
 * compressed.
 */
const WRITE = `
  insert into write_probe (filler)
  select string_agg(md5(random()::text || n), '') from generate_series(1, 4000) n`;

/** Writes in a transaction that is rolled back. Rejects when the database refuses. */
export async function tryToWrite(client: ClientBase): Promise<void> {
  await client.query("begin");
  try {
    await client.query(WRITE);
  } finally {
    await client.query("rollback");
  }
}

import type { Pool, PoolClient } from "pg";
import type { StandInStore } from "../../providers/standIns.ts";
import { storableText } from "../../store/postgres/engine/sql/columns.ts";
import { migrate } from "../../store/postgres/engine/sql/migrate.ts";
import { LOCAL_MIGRATIONS, LOCAL_SCHEMA } from "./migrations.ts";

/** Stand-ins' memory in a database, next to the product's tables; creates its own schema first. */
export async function openPostgresStandIns(pool: Pool): Promise<StandInStore> {
  await migrate(pool, { migrations: LOCAL_MIGRATIONS, schema: LOCAL_SCHEMA });
  return {
    read: async (key) => {
      // Named, so that it is planned once per connection: every calendar shown runs it.
      const { rows } = await pool.query<{ value: unknown }>({
        name: "local_stand_in",
        text: "select value from local.stand_ins where key = $1",
        values: [storableText(key)],
      });
      return rows[0]?.value ?? null;
    },
    write: async (key, value) => {
      await pool.query(
        `insert into local.stand_ins (key, value) values ($1, $2)
         on conflict (key) do update set value = excluded.value`,
        [storableText(key), JSON.stringify(value)],
      );
    },
    update: async (key, change) => {
      const client = await pool.connect();
      try {
        await client.query("begin");
        const changed = await updateIn(client, { key: storableText(key), change });
        await client.query("commit");
        return changed;
      } catch (error) {
        await client.query("rollback");
        throw error;
      } finally {
        client.release();
      }
    },
    take: async (key) => {
      const text = "delete from local.stand_ins where key = $1 returning value";
      const { rows } = await pool.query<{ value: unknown }>(text, [storableText(key)]);
      return rows[0]?.value ?? null;
    },
  };
}

/** Within a transaction. The insert locks the row, which exists from then on. */
async function updateIn<T>(
  client: PoolClient,
  { key, change }: { key: string; change: (value: unknown) => T },
): Promise<T> {
  const { rows } = await client.query<{ value: unknown }>(
    `insert into local.stand_ins as kept (key, value) values ($1, 'null')
     on conflict (key) do update set value = kept.value returning value`,
    [key],
  );
  const changed = change(rows[0]?.value ?? null);
  const text = "update local.stand_ins set value = $2 where key = $1";
  await client.query(text, [key, JSON.stringify(changed)]);
  return changed;
}

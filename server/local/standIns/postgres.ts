import type { Pool } from "pg";
import type { StandInStore } from "../../providers/standIns.ts";
import { storableText } from "../../store/postgres/engine/columns.ts";
import { migrate } from "../../store/postgres/engine/migrate.ts";
import { LOCAL_MIGRATIONS, LOCAL_SCHEMA } from "./migrations.ts";

/** Stand-ins' memory in a database, beside the product's tables; makes its own schema there first. */
export async function openPostgresStandIns(pool: Pool): Promise<StandInStore> {
  await migrate(pool, { migrations: LOCAL_MIGRATIONS, schema: LOCAL_SCHEMA });
  return {
    read: async (key) => {
      // Named, so that it is planned once per connection: every calendar on show asks this.
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
    delete: async (key) => {
      await pool.query("delete from local.stand_ins where key = $1", [storableText(key)]);
    },
  };
}

import { beforeEach, describe, expect, it } from "vitest";
import { migrate } from "../../store/postgres/engine/sql/migrate.ts";
import { createPostgresStore } from "../../store/postgres/postgresStore.ts";
import type { TestDatabase } from "../../testing/databases.ts";
import { seedDemo } from "../demo/seedDemo.ts";
import { demoItems, demoQuestions } from "../demo/rows.ts";
import { listPeople } from "../openid/people.ts";
import { openPostgresStandIns } from "./postgres.ts";
import { describeStandIns } from "./standIns.contract.ts";

const NOW = Date.UTC(2026, 2, 2, 9);
/** What the local mode keeps in a database. `open` gives one without any table. */
export function describePostgresStandIns(open: () => Promise<TestDatabase>): void {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await open();
    return () => database.close();
  }, 60_000);

  const localTables = async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select table_schema || '.' || table_name as name from information_schema.tables
       where table_schema = 'local' or table_name like '%stand_in%' order by name`,
    );
    return rows.map(({ name }) => name);
  };

  describeStandIns(() => openPostgresStandIns(database.pool));

  describe("the tables of the local mode", () => {
    it("are no part of the product's schema, and come with the first local start", async () => {
      await migrate(database.pool);
      expect(await localTables()).toEqual([]);
      await openPostgresStandIns(database.pool);
      expect(await localTables()).toEqual(["local.schema_steps", "local.stand_ins"]);
      expect(await migrate(database.pool)).toEqual([]);
    });

    it("are made once by several that start at the same moment", async () => {
      const opened = await Promise.all([1, 2, 3].map(() => openPostgresStandIns(database.pool)));
      await Promise.all(opened.map((standIns, index) => standIns.write(`${index}`, index)));
      expect(await opened[0]?.read("2")).toBe(2);
    });
  });

  describe("the demo marketplace in a database", () => {
    beforeEach(() => migrate(database.pool));
    const openBoth = async () => ({
      store: createPostgresStore(database),
      standIns: await openPostgresStandIns(database.pool),
    });

    it("is filled in once by several that start at the same moment", async () => {
      const { store, standIns } = await openBoth();
      await Promise.all(
        [1, 2, 3, 4].map(() =>
          seedDemo({ store, standIns, now: NOW, storage: null, calendars: null }),
        ),
      );
      for (const { id } of demoItems(NOW)) expect(await store.catalog.byId(id)).not.toBeNull();
      expect(await store.questions.all()).toHaveLength(demoQuestions().length);
    });

    it("is filled in whole by the start after one that ended half-way", async () => {
      const { store, standIns } = await openBoth();
      const interrupted: typeof store = {
        ...store,
        transaction: (work) =>
          store.transaction((inside) => {
            const replaceAll = () => Promise.reject(new Error("killed"));
            return work({ ...inside, questions: { ...inside.questions, replaceAll } });
          }),
      };
      await expect(
        seedDemo({ store: interrupted, standIns, now: NOW, storage: null, calendars: null }),
      ).rejects.toThrow("killed");
      expect(await store.users.byId("usr_demo_coach")).toBeNull();
      await seedDemo({ store, standIns, now: NOW, storage: null, calendars: null });
      expect(await store.users.byId("usr_demo_coach")).not.toBeNull();
      expect(await store.questions.all()).toHaveLength(demoQuestions().length);
      expect((await listPeople(standIns)).map(({ subject }) => subject)).toContain(
        "usr_demo_coach",
      );
    });
  });
}

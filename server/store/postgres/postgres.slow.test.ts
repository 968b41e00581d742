import { afterAll, beforeAll, expect, it } from "vitest";
import { openServerForTests, type TestDatabase } from "../../testing/databases.ts";
import { describeOnServer } from "../../testing/onServer.ts";
import type { OpenStore } from "../contract/rows.ts";
import { describeStore } from "../contract/store.contract.ts";
import { describeColumns } from "./columns.contract.ts";
import { describePostgres } from "./postgres.contract.ts";
import { migrate } from "./engine/sql/migrate.ts";
import { MIGRATIONS } from "./migrations/generated/all.ts";
import { createPostgresStore } from "./postgresStore.ts";

describeOnServer("the store", (url) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openServerForTests(url, "store");
  });
  afterAll(() => database.close());

  const openStore: OpenStore = async (options) => {
    await database.empty();
    return createPostgresStore({ ...database, ...options });
  };
  describeStore(openStore);
  describePostgres({ openStore, pool: () => database.pool });
  describeColumns({ pool: () => database.pool });

  it("is made once by several processes that start at the same moment", async () => {
    const steps = MIGRATIONS.map(({ name }) => name);
    for (let round = 0; round < 4; round += 1) {
      const empty = await openServerForTests(url, `empty${round}`, { isEmpty: true });
      const starts = Array.from({ length: 6 }, () => migrate(empty.pool));
      const outcomes = await Promise.allSettled(starts);
      await empty.close();
      expect(outcomes.filter(({ status }) => status === "rejected")).toEqual([]);
      const taken = outcomes.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
      expect(taken.toSorted()).toEqual(steps);
    }
  });
});

import { afterAll, beforeAll, describe } from "vitest";
import { openPGliteForTests, type TestDatabase } from "../../testing/databases.ts";
import type { OpenStore } from "../contract/rows.ts";
import { describeStore } from "../contract/store.contract.ts";
import { describePostgres } from "./postgres.contract.ts";
import { createPostgresStore } from "./postgresStore.ts";

describe("the store on the embedded database", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openPGliteForTests();
  });
  afterAll(() => database.close());

  const openStore: OpenStore = async (options) => {
    await database.empty();
    return createPostgresStore({ ...database, ...options });
  };
  describeStore(openStore);
  describePostgres({ openStore, pool: () => database.pool });
});

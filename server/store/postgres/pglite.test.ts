import { afterAll, beforeAll, describe } from "vitest";
import { openPGliteForTests, type TestDatabase } from "../../testing/databases.ts";
import { describeStore } from "../contract/store.contract.ts";
import { describePostgres } from "./postgres.contract.ts";
import { createPostgresStore } from "./postgresStore.ts";

describe("the store on the embedded database", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openPGliteForTests();
  }, 60_000);
  afterAll(() => database.close());

  const openStore = async () => {
    await database.truncate();
    return createPostgresStore(database);
  };
  describeStore(openStore);
  describePostgres({ openStore, pool: () => database.pool });
});

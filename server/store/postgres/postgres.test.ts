import { afterAll, beforeAll, describe } from "vitest";
import { openServerForTests, type TestDatabase } from "../../testing/databases.ts";
import { describeStore } from "../contract/store.contract.ts";
import { describePostgres } from "./postgres.contract.ts";
import { createPostgresStore } from "./postgresStore.ts";

const url = process.env.TEST_DATABASE_URL ?? "";

describe.skipIf(url === "")("the store on the PostgreSQL server of TEST_DATABASE_URL", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openServerForTests(url, "store");
  }, 60_000);
  afterAll(() => database.close());

  const openStore = async () => {
    await database.truncate();
    return createPostgresStore(database);
  };
  describeStore(openStore);
  describePostgres({ openStore, pool: () => database.pool });
});

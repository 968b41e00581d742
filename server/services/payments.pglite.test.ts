import { afterAll, beforeAll, describe } from "vitest";
import { createPostgresStore } from "../store/postgres/postgresStore.ts";
import { openPGliteForTests, type TestDatabase } from "../testing/databases.ts";
import { describePayments } from "./contract/payments.contract.ts";

describe("on the embedded database", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openPGliteForTests();
  }, 60_000);
  afterAll(() => database.close());

  describePayments("the embedded database", async () => {
    await database.truncate();
    return createPostgresStore(database);
  });
});

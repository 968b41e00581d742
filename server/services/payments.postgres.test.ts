import { afterAll, beforeAll, describe } from "vitest";
import { createPostgresStore } from "../store/postgres/postgresStore.ts";
import { openServerForTests, type TestDatabase } from "../testing/databases.ts";
import { describePayments } from "./contract/payments.contract.ts";

const url = process.env.TEST_DATABASE_URL ?? "";

describe.skipIf(url === "")("on the PostgreSQL server of TEST_DATABASE_URL", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openServerForTests(url, "payments");
  }, 60_000);
  afterAll(() => database.close());

  describePayments("PostgreSQL", async () => {
    await database.truncate();
    return createPostgresStore(database);
  });
});

import { afterAll, beforeAll, describe } from "vitest";
import { createPostgresStore } from "../store/postgres/postgresStore.ts";
import { type TestDatabase, openPGliteForTests, openServerForTests } from "../testing/databases.ts";
import { describeSession } from "./contract/session.contract.ts";

const url = process.env["TEST_DATABASE_URL"];

function describeOn(name: string, open: () => Promise<TestDatabase>): void {
  describe(`on ${name}`, () => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await open();
    }, 60_000);
    afterAll(() => database.close());

    describeSession(name, async () => {
      await database.truncate();
      return createPostgresStore(database);
    });
  });
}

describeOn("the embedded database", openPGliteForTests);

describe.skipIf(!url)("a PostgreSQL server (TEST_DATABASE_URL names one)", () => {
  describeOn("a PostgreSQL server", () => openServerForTests(url ?? "", "session"));
});

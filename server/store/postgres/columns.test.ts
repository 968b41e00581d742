import { afterAll, beforeAll, describe } from "vitest";
import { openPGliteForTests, type TestDatabase } from "../../testing/databases.ts";
import { describeColumns } from "./columns.contract.ts";

// In its own file: `npm test` runs it before all others, hundreds of which fail without it.
describe("the tables, as the migrations make them", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openPGliteForTests();
  });
  afterAll(() => database.close());

  describeColumns({ pool: () => database.pool });
});

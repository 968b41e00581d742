import { createPostgresStore } from "../store/postgres/postgresStore.ts";
import { openServerForTests } from "../testing/databases.ts";
import { describeOnServer } from "../testing/onServer.ts";
import { startLivesProcess } from "../testing/startLivesProcess.ts";
import { describeHistories } from "./contract/lives/histories.contract.ts";

/** Runs for a few seconds; `TRIES=1000` tries more. */
const HISTORIES = Number(process.env["TRIES"] ?? 20);

describeOnServer("what is charged", (url) => {
  const open = async () => {
    const database = await openServerForTests(url, "charges");
    const other = startLivesProcess(database.url);
    return {
      openEmpty: async () => {
        await database.empty();
        return createPostgresStore(database);
      },
      other,
      close: async () => {
        await other.end();
        await database.close();
      },
    };
  };
  describeHistories("PostgreSQL", open, { histories: HISTORIES });
});

import { identityOf } from "../store/contract/rows.ts";
import { userRow } from "../store/factories/profiles.ts";
import { openDatabase } from "../store/postgres/open.ts";

/**
 * A process for a test to kill: writes two people per transaction into the embedded database of the
 * folder named by its argument, and prints the transaction's number to standard output once it is
 * committed.
 */
const database = await openDatabase({
  databaseUrl: null,
  dataFolder: process.argv[2] ?? "",
  log: (_level, message) => console.error(message),
});

for (let number = 1; ; number += 1) {
  await database.store.transaction(async (store) => {
    for (const id of [`first${number}`, `second${number}`]) {
      await store.users.insert(userRow({ id, biography: "x".repeat(500) }), identityOf(id));
    }
  });
  process.stdout.write(`${number}\n`);
}

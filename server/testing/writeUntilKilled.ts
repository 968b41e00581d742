import { openDatabase } from "../store/postgres/open.ts";

/**
 * A process for a test to kill: writes one value after the other into the embedded database of the
 * folder named by its argument, and says the number of each on standard output once it is kept.
 */
const database = await openDatabase({
  databaseUrl: null,
  dataFolder: process.argv[2] ?? "",
  onConnectionError: (error) => console.error(error),
});

for (let number = 1; ; number += 1) {
  await database.store.transaction(async (store) => {
    await store.standIns.write(`first ${number}`, number);
    await store.standIns.write(`second ${number}`, "x".repeat(500));
  });
  process.stdout.write(`${number}\n`);
}

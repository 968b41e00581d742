import { setTimeout as pause } from "node:timers/promises";
import { identityOf } from "../store/contract/rows.ts";
import { userRow } from "../store/factories/profiles.ts";
import { openDatabase } from "../store/postgres/open.ts";

/**
 * A process whose database connections a test breaks: reads and runs transactions without end on
 * the database whose address is its argument, more at once than there are connections. Every 50 ms
 * it prints a line of JSON to standard output with the counts of successes and failures so far.
 */
const soFar = { reads: 0, transactions: 0, failures: 0, reports: 0 };

const database = await openDatabase({
  databaseUrl: process.argv[2] ?? "",
  dataFolder: "",
  log: () => void (soFar.reports += 1),
});
const { store } = database;

async function repeat(counted: "reads" | "transactions", work: () => Promise<unknown>) {
  for (;;) {
    try {
      await work();
      soFar[counted] += 1;
    } catch {
      soFar.failures += 1;
      await pause(2);
    }
  }
}

for (let user = 0; user < 12; user += 1) {
  const id = `user${user}`;
  await store.users.insert(userRow({ id }), identityOf(id));
  void repeat("reads", () =>
    Promise.all([store.catalog.byId(id), store.users.byId(id), store.users.byId("nobody")]),
  );
  void repeat("transactions", () =>
    store.transaction(async (inside) => {
      await inside.users.update(id, { biography: `${soFar.transactions}` });
      // Idle meanwhile: the connection may break without a query to notice.
      if (user % 3 > 0) await pause(user);
      await inside.users.byId(id);
    }),
  );
}

setInterval(() => process.stdout.write(`${JSON.stringify(soFar)}\n`), 50);

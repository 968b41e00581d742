import { afterAll, beforeAll, describe } from "vitest";
import { createPostgresStore } from "../../store/postgres/postgresStore.ts";
import type { Store } from "../../store/ports/store.ts";
import type { TestDatabase } from "../../testing/databases.ts";
import { describeBookings } from "./bookings.contract.ts";
import { describeCatalog } from "./catalogue.contract.ts";
import { type LivesOptions, describeLives } from "./lives/lives.contract.ts";
import { describePayments } from "./payments.contract.ts";
import { describeReactions } from "./reactions.contract.ts";
import { describeSession } from "./session.contract.ts";
import { readBookedHoursErrors } from "./lives/bookedHours.ts";

/** As many as take a few seconds. */
const HISTORIES_ON_DATABASE = 15;

/** What the product does, whatever remembers it. `openStore` gives an empty store. */
export function describeUseCases(
  name: string,
  openStore: () => Promise<Store>,
  lives: LivesOptions,
): void {
  describeBookings(name, openStore);
  describeCatalog(name, openStore);
  describeLives(name, openStore, lives);
  describePayments(name, openStore);
  describeReactions(name, openStore);
  describeSession(name, openStore);
}

/** The same on a database, which is opened once and emptied between tests. */
export function describeUseCasesOn(name: string, open: () => Promise<TestDatabase>): void {
  describe(`on ${name}`, () => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await open();
    }, 60_000);
    afterAll(() => database.close());

    const openStore = async () => {
      await database.empty();
      return createPostgresStore(database);
    };
    const readGuardErrors = () => readBookedHoursErrors(database.pool);
    describeUseCases(name, openStore, { histories: HISTORIES_ON_DATABASE, readGuardErrors });
  });
}

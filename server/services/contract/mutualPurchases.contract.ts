import { setTimeout as pause } from "node:timers/promises";
import type { Pool } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { SESSION_WORDING } from "../../../src/domain/bookings/sessionConsent.ts";
import { CARDS, DEMO_BILLING } from "../../world/actions.ts";
import { type Beamer, beamer } from "../../world/people.ts";
import { type World, createWorld } from "../../world/world.ts";
import { DAY_MS, MINUTE_MS } from "../../../src/domain/shared/limits.ts";
import type { OneOnOneRow } from "../../store/ports/catalogue.ts";
import type { PaymentRow } from "../../store/ports/payments.ts";
import { createPostgresStore } from "../../store/postgres/postgresStore.ts";
import type { TestDatabase } from "../../testing/databases.ts";
import { createBooking } from "../bookings/createBooking.ts";
import { completePayment } from "../payments/completePayment.ts";
import { createPayment } from "../payments/createPayment.ts";
import { failPayment } from "../payments/failPayment.ts";
import { updatePayment } from "../payments/updatePayment.ts";

const ROUNDS = 200;

/** A creator who buys from another. */
interface Trade {
  buyer: Beamer;
  offer: OneOnOneRow;
}

/**
 * Two creators who buy from each other at once take the same locks with roles swapped. A deadlock
 * would go unnoticed, because the store retries the transaction: so the server's own counter is
 * checked.
 */
export function describeMutualPurchases(name: string, open: () => Promise<TestDatabase>): void {
  describe(`two creators who buy from each other at once on ${name}`, () => {
    let database: TestDatabase;
    let world: World;
    let trades: readonly Trade[];

    beforeAll(async () => {
      database = await open();
    }, 60_000);
    afterAll(() => database.close());

    beforeEach(async () => {
      await database.empty();
      world = createWorld({ store: createPostgresStore(database) });
      const [anna, bert] = [await creator(world, "anna"), await creator(world, "bert")];
      trades = [
        { buyer: anna, offer: await bert.offers() },
        { buyer: bert, offer: await anna.offers() },
      ];
    });

    const both = (work: (trade: Trade) => Promise<PaymentRow>) => Promise.all(trades.map(work));

    it(`never deadlock in ${ROUNDS} rounds of paying`, { timeout: 120_000 }, async () => {
      const before = await countDeadlocks(database.pool);
      const states = new Set<string>();
      for (let round = 0; round < ROUNDS; round += 1) {
        const paid = await both(async (trade) =>
          pays(world, trade, await opens(world, trade, round)),
        );
        for (const { state } of paid) states.add(state);
      }
      expect(states).toEqual(new Set(["PAID"]));
      expect(await countDeadlocks(database.pool)).toBe(before);
    });

    it(`never deadlock in ${ROUNDS} rounds of giving up`, { timeout: 120_000 }, async () => {
      const before = await countDeadlocks(database.pool);
      const states = new Set<string>();
      for (let round = 0; round < ROUNDS; round += 1) {
        const given = await both(async (trade) => {
          const { id: paymentId } = await opens(world, trade, round);
          return failPayment(world.contextFor(trade.buyer.viewer), { paymentId });
        });
        for (const { state } of given) states.add(state);
      }
      expect(states).toEqual(new Set(["FAILED"]));
      expect(await countDeadlocks(database.pool)).toBe(before);
    });

    it("would be seen to deadlock", async () => {
      const before = await countDeadlocks(database.pool);
      const ids = trades.map(({ buyer }) => buyer.row.id);
      const outcomes = await Promise.allSettled([
        lockInTurn(database.pool, ids),
        lockInTurn(database.pool, ids.toReversed()),
      ]);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
      expect(await countDeadlocks(database.pool)).toBe(before + 1);
    });
  });
}

async function creator(world: World, slug: string): Promise<Beamer> {
  const facts = { slug, email: `${slug}@demo.example`, affiliateCode: slug.toUpperCase() };
  const person = await beamer(world, { ...facts, isOpen: false });
  await person.isAlwaysOpen();
  return person;
}

/** Holds the round's half hour, and opens its payment. */
async function opens(world: World, { buyer, offer }: Trade, round: number): Promise<PaymentRow> {
  const startsAt = Date.UTC(2026, 2, 16) + DAY_MS + round * 30 * MINUTE_MS;
  const [date, time = ""] = new Date(startsAt).toISOString().split("T");
  await createBooking(world.contextFor(buyer.viewer), {
    catalogItemId: offer.id,
    date,
    timeSlot: time.slice(0, 8),
    timeZone: "UTC",
  });
  return createPayment(world.contextFor(buyer.viewer), {
    catalogItemId: offer.id,
    amountInCents: offer.priceInCents,
    title: offer.title,
    description: offer.description,
  });
}

/**
 * Saves the billing details in the buyer's own record too, which the other one's bookings refer to.
 */
async function pays(world: World, { buyer }: Trade, payment: PaymentRow): Promise<PaymentRow> {
  const context = () => world.contextFor(buyer.viewer);
  const { id: paymentId } = payment;
  const details = {
    ...DEMO_BILLING,
    paymentId,
    saveBillingDetails: true,
    sessionWordingVersion: SESSION_WORDING.version,
  };
  const clientSecret = (await updatePayment(context(), details)).clientSecret ?? "";
  await world.cards.confirm({ clientSecret, cardNumber: CARDS.pays, expiry: "12/40", cvc: "123" });
  return completePayment(context(), { paymentId });
}

/** The server's deadlock count for this database, once all connections have reported theirs. */
async function countDeadlocks(pool: Pool): Promise<number> {
  const { max } = pool.options;
  const clients = await Promise.all(Array.from({ length: max }, () => pool.connect()));
  for (const client of clients) await client.query("select pg_stat_force_next_flush()");
  for (const client of clients) client.release();
  const { rows } = await pool.query<{ deadlocks: string }>(
    "select deadlocks from pg_stat_database where datname = current_database()",
  );
  return Number(rows[0]?.deadlocks);
}

async function lockInTurn(pool: Pool, ids: readonly string[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    for (const id of ids) {
      await client.query("select id from users where id = $1 for update", [id]);
      await pause(50);
    }
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

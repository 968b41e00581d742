import { beforeAll, describe, expect, it } from "vitest";
import { beamer, user } from "../world/people.ts";
import { type World, createWorld } from "../world/world.ts";
import { RefusalError } from "../../src/domain/shared/errors.ts";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "../../src/domain/shared/limits.ts";
import type { PaymentRow } from "../store/ports/payments.ts";
import { REACTIONS } from "../services/reactions.ts";
import { runDue } from "./runDue.ts";

const STUCK = 500;
const OPTIONS = {
  reactions: REACTIONS,
  timer: { every: () => () => undefined },
  random: () => 0.5,
};

describe(`one payment behind ${STUCK} that the provider never has news of`, () => {
  let world: World;
  let creator: Awaited<ReturnType<typeof beamer>>;
  let payment: PaymentRow;
  /** When the provider was asked, in milliseconds since the payment was opened, by payment. */
  const asked = new Map<string, number[]>();

  /** A payment like this one, unknown to the provider. */
  const openStuck = async (index: number) => {
    const { id, intentId, createdAt } = payment;
    const { state: _state, refundState: _refund, settledAt: _settled, ...opened } = payment;
    const item = await creator.drops();
    const row = {
      ...opened,
      id: `${id}_stuck_${index}`,
      itemId: item.id,
      intentId: `${intentId}_stuck_${index}`,
    };
    // All of them before it.
    await world.store.transaction((inside) =>
      inside.openPayment({ ...row, createdAt: createdAt - 1 }),
    );
  };

  beforeAll(async () => {
    world = createWorld();
    world.log = () => undefined;
    const buyer = await user(world);
    creator = await beamer(world);
    payment = await buyer.savesBilling(await buyer.opensPayment(await creator.drops()));
    for (let index = 0; index < STUCK; index += 1) await openStuck(index);
    const start = world.now();
    const readIntent = async (intentId: string) => {
      asked.set(intentId, [...(asked.get(intentId) ?? []), world.now() - start]);
      if (intentId.includes("stuck")) throw new RefusalError("CARD_PROVIDER_UNAVAILABLE");
      return world.cards.readIntent(intentId);
    };
    world.providers = { ...world.providers, cards: { ...world.cards, readIntent } };
    // One process, which carries out eight a second.
    while (world.now() - start < HOUR_MS) {
      world.clock.advance(SECOND_MS);
      await runDue(world, OPTIONS);
    }
  });

  it("is asked about in its turn, and then by its own schedule", () => {
    const times = asked.get(payment.intentId ?? "") ?? [];
    // Once all 500 were asked about before it, at eight a second.
    expect(times[0]).toBeLessThanOrEqual(MINUTE_MS + Math.ceil(STUCK / 8 + 1) * SECOND_MS);
    const ages = times.map((time) => Math.round(time / MINUTE_MS));
    expect(ages.length).toBeGreaterThanOrEqual(5);
    for (const [index, age] of ages.slice(1).entries()) {
      // Twice as old each time, and a minute or two for the queue.
      expect(age).toBeLessThanOrEqual(2 * (ages[index] ?? 0) + 3);
    }
  });

  it("costs the provider a handful of calls per payment and hour, each of them alike", () => {
    const counts = [...asked.values()].map((times) => times.length);
    expect(counts).toHaveLength(STUCK + 1);
    expect(Math.max(...counts)).toBeLessThanOrEqual(7);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(4);
  });
});

import { describe, expect, it } from "vitest";
import { MINUTE_MS } from "../../../src/domain/shared/limits.ts";
import { wholeAudience } from "../../store/factories/library.ts";
import type { Store } from "../../store/ports/store.ts";
import { track } from "../audience/track.ts";
import type { Viewer } from "../shared/context.ts";
import { TUESDAY_TEN, paymentWorldOn } from "./paymentWorld.contract.ts";

/** How an audience fills, on any store (docs/product.md 12.1, 12.2). */
export function describeAudience(name: string, openStore: () => Promise<Store>): void {
  describe(`an audience on ${name}`, () => {
    const at = paymentWorldOn(openStore);

    const audience = async () => {
      await at.world.drain();
      const members = await at.world.store.audience.page(wholeAudience(at.creator.row.id));
      return members.map(({ userId, lastInteractionAt }) => ({ userId, lastInteractionAt }));
    };
    const visits = (viewer: Viewer | null, creatorId = at.creator.row.id) =>
      track(at.world.contextFor(viewer), { creatorId });
    const guestSince = (lastInteractionAt: number) => [
      { userId: at.guest.row.id, lastInteractionAt },
    ];
    const minuteLater = () => {
      at.world.clock.advance(MINUTE_MS);
      return at.world.now();
    };

    it("is nobody at first", async () => {
      expect(await audience()).toEqual([]);
    });

    it("has who looks at something, once, since the last visit", async () => {
      expect(await visits(at.guest.viewer)).toBe(true);
      expect(await audience()).toEqual(guestSince(at.world.now()));
      const again = minuteLater();
      await Promise.all([1, 2, 3].map(() => visits(at.guest.viewer)));
      expect(await audience()).toEqual(guestSince(again));
    });

    it("has who keeps something, and stays when it is given back", async () => {
      const free = await at.creator.drops({ priceInCents: 0 });
      const keptAt = minuteLater();
      await at.guest.keeps(free);
      minuteLater();
      expect(await audience()).toEqual(guestSince(keptAt));
    });

    it("has who buys a drop, since it was paid, and not who only opens a payment", async () => {
      const payment = await at.begins(at.drop);
      await at.other.opensPayment(at.drop);
      const paidAt = minuteLater();
      await at.guest.pays(payment);
      minuteLater();
      expect(await audience()).toEqual(guestSince(paidAt));
    });

    it("has who books a session, free or paid, and not who only holds one", async () => {
      const free = await at.creator.offers({ priceInCents: 0 });
      const bookedAt = minuteLater();
      await at.guest.books(free, TUESDAY_TEN);
      await at.other.takes(at.offer, "2026-03-17T12:00:00Z");
      minuteLater();
      expect(await audience()).toEqual(guestSince(bookedAt));
      await at.other.pays(await at.other.opensPayment(at.offer));
      expect((await audience()).map(({ userId }) => userId).sort()).toEqual(
        [at.guest.row.id, at.other.row.id].sort(),
      );
    });

    it("has nobody whose money went back for what was never given", async () => {
      const payment = await at.begins(at.drop);
      const { readIntent } = at.cards;
      at.cards.readIntent = async (id) => ({ ...(await readIntent(id)), amountInCents: 1 });
      await at.charges(payment);
      await at.deliver();
      expect(await at.paymentNow(payment)).toMatchObject({ state: "REFUNDED" });
      expect(await audience()).toEqual([]);
    });

    it("remembers the latest of all, in whichever order they become known", async () => {
      const payment = await at.begins(at.drop);
      await at.charges(payment);
      // The purchase is known, but its reaction hasn't run when the next visit is recorded.
      const dropped = at.world.drain;
      at.world.drain = async () => undefined;
      await at.deliver();
      at.world.drain = dropped;
      const visitedAt = minuteLater();
      await visits(at.guest.viewer);
      expect(await audience()).toEqual(guestSince(visitedAt));
    });

    it("never has the creator, whatever they do with what is theirs", async () => {
      const free = await at.creator.drops({ priceInCents: 0 });
      expect(await visits(at.creator.viewer)).toBe(true);
      await at.creator.keeps(free);
      await expect(at.creator.opensPayment(at.drop)).rejects.toMatchObject({ code: "OWN_OFFER" });
      expect(await audience()).toEqual([]);
    });

    it("takes visits to creators by signed-in people, and says what else is wrong", async () => {
      await expect(visits(null)).rejects.toMatchObject({ code: "AUTH_NOT_AUTHENTICATED" });
      for (const creatorId of ["usr_none", at.other.row.id, at.drop.id]) {
        await expect(visits(at.guest.viewer, creatorId)).rejects.toMatchObject({
          code: "NOT_FOUND",
        });
      }
      for (const creatorId of ["", "x".repeat(1_000)]) {
        await expect(visits(at.guest.viewer, creatorId)).rejects.toMatchObject({
          code: "BAD_USER_INPUT",
          field: "creatorId",
        });
      }
      expect(await audience()).toEqual([]);
      const theirs = await at.world.store.audience.page(wholeAudience(at.other.row.id));
      expect(theirs).toEqual([]);
    });
  });
}

import { beforeEach, describe, expect, it } from "vitest";
import type { Store } from "../ports/store.ts";
import {
  bookingRow,
  fillStore,
  holdRow,
  HOUR,
  identityOf,
  MINUTE,
  NOW,
  type OpenStore,
  paymentRow,
  userRow,
} from "./rows.ts";

const TOMORROW = NOW + 24 * HOUR;
const PEOPLE = 200;

const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 20));

/** What every store's transactions do. */
export function describeTransactions(openStore: OpenStore): void {
  describe("a transaction", () => {
    let store: Store;
    beforeEach(async () => {
      store = await openStore();
      await fillStore(store);
    });

    it("keeps all of its work and returns its result", async () => {
      const result = await store.transaction(async (inside) => {
        await inside.bookings.claim(bookingRow({ id: "booking" }));
        await inside.payments.insert(paymentRow({ id: "payment", bookingId: "booking" }));
        return "done";
      });
      expect(result).toBe("done");
      expect(await store.bookings.byId("booking")).not.toBeNull();
      expect(await store.payments.byId("payment")).not.toBeNull();
    });

    it("keeps nothing when its work throws, and passes the error on", async () => {
      const broken = store.transaction(async (inside) => {
        await inside.users.insert(userRow({ id: "new" }), identityOf("new"));
        await inside.users.update("booker", { biography: "changed" });
        await inside.bookings.claim(bookingRow({ id: "booking" }));
        throw new Error("changed my mind");
      });
      await expect(broken).rejects.toThrow("changed my mind");
      expect(await store.users.byId("new")).toBeNull();
      expect(await store.users.byIdentity(identityOf("new"))).toBeNull();
      expect((await store.users.byId("booker"))?.biography).toBeNull();
      expect(await store.bookings.byId("booking")).toBeNull();
      // The time is free as well.
      expect(await store.bookings.claim(bookingRow({ id: "next" }))).toBe(true);
    });

    it("joins the one that it is called in", async () => {
      const broken = store.transaction(async (outer) => {
        await outer.transaction((inner) => inner.users.update("booker", { biography: "inner" }));
        expect((await outer.users.byId("booker"))?.biography).toBe("inner");
        throw new Error("too late");
      });
      await expect(broken).rejects.toThrow("too late");
      expect((await store.users.byId("booker"))?.biography).toBeNull();
    });

    it("waits at a person's lock until the one that has it has ended", async () => {
      const order: string[] = [];
      const book = (name: string) =>
        store.transaction(async (inside) => {
          await inside.users.lock("creator");
          order.push(`${name} in`);
          await soon();
          order.push(`${name} out`);
        });
      await Promise.all([book("a"), book("b"), book("c")]);
      const names = order.filter((entry) => entry.endsWith("in")).map((entry) => entry[0]);
      expect(order).toEqual(names.flatMap((name) => [`${name} in`, `${name} out`]));
    });

    it("ends although another takes the same locks the other way round", async () => {
      const lockBoth = (first: string, second: string) =>
        store.transaction(async (inside) => {
          await inside.users.lock(first);
          await soon();
          await inside.users.lock(second);
          await inside.users.update(first, { biography: second });
        });
      await Promise.all([lockBoth("creator", "creator2"), lockBoth("creator2", "creator")]);
      expect((await store.users.byId("creator"))?.biography).toBe("creator2");
      expect((await store.users.byId("creator2"))?.biography).toBe("creator");
    });

    it("sees a payment behind its lock as the one before left it", async () => {
      await store.payments.insert(paymentRow({ id: "payment", vatInCents: 0 }));
      const add = () =>
        store.transaction(async (inside) => {
          const payment = await inside.payments.lock("payment");
          await soon();
          const vatInCents = (payment?.vatInCents ?? 0) + 1;
          await inside.payments.update("payment", { vatInCents });
        });
      await Promise.all(Array.from({ length: 5 }, add));
      expect((await store.payments.byId("payment"))?.vatInCents).toBe(5);
    });
  });

  describe(`${PEOPLE} people who book at once`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await openStore();
      await fillStore(store);
      for (let person = 0; person < PEOPLE; person += 1) {
        await store.users.insert(userRow({ id: `p${person}` }), identityOf(`p${person}`));
      }
    });

    const hold = (person: number, startsAt: number, minutes: number) => {
      const endsAt = startsAt + minutes * MINUTE;
      return holdRow({ id: `b${person}`, bookerId: `p${person}`, startsAt, endsAt });
    };
    const book = (person: number, startsAt: number, minutes: number) =>
      store.transaction(async (inside) => {
        await inside.users.lock("creator");
        await inside.bookings.expireHolds({ creatorId: "creator", now: NOW });
        return inside.bookings.claim(hold(person, startsAt, minutes));
      });
    const everybody = <T>(work: (person: number) => Promise<T>) =>
      Promise.all(Array.from({ length: PEOPLE }, (_, person) => work(person)));
    const kept = async () => {
      const rows = await everybody((person) => store.bookings.byId(`b${person}`));
      return rows.filter((row) => row !== null);
    };

    it("get the same slot: one has it, and nothing is left of the others", async () => {
      // Somebody's hold has just run out: all want the time that it set free.
      const ranOut = holdRow({ id: "old", startsAt: TOMORROW, holdExpiresAt: NOW });
      await store.bookings.claim(ranOut);
      const won = await everybody((person) => book(person, TOMORROW, 30));
      expect(won.filter(Boolean)).toHaveLength(1);
      expect((await kept()).map(({ id }) => id)).toEqual([`b${won.indexOf(true)}`]);
      const neighbour = { startsAt: TOMORROW + 30 * MINUTE };
      expect(await store.bookings.claim(bookingRow({ id: "after", ...neighbour }))).toBe(true);
    });

    it("get slots of 30 and 60 minutes that all overlap in one: one has it", async () => {
      const won = await everybody((person) =>
        person % 2 === 0
          ? book(person, TOMORROW + 30 * MINUTE, 30)
          : book(person, TOMORROW + (person % 4 === 1 ? 0 : 30) * MINUTE, 60),
      );
      expect(won.filter(Boolean)).toHaveLength(1);
      expect(await kept()).toHaveLength(1);
    });

    it("never overlap on a whole morning, even where nobody locks the creator", async () => {
      const won = await everybody((person) =>
        store.bookings.claim(
          hold(person, TOMORROW + ((person * 7) % 24) * 10 * MINUTE, person % 3 === 0 ? 60 : 30),
        ),
      );
      const rows = await kept();
      expect(rows).toHaveLength(won.filter(Boolean).length);
      expect(rows.length).toBeGreaterThan(1);
      const byStart = rows.sort((a, b) => a.startsAt - b.startsAt);
      for (const [index, row] of byStart.slice(1).entries()) {
        expect(row.startsAt).toBeGreaterThanOrEqual(byStart[index]?.endsAt ?? 0);
      }
    });
  });
}

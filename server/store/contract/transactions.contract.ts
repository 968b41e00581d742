import { beforeEach, describe, expect, it } from "vitest";
import type { Agenda } from "../ports/bookings.ts";
import { holdRow } from "../factories/bookings.ts";
import { entitlementRow } from "../factories/library.ts";
import { NOW } from "../factories/now.ts";
import { paymentRow } from "../factories/payments.ts";
import { userRow } from "../factories/profiles.ts";
import { fillStore, HOUR, identityOf, MINUTE, type OpenStore } from "./rows.ts";
import type { Store } from "../ports/store.ts";
import { book, changePayment, inAgenda, openPayment } from "./lives.ts";

const TOMORROW = NOW + 24 * HOUR;
const PEOPLE = 200;
const ROUNDS = 200;

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
        await (await inside.agendaOf("creator")).hold(holdRow({ id: "booking" }));
        await inside.openPayment(paymentRow({ id: "payment", bookingId: "booking" }));
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
        await (await inside.agendaOf("creator")).hold(holdRow({ id: "booking" }));
        throw new Error("changed my mind");
      });
      await expect(broken).rejects.toThrow("changed my mind");
      expect(await store.users.byId("new")).toBeNull();
      expect(await store.users.byIdentity(identityOf("new"))).toBeNull();
      expect((await store.users.byId("booker"))?.biography).toBeNull();
      expect(await store.bookings.byId("booking")).toBeNull();
      // The time is free as well.
      expect(await book(store, { id: "next" })).not.toBeNull();
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

    it("adds a purchase although another adds the same item as a free one meanwhile", async () => {
      await openPayment(store, { id: "payment", itemId: "drop", state: "PAID" });
      let goOn = () => {};
      const isAdded = new Promise<void>((resolve) => (goOn = resolve));
      const free = store.transaction(async (inside) => {
        await inside.library.add(entitlementRow({ id: "free" }));
        goOn();
        await soon();
      });
      await isAdded;
      const bought = entitlementRow({ id: "bought", source: "PURCHASE", paidInCents: 605 });
      await Promise.all([free, store.transaction((inside) => inside.library.add(bought))]);
      const query = { userId: "booker", itemIds: ["drop"] };
      expect(await store.library.entitledAmong(query)).toMatchObject([{ source: "PURCHASE" }]);
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

    it("waits at a creator's agenda until the one that has it has ended", async () => {
      const order: string[] = [];
      const change = (name: string) =>
        inAgenda(store, async () => {
          order.push(`${name} in`);
          await soon();
          order.push(`${name} out`);
        });
      await Promise.all([change("a"), change("b"), change("c")]);
      const names = order.filter((entry) => entry.endsWith("in")).map((entry) => entry[0]);
      expect(order).toEqual(names.flatMap((name) => [`${name} in`, `${name} out`]));
    });

    it("sees a payment behind its lock as the one before left it", async () => {
      await openPayment(store, { id: "payment", vatInCents: 0 });
      const add = () =>
        changePayment(store, "payment", async (payment) => {
          await soon();
          const vatInCents = payment.row.vatInCents + 1;
          await payment.reopen({ at: NOW, changes: { vatInCents } });
        });
      await Promise.all(Array.from({ length: 5 }, add));
      expect((await store.payments.byId("payment"))?.vatInCents).toBe(5);
    });
  });

  describe("an event that is due at once", () => {
    let store: Store;
    let wakes: number;
    beforeEach(async () => {
      wakes = 0;
      store = await openStore({
        onDue: () => {
          wakes += 1;
        },
      });
    });

    const append = (to: Store, dueAt = NOW) =>
      to.outbox.append({ name: "refundOwed", subjectId: "p", dueAt, at: NOW });

    it("is announced after its transaction, once, however much was appended", async () => {
      await store.transaction(async (inside) => {
        await append(inside);
        await inside.transaction(append);
        expect(wakes).toBe(0);
      });
      expect(wakes).toBe(1);
    });

    it("is announced when an inner transaction alone has appended it, or none at all", async () => {
      await store.transaction((inside) => inside.transaction(append));
      await append(store);
      expect(wakes).toBe(2);
    });

    it("is announced when a transition has written it", async () => {
      await fillStore(store);
      await book(store, { id: "booking", standing: "HELD/FREE" });
      // What follows from a hold is due when it ends.
      expect(wakes).toBe(0);
      await inAgenda(store, (agenda) => agenda.confirm({ id: "booking", at: NOW, intakes: [] }));
      expect(wakes).toBe(1);
    });

    it("is not announced when the transaction was not kept, and one that is due later never is", async () => {
      const broken = store.transaction(async (inside) => {
        await append(inside);
        throw new Error("no");
      });
      await expect(broken).rejects.toThrow("no");
      await append(store, NOW + 1);
      expect(wakes).toBe(0);
    });
  });

  describe("two creators who book each other at once", () => {
    it("never wait for each other, however often", async () => {
      const store = await openStore();
      await fillStore(store);
      const buy = (booker: string, creator: string, round: number) =>
        store.transaction(async (inside) => {
          const agenda = await inside.agendaOf(creator);
          await agenda.countHoldsOf({ bookerId: booker, now: NOW });
          const itemId = creator === "creator" ? "call" : "call2";
          const id = `${booker}-${round}`;
          const startsAt = TOMORROW + round * HOUR;
          await agenda.hold(
            holdRow({ id, bookerId: booker, creatorId: creator, itemId, startsAt }),
          );
          // What a buyer saves about themselves.
          await inside.users.update(booker, { biography: id });
        });
      for (let round = 0; round < ROUNDS; round += 1) {
        await Promise.all([buy("creator", "creator2", round), buy("creator2", "creator", round)]);
      }
      const last = await store.bookings.byIds([`creator-${ROUNDS - 1}`, `creator2-${ROUNDS - 1}`]);
      expect(last).toHaveLength(2);
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

    const bookWith = (agenda: Agenda, person: number, startsAt: number, minutes: number) => {
      const endsAt = startsAt + minutes * MINUTE;
      return agenda.hold(holdRow({ id: `b${person}`, bookerId: `p${person}`, startsAt, endsAt }));
    };
    const bookFor = (person: number, startsAt: number, minutes: number) =>
      inAgenda(
        store,
        async (agenda) => (await bookWith(agenda, person, startsAt, minutes)) !== null,
      );
    const everybody = <T>(work: (person: number) => Promise<T>) =>
      Promise.all(Array.from({ length: PEOPLE }, (_, person) => work(person)));
    const kept = async () => {
      const rows = await everybody((person) => store.bookings.byId(`b${person}`));
      return rows.filter((row) => row !== null);
    };

    it("get the same slot: one has it, and nothing is left of the others", async () => {
      // A hold has just expired: everyone wants its time.
      await book(store, { id: "old", holdExpiresAt: NOW, standing: "HELD/PENDING" });
      const won = await everybody((person) => bookFor(person, TOMORROW, 30));
      expect(won.filter(Boolean)).toHaveLength(1);
      expect((await kept()).map(({ id }) => id)).toEqual([`b${won.indexOf(true)}`]);
      const neighbour = { startsAt: TOMORROW + 30 * MINUTE };
      expect(await book(store, { id: "after", ...neighbour })).not.toBeNull();
    });

    it("get slots of 30 and 60 minutes that all overlap in one: one has it", async () => {
      const won = await everybody((person) =>
        person % 2 === 0
          ? bookFor(person, TOMORROW + 30 * MINUTE, 30)
          : bookFor(person, TOMORROW + (person % 4 === 1 ? 0 : 30) * MINUTE, 60),
      );
      expect(won.filter(Boolean)).toHaveLength(1);
      expect(await kept()).toHaveLength(1);
    });

    it("never overlap on a whole morning", async () => {
      const won = await everybody((person) =>
        bookFor(person, TOMORROW + ((person * 7) % 24) * 10 * MINUTE, person % 3 === 0 ? 60 : 30),
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

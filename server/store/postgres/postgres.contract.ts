import type { Pool } from "pg";
import { beforeEach, describe, expect, it } from "vitest";
import {
  bookingRow,
  fillStore,
  HOUR,
  ledgerRow,
  NOW,
  oneOnOneRow,
  type OpenStore,
  paymentRow,
} from "../contract/rows.ts";
import type { Store } from "../ports/store.ts";
import { migrate } from "./engine/migrate.ts";

/** What only a database does: it guards itself against a mistake in the program. */
export function describePostgres({
  openStore,
  pool,
}: {
  openStore: OpenStore;
  pool: () => Pool;
}): void {
  describe("the database", () => {
    let store: Store;
    beforeEach(async () => {
      store = await openStore();
      await fillStore(store);
    });

    const count = async (table: string) => {
      const { rows } = await pool().query<{ n: string }>(`select count(*) as n from ${table}`);
      return Number(rows[0]?.n);
    };

    it("is migrated once, however often and by however many it is asked for", async () => {
      const steps = await Promise.all([migrate(pool()), migrate(pool()), migrate(pool())]);
      expect(steps).toEqual([[], [], []]);
    });

    it("refuses a program older than itself", async () => {
      await expect(migrate(pool(), { migrations: [] })).rejects.toThrow("newer version");
    });

    it("answers on when a newer program changes a table meanwhile", async () => {
      const id = "creator";
      const read = async (from: Store) => (await from.users.byId(id))?.id;
      expect(await read(store)).toBe(id);
      await pool().query("alter table users add column later text");
      try {
        expect(await read(store)).toBe(id);
        await pool().query("alter table users drop column later");
        expect(await store.transaction(read)).toBe(id);
      } finally {
        await pool().query("alter table users drop column if exists later");
      }
    });

    it("refuses amounts below zero and sessions of other lengths", async () => {
      const bad = oneOnOneRow({ id: "bad", priceInCents: -1 });
      await expect(store.catalog.insert(bad)).rejects.toThrow("check");
      const odd = { ...oneOnOneRow({ id: "odd" }), durationInMinutes: 45 as 30 };
      await expect(store.catalog.insert(odd)).rejects.toThrow("check");
    });

    it("refuses a reference to what does not exist", async () => {
      await expect(store.catalog.insert(oneOnOneRow({ id: "x", creatorId: "x" }))).rejects.toThrow(
        "foreign key",
      );
      expect(await count("catalog_items")).toBe(4);
    });

    it("refuses to write the ledger of a payment twice", async () => {
      await store.payments.insert(paymentRow({ id: "payment" }));
      await store.payments.addLedgerRows([ledgerRow({ id: "1" })]);
      await expect(store.payments.addLedgerRows([ledgerRow({ id: "2" })])).rejects.toThrow(
        "ledger_once",
      );
    });

    it("keeps a row a minute of what is booked, and none of what is free or past", async () => {
      await store.bookings.claim(bookingRow({ id: "booking" }));
      expect(await count("booking_minutes")).toBe(30);
      await store.bookings.claim(bookingRow({ id: "refused", startsAt: NOW + 24 * HOUR - 60_000 }));
      expect(await count("booking_minutes")).toBe(30);
      await store.bookings.expireHolds({ creatorId: null, now: NOW + 25 * HOUR });
      expect(await count("booking_minutes")).toBe(0);
    });

    it("counts the minute in which a booking of odd seconds begins and ends", async () => {
      const startsAt = NOW + 24 * HOUR + 30_000;
      await store.bookings.claim(bookingRow({ id: "odd", startsAt, endsAt: startsAt + 60_000 }));
      expect(await count("booking_minutes")).toBe(2);
    });
  });
}

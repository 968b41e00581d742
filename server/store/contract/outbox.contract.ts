import { beforeEach, describe, expect, it } from "vitest";
import type { ReactionLane } from "../../../src/domain/shared/events.ts";
import { OUTBOX_ERROR_MAX, type OutboxRow } from "../ports/outbox.ts";
import type { Store } from "../ports/store.ts";
import { NOW } from "../factories/now.ts";
import { MINUTE, type OpenStore } from "./rows.ts";

const LEASE = MINUTE;

/** What every outbox does. */
export function describeOutboxStore(openStore: OpenStore): void {
  describe("the outbox", () => {
    let store: Store;
    beforeEach(async () => {
      store = await openStore();
    });

    const owed = (subjectId: string, dueAt = NOW) =>
      store.outbox.append({ name: "refundOwed", subjectId, dueAt, at: NOW });
    const claim = (now = NOW, limit = 10) => store.outbox.claim({ now, leaseMs: LEASE, limit });
    const claimOne = async (now = NOW): Promise<OutboxRow> => {
      const [row, ...more] = await claim(now);
      expect(more).toEqual([]);
      return row!;
    };
    const subjectsOf = (rows: readonly OutboxRow[]) => rows.map(({ subjectId }) => subjectId);
    const fail = (row: OutboxRow, dueAt: number) =>
      store.outbox.fail({ ...row, dueAt, error: "no answer" });
    const bury = (row: OutboxRow, at = NOW) => store.outbox.bury({ ...row, at, error: "no" });

    it("has one row per reaction to an event, due when the event says", async () => {
      await store.outbox.append({ name: "bookingHeld", subjectId: "b", dueAt: NOW + 5, at: NOW });
      expect(await claim(NOW + 4)).toEqual([]);
      expect(await claim(NOW + 5)).toEqual([
        {
          reaction: "lapseHold",
          lane: "WORK",
          subjectId: "b",
          event: "bookingHeld",
          dueAt: NOW + 5 + LEASE,
          version: expect.any(Number),
          attempts: 1,
          lastError: null,
          deadAt: null,
          createdAt: NOW,
        },
      ]);
    });

    it("gives what is due longest first, and no more than asked for", async () => {
      await owed("c", NOW - 1);
      await owed("a", NOW);
      await owed("d", NOW - 3);
      await owed("later", NOW + 1);
      await owed("b", NOW - 2);
      expect(subjectsOf(await claim(NOW, 3))).toEqual(["d", "b", "c"]);
      expect(subjectsOf(await claim(NOW, 3))).toEqual(["a"]);
    });

    it("gives the rows of one lane alone, where a lane is named", async () => {
      await store.outbox.append({ name: "bookingMoved", subjectId: "b", dueAt: NOW, at: NOW });
      await owed("p");
      const lanes = async (lane: ReactionLane) =>
        (await store.outbox.claim({ now: NOW, leaseMs: LEASE, limit: 10, lane })).map(
          ({ reaction }) => reaction,
        );
      expect(await lanes("WORK")).toEqual(["refundPayment"]);
      expect((await lanes("MESSAGES")).toSorted()).toEqual([
        "remindOfSession",
        "tellOfSession",
        "writeCalendarEntry",
      ]);
    });

    it("never gives two claimers at once the same row", async () => {
      const subjects = Array.from({ length: 40 }, (_, index) => `p${index}`);
      for (const subject of subjects) await owed(subject);
      const claims = await Promise.all(subjects.map(() => claim(NOW, 3)));
      for (const rows of claims) expect(rows.length).toBeLessThanOrEqual(3);
      const rest = await claim(NOW, 40);
      expect(subjectsOf([...claims.flat(), ...rest]).toSorted()).toEqual(subjects.toSorted());
    });

    it("gives a row again when its claimant did not report back within the lease", async () => {
      await owed("p");
      const lost = await claimOne();
      expect(await claim(NOW + LEASE - 1)).toEqual([]);
      const again = await claimOne(NOW + LEASE);
      expect(again).toMatchObject({ subjectId: "p", attempts: 2 });
      // A slow worker can't change anything any more.
      expect(await store.outbox.done(lost)).toBe(false);
      expect(await fail(lost, NOW)).toBe(false);
      expect(await bury(lost)).toBe(false);
      expect(await store.outbox.postpone({ ...lost, dueAt: NOW })).toBe(false);
      expect(await store.outbox.done(again)).toBe(true);
      expect(await claim(NOW + 9 * LEASE)).toEqual([]);
    });

    it("coalesces what is asked for again, due at the earlier of both", async () => {
      await owed("p", NOW + 9);
      await store.outbox.append({ name: "refundOwed", subjectId: "p", dueAt: NOW, at: NOW + 1 });
      await owed("p2", NOW);
      await store.outbox.append({ name: "refundOwed", subjectId: "p2", dueAt: NOW + 9, at: NOW });
      const rows = await claim();
      expect(rows).toMatchObject([
        { subjectId: "p", attempts: 1, createdAt: NOW + 1 },
        { subjectId: "p2", attempts: 1, createdAt: NOW },
      ]);
      expect(await claim(NOW + 9)).toEqual([]);
    });

    it("is requested again while a worker is at work, which then cannot end the new request", async () => {
      await owed("p");
      const running = await claimOne();
      await owed("p");
      expect(await store.outbox.done(running)).toBe(false);
      const again = await claimOne();
      expect(again.attempts).toBe(1);
      expect(await store.outbox.done(again)).toBe(true);
    });

    it("keeps a slow worker from ending a row that was written again since", async () => {
      await owed("p");
      const slow = await claimOne();
      await store.outbox.done(await claimOne(NOW + LEASE));
      await owed("p", NOW + LEASE);
      const fresh = await claimOne(NOW + LEASE);
      expect(await store.outbox.done(slow)).toBe(false);
      expect(await store.outbox.done(fresh)).toBe(true);
    });

    it("counts the attempts that failed, and forgets them when one asks to be run again", async () => {
      await owed("p");
      expect(await fail(await claimOne(), NOW + 5)).toBe(true);
      expect(await claim(NOW + 4)).toEqual([]);
      const second = await claimOne(NOW + 5);
      expect(second).toMatchObject({ attempts: 2, lastError: "no answer" });
      expect(await store.outbox.postpone({ ...second, dueAt: NOW + 9 })).toBe(true);
      expect(await claim(NOW + 8)).toEqual([]);
      expect(await claimOne(NOW + 9)).toMatchObject({ attempts: 1, lastError: null });
    });

    it("keeps dead letters, latest first, and gives none of them to a worker", async () => {
      for (const subject of ["a", "b", "c"]) await owed(subject);
      const [a, b] = await claim(NOW, 2);
      expect(await bury(a!, NOW + 1)).toBe(true);
      expect(await bury(b!, NOW + 2)).toBe(true);
      const dead = await store.outbox.dead({ limit: 10 });
      expect(dead).toMatchObject([
        { subjectId: "b", deadAt: NOW + 2, lastError: "no", attempts: 1 },
        { subjectId: "a", deadAt: NOW + 1, lastError: "no", attempts: 1 },
      ]);
      expect(await store.outbox.dead({ limit: 1 })).toEqual(dead.slice(0, 1));
      expect(subjectsOf(await claim(NOW + 9 * LEASE))).toEqual(["c"]);
    });

    it("has a dead letter tried again when somebody says so, or the event comes again", async () => {
      await owed("a");
      await owed("b");
      for (const row of await claim()) await bury(row);
      const revived = { reaction: "refundPayment", subjectId: "a", dueAt: NOW + 7 } as const;
      expect(await store.outbox.revive(revived)).toBe(true);
      expect(await store.outbox.revive(revived)).toBe(false);
      await owed("b", NOW + 8);
      expect(await store.outbox.dead({ limit: 10 })).toEqual([]);
      expect(await claim(NOW + 6)).toEqual([]);
      expect(await claim(NOW + 8)).toMatchObject([
        { subjectId: "a", attempts: 1 },
        { subjectId: "b", attempts: 1, lastError: null },
      ]);
      expect(await store.outbox.revive({ ...revived, subjectId: "nobody" })).toBe(false);
    });

    it("cuts an error that is too long, and takes one of any characters", async () => {
      await owed("p");
      const error = `\0${"😀".repeat(OUTBOX_ERROR_MAX)}`;
      expect(await store.outbox.bury({ ...(await claimOne()), at: NOW, error })).toBe(true);
      const [dead] = await store.outbox.dead({ limit: 1 });
      expect(dead?.lastError?.length).toBeLessThanOrEqual(OUTBOX_ERROR_MAX);
    });

    it("has nothing of a transaction that was not kept, and all of one that was", async () => {
      const broken = store.transaction(async (inside) => {
        await inside.outbox.append({ name: "refundOwed", subjectId: "p", dueAt: NOW, at: NOW });
        throw new Error("changed my mind");
      });
      await expect(broken).rejects.toThrow("changed my mind");
      expect(await claim()).toEqual([]);
      await store.transaction(async (inside) => {
        await inside.outbox.append({ name: "refundOwed", subjectId: "p", dueAt: NOW, at: NOW });
        await inside.outbox.append({ name: "bookingHeld", subjectId: "p", dueAt: NOW, at: NOW });
      });
      expect((await claim()).map(({ reaction }) => reaction)).toEqual([
        "lapseHold",
        "refundPayment",
      ]);
    });
  });
}

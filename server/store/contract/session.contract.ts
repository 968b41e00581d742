import { beforeEach, describe, expect, it } from "vitest";
import type { RefreshTokenRow } from "../ports/session.ts";
import type { Store } from "../ports/store.ts";
import { NOW } from "../factories/now.ts";
import { fillStore, HOUR, type OpenStore } from "./rows.ts";

function tokenRow(row: Partial<RefreshTokenRow> & { tokenHash: string }): RefreshTokenRow {
  return {
    familyId: "family",
    userId: "booker",
    issuedAt: NOW,
    expiresAt: NOW + HOUR,
    usedAt: null,
    ...row,
  };
}

/** What every store of refresh tokens does. */
export function describeSessionStore(openStore: OpenStore): void {
  describe("refresh tokens", () => {
    let store: Store;
    beforeEach(async () => {
      store = await openStore();
      await fillStore(store);
    });

    const end = (familyId = "family", at = NOW) => store.sessions.endFamily({ familyId, at });

    it("are found by their hash", async () => {
      await store.sessions.insert(tokenRow({ tokenHash: "a" }));
      expect(await store.sessions.byHash("a")).toEqual(tokenRow({ tokenHash: "a" }));
      expect(await store.sessions.byHash("b")).toBeNull();
    });

    it("are kept once, also when many insert one at the same time", async () => {
      const inserts = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          store.sessions.insert(tokenRow({ tokenHash: "a", familyId: `family-${index}` })),
        ),
      );
      expect(inserts.filter(Boolean)).toHaveLength(1);
      expect((await store.sessions.byHash("a"))?.familyId).toBe(`family-${inserts.indexOf(true)}`);
    });

    it("are used once, also by many at the same time", async () => {
      await store.sessions.insert(tokenRow({ tokenHash: "a" }));
      const use = (at: number, before: number | null) =>
        store.sessions.markUsed({ tokenHash: "a", at, before });
      const uses = await Promise.all(
        Array.from({ length: 10 }, (_, index) => use(NOW + index, null)),
      );
      expect(uses.filter(Boolean)).toHaveLength(1);
      const usedAt = NOW + uses.indexOf(true);
      expect((await store.sessions.byHash("a"))?.usedAt).toBe(usedAt);
      const again = await Promise.all([1, 2, 3].map((index) => use(usedAt + HOUR + index, usedAt)));
      expect(again.filter(Boolean)).toHaveLength(1);
      const unknown = { tokenHash: "unknown", at: NOW, before: null };
      expect(await store.sessions.markUsed(unknown)).toBe(false);
    });

    it("end as a family, used or not, and leave other families alone", async () => {
      await store.sessions.insert(tokenRow({ tokenHash: "a", usedAt: NOW }));
      await store.sessions.insert(tokenRow({ tokenHash: "b" }));
      await store.sessions.insert(tokenRow({ tokenHash: "c", familyId: "other" }));
      await end();
      await end();
      expect(await store.sessions.byHash("a")).toBeNull();
      expect(await store.sessions.byHash("b")).toBeNull();
      expect(await store.sessions.byHash("c")).not.toBeNull();
    });

    it("end with their family although one is being exchanged at the same time", async () => {
      await store.sessions.insert(tokenRow({ tokenHash: "a" }));
      const exchange = store.transaction(async (inside) => {
        if (!(await inside.sessions.markUsed({ tokenHash: "a", at: NOW, before: null }))) return;
        await new Promise((resolve) => setTimeout(resolve, 50));
        await inside.sessions.insert(tokenRow({ tokenHash: "successor" }));
      });
      await new Promise((resolve) => setTimeout(resolve, 10));
      await Promise.all([exchange, end()]);
      expect(await store.sessions.byHash("successor")).toBeNull();
    });

    it("are deleted once they have expired", async () => {
      await store.sessions.insert(tokenRow({ tokenHash: "old", expiresAt: NOW }));
      await store.sessions.insert(tokenRow({ tokenHash: "new", expiresAt: NOW + 1 }));
      expect(await store.sessions.deleteExpired({ now: NOW, limit: 10 })).toBe(1);
      expect(await store.sessions.byHash("old")).toBeNull();
      expect(await store.sessions.byHash("new")).not.toBeNull();
    });

    it("are deleted a limited number at once", async () => {
      for (const tokenHash of ["a", "b", "c"]) {
        await store.sessions.insert(tokenRow({ tokenHash, expiresAt: NOW }));
      }
      expect(await store.sessions.deleteExpired({ now: NOW, limit: 2 })).toBe(2);
      expect(await store.sessions.deleteExpired({ now: NOW, limit: 2 })).toBe(1);
      expect(await store.sessions.deleteExpired({ now: NOW, limit: 2 })).toBe(0);
    });

    it("leave behind which families were ended, and when", async () => {
      await end("first", NOW);
      await end("first", NOW + HOUR);
      await end("second", NOW + 1);
      await end("third", NOW + 2);
      expect(await store.sessions.endedSince(NOW + 1)).toEqual([
        { familyId: "second", endedAt: NOW + 1 },
        { familyId: "third", endedAt: NOW + 2 },
      ]);
      expect(await store.sessions.forgetEnded({ before: NOW + 2, limit: 1 })).toBe(1);
      expect(await store.sessions.forgetEnded({ before: NOW + 2, limit: 5 })).toBe(1);
      expect(await store.sessions.endedSince(NOW)).toEqual([
        { familyId: "third", endedAt: NOW + 2 },
      ]);
    });

    it("begin with a code that one of many claims at the same time", async () => {
      const claims = await Promise.all(
        Array.from({ length: 50 }, () =>
          store.sessions.claimCode({ codeHash: "code", claimedAt: NOW, since: NOW - HOUR }),
        ),
      );
      expect(claims.filter(Boolean)).toHaveLength(1);
      const another = { codeHash: "another", claimedAt: NOW, since: NOW - HOUR };
      expect(await store.sessions.claimCode(another)).toBe(true);
    });

    it("begin with a code that can be claimed again once its claim is too old or given up", async () => {
      const claim = (claimedAt: number, since: number) =>
        store.sessions.claimCode({ codeHash: "code", claimedAt, since });
      const release = (claimedAt: number) =>
        store.sessions.releaseCode({ codeHash: "code", claimedAt });
      expect(await claim(NOW, NOW)).toBe(true);
      expect(await claim(NOW + 1, NOW)).toBe(false);
      expect(await claim(NOW + 2, NOW + 1)).toBe(true);
      await release(NOW);
      expect(await claim(NOW + 3, NOW)).toBe(false);
      await release(NOW + 2);
      expect(await claim(NOW + 3, NOW)).toBe(true);
    });

    it("forget their codes, a limited number at once", async () => {
      for (const [index, codeHash] of ["a", "b", "c"].entries()) {
        await store.sessions.claimCode({ codeHash, claimedAt: NOW + index, since: NOW });
      }
      expect(await store.sessions.forgetCodes({ before: NOW + 2, limit: 1 })).toBe(1);
      expect(await store.sessions.forgetCodes({ before: NOW + 2, limit: 5 })).toBe(1);
      const claim = (codeHash: string) =>
        store.sessions.claimCode({ codeHash, claimedAt: NOW + 3, since: NOW });
      expect(await Promise.all(["a", "b", "c"].map(claim))).toEqual([true, true, false]);
    });

    it("leave nothing behind when the transaction that ended them fails", async () => {
      await store.sessions.insert(tokenRow({ tokenHash: "a" }));
      const failing = store.transaction(async (inside) => {
        await inside.sessions.endFamily({ familyId: "family", at: NOW });
        throw new Error("no");
      });
      await expect(failing).rejects.toThrow("no");
      expect(await store.sessions.byHash("a")).not.toBeNull();
      expect(await store.sessions.endedSince(NOW)).toEqual([]);
    });
  });
}

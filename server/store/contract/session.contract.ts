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

    it("are found by their hash", async () => {
      await store.sessions.insert(tokenRow({ tokenHash: "a" }));
      expect(await store.sessions.byHash("a")).toEqual(tokenRow({ tokenHash: "a" }));
      expect(await store.sessions.byHash("b")).toBeNull();
    });

    it("are used once, also by many at the same time", async () => {
      await store.sessions.insert(tokenRow({ tokenHash: "a" }));
      const uses = await Promise.all(
        Array.from({ length: 10 }, (_, index) => store.sessions.markUsed("a", NOW + index)),
      );
      expect(uses.filter(Boolean)).toHaveLength(1);
      expect((await store.sessions.byHash("a"))?.usedAt).toBe(NOW + uses.indexOf(true));
      expect(await store.sessions.markUsed("unknown", NOW)).toBe(false);
    });

    it("end as a family, used or not, and leave other families alone", async () => {
      await store.sessions.insert(tokenRow({ tokenHash: "a", usedAt: NOW }));
      await store.sessions.insert(tokenRow({ tokenHash: "b" }));
      await store.sessions.insert(tokenRow({ tokenHash: "c", familyId: "other" }));
      await store.sessions.endFamily("family");
      await store.sessions.endFamily("family");
      expect(await store.sessions.byHash("a")).toBeNull();
      expect(await store.sessions.byHash("b")).toBeNull();
      expect(await store.sessions.byHash("c")).not.toBeNull();
    });

    it("end with their family although one is being exchanged at the same time", async () => {
      await store.sessions.insert(tokenRow({ tokenHash: "a" }));
      const exchange = store.transaction(async (inside) => {
        if (!(await inside.sessions.markUsed("a", NOW))) return;
        await new Promise((resolve) => setTimeout(resolve, 50));
        await inside.sessions.insert(tokenRow({ tokenHash: "successor" }));
      });
      await new Promise((resolve) => setTimeout(resolve, 10));
      await Promise.all([exchange, store.sessions.endFamily("family")]);
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
  });
}

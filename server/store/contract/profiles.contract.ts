import { beforeEach, describe, expect, it } from "vitest";
import type { Store } from "../ports/store.ts";
import type { UserRow } from "../ports/profiles.ts";
import { NOW } from "../factories/now.ts";
import { BILLING, PICTURE, userRow } from "../factories/profiles.ts";
import { byId, identityOf, type OpenStore } from "./rows.ts";

const FULL: UserRow = userRow({
  id: "full",
  role: "beamer",
  firstName: "Þóra 🎤",
  lastName: 'دانا\u200F O\'Brien \\ "quoted"',
  biography: "First line\nsecond line; drop table users; --",
  picture: PICTURE,
  links: [
    { id: "link2", url: "https://example.test/?a=1&b={x}", platform: "X" },
    { id: "link1", url: "https://example.test/", platform: "UNKNOWN" },
  ],
  affiliateCode: "DEMO-CODE",
  timeZone: "Asia/Kathmandu",
  countryCode: "BE",
  billing: BILLING,
});

/** What every store of people does. */
export function describeUserStore(openStore: OpenStore): void {
  describe("people", () => {
    let store: Store;
    beforeEach(async () => {
      store = await openStore();
    });

    it("are found by id, slug, code and identity, with every field as it was given", async () => {
      expect(await store.users.insert(FULL, identityOf("full"))).toBe(true);
      expect(await store.users.byId("full")).toEqual(FULL);
      expect(await store.users.bySlug("full")).toEqual(FULL);
      expect(await store.users.byAffiliateCode("DEMO-CODE")).toEqual(FULL);
      expect(await store.users.byIdentity(identityOf("full"))).toEqual(FULL);
      expect(await store.users.isSlugTaken("full")).toBe(true);
    });

    it("are null when nobody is there", async () => {
      expect(await store.users.byId("nobody")).toBeNull();
      expect(await store.users.bySlug("nobody")).toBeNull();
      expect(await store.users.byAffiliateCode("nobody")).toBeNull();
      expect(await store.users.byIdentity(identityOf("nobody"))).toBeNull();
      expect(await store.users.isSlugTaken("nobody")).toBe(false);
    });

    it("are not found by an id that no text can be", async () => {
      expect(await store.users.byId("a\0b")).toBeNull();
      expect(await store.users.bySlug("half a pair: \uD83C")).toBeNull();
      expect(await store.users.byIds(["\0"])).toEqual([]);
    });

    it("come several at once, without those that are missing", async () => {
      await store.users.insert(FULL, identityOf("full"));
      await store.users.insert(userRow({ id: "second" }), identityOf("second"));
      const found = await store.users.byIds(["second", "nobody", "full"]);
      expect(byId(found)).toEqual([FULL, userRow({ id: "second" })]);
      expect(await store.users.byIds([])).toEqual([]);
    });

    it.each([
      ["slug", userRow({ id: "other", slug: "full" }), identityOf("other")],
      ["code", userRow({ id: "other", affiliateCode: "DEMO-CODE" }), identityOf("other")],
      ["identity", userRow({ id: "other" }), identityOf("full")],
    ])("are refused when their %s exists, with nothing written", async (_, row, identity) => {
      await store.users.insert(FULL, identityOf("full"));
      expect(await store.users.insert(row, identity)).toBe(false);
      expect(await store.users.byId("other")).toBeNull();
      expect(await store.users.byIdentity(identityOf("other"))).toBeNull();
      expect(await store.users.byIdentity(identityOf("full"))).toEqual(FULL);
    });

    it("can be refused inside a transaction that then goes on", async () => {
      await store.users.insert(FULL, identityOf("full"));
      await store.transaction(async (inside) => {
        const taken = userRow({ id: "other", slug: "full" });
        expect(await inside.users.insert(taken, identityOf("other"))).toBe(false);
        const free = userRow({ id: "other", slug: "full-2" });
        expect(await inside.users.insert(free, identityOf("other"))).toBe(true);
      });
      expect((await store.users.bySlug("full-2"))?.id).toBe("other");
    });

    it("of two that want the same slug at once, one gets it", async () => {
      const insert = (id: string) =>
        store.users.insert(userRow({ id, slug: "wanted" }), identityOf(id));
      const results = await Promise.all(["a", "b", "c", "d"].map(insert));
      expect(results.filter(Boolean)).toHaveLength(1);
    });

    it("may have no code, any number of them", async () => {
      expect(await store.users.insert(userRow({ id: "a" }), identityOf("a"))).toBe(true);
      expect(await store.users.insert(userRow({ id: "b" }), identityOf("b"))).toBe(true);
    });

    describe("that change their slug", () => {
      const change = (slug: string, options: { userId?: string; at?: number } = {}) =>
        store.transaction(async ({ users }) => {
          const { userId = "full", at = NOW } = options;
          await users.lock(userId);
          return users.changeSlug({ userId, slug, at });
        });
      beforeEach(async () => {
        await store.users.insert(FULL, identityOf("full"));
        await store.users.insert(userRow({ id: "other" }), identityOf("other"));
      });

      it("are found by the present one, and by each former one as such", async () => {
        expect(await change("second")).toEqual({ ...FULL, slug: "second" });
        await change("third", { at: NOW + 1 });
        expect((await store.users.bySlug("third"))?.id).toBe("full");
        expect(await store.users.bySlug("full")).toBeNull();
        expect((await store.users.byFormerSlug("full"))?.slug).toBe("third");
        expect((await store.users.byFormerSlug("second"))?.slug).toBe("third");
        expect(await store.users.byFormerSlug("third")).toBeNull();
        expect(await store.users.formerSlugsOf("full")).toEqual(["second", "full"]);
        expect(await store.users.formerSlugsOf("other")).toEqual([]);
      });

      it("can take a former one back", async () => {
        await change("second");
        expect((await change("full"))?.slug).toBe("full");
        expect(await store.users.formerSlugsOf("full")).toEqual(["second"]);
        expect(await store.users.byFormerSlug("full")).toBeNull();
      });

      it("keep what they have when they choose it again", async () => {
        expect(await change("full")).toEqual(FULL);
        expect(await store.users.formerSlugsOf("full")).toEqual([]);
      });

      it("get none that somebody has or had, with nothing written", async () => {
        expect(await change("other")).toBeNull();
        await change("second");
        expect(await change("full", { userId: "other" })).toBeNull();
        expect((await store.users.byId("other"))?.slug).toBe("other");
        expect(await store.users.formerSlugsOf("other")).toEqual([]);
      });

      it("leave it to nobody who comes later", async () => {
        await change("second");
        expect(await store.users.isSlugTaken("full")).toBe(true);
        const newcomer = userRow({ id: "newcomer", slug: "full" });
        expect(await store.users.insert(newcomer, identityOf("newcomer"))).toBe(false);
        expect(await store.users.byId("newcomer")).toBeNull();
      });

      it("at once with others who want the same: one gets it, and nothing is broken", async () => {
        const newcomer = userRow({ id: "newcomer", slug: "wanted" });
        const results = await Promise.all([
          change("wanted"),
          change("wanted", { userId: "other" }),
          store.users.insert(newcomer, identityOf("newcomer")),
        ]);
        expect(results.filter(Boolean)).toHaveLength(1);
      });

      it("while somebody wants the one that they give up: it stays theirs", async () => {
        const [gave, wanted] = await Promise.all([
          change("second"),
          change("full", { userId: "other" }),
        ]);
        expect(gave?.slug).toBe("second");
        expect(wanted).toBeNull();
      });

      it("are not to be found where there is nobody", async () => {
        await expect(change("second", { userId: "nobody" })).rejects.toThrow("no row nobody");
      });
    });

    it("change in the fields that are named, and in no other", async () => {
      await store.users.insert(FULL, identityOf("full"));
      const changes = { biography: null, links: [], billing: null, userIsOnboarded: true };
      expect(await store.users.update("full", changes)).toEqual({ ...FULL, ...changes });
      expect(await store.users.byId("full")).toEqual({ ...FULL, ...changes });
      expect(await store.users.update("full", {})).toEqual({ ...FULL, ...changes });
      await expect(store.users.update("nobody", { biography: "x" })).rejects.toThrow(
        "no row nobody",
      );
      await expect(store.users.update("nobody", {})).rejects.toThrow("no row nobody");
    });
  });
}

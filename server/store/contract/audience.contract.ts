import { beforeEach, describe, expect, it } from "vitest";
import { searchWordsOf } from "../../../src/domain/audience/names.ts";
import { AUDIENCE_ORDERS } from "../../../src/domain/generated/enums.ts";
import { wholeAudience } from "../factories/library.ts";
import { NOW } from "../factories/now.ts";
import { userRow } from "../factories/profiles.ts";
import { AUDIENCE_KEYS, type AudienceCursor, type AudiencePage } from "../ports/audience.ts";
import type { Store } from "../ports/store.ts";
import { fillStore, identityOf, idsOf, type OpenStore } from "./rows.ts";

/** Given name, family name, minutes since the last interaction. */
const MEMBERS = [
  ["Élodie", "de Vries", 5],
  ["elodie", "De", 4],
  ["Jean-Luc", "Peña", 3],
  ["Ωmega", "Ångström", 2],
  ["李", "小龍", 1],
  ["Zoë", "", 0],
  // Same names and time as the one before: the id decides.
  ["Zoe", "", 0],
  ["𝒜da", "Łuk_sz%", 7],
  ["🎤", "Ölaf", 6],
] as const;

/** What every store of audiences does. */
export function describeAudienceStore(openStore: OpenStore): void {
  let store: Store;
  beforeEach(async () => {
    store = await openStore();
    await fillStore(store);
  });

  const touch = (row: { id: string; userId: string; at: number }) =>
    store.audience.touch({
      id: row.id,
      creatorId: "creator",
      userId: row.userId,
      lastInteractionAt: row.at,
    });
  const page = async (query: Partial<AudiencePage> = {}) =>
    idsOf(await store.audience.page({ ...wholeAudience("creator"), ...query }));

  it("has a person once, at the latest interaction, never an earlier one", async () => {
    await touch({ id: "a", userId: "booker", at: NOW });
    await touch({ id: "b", userId: "booker", at: NOW + 5 });
    await touch({ id: "c", userId: "booker", at: NOW + 3 });
    expect(await store.audience.page(wholeAudience("creator"))).toEqual([
      {
        id: "a",
        creatorId: "creator",
        userId: "booker",
        lastInteractionAt: NOW + 5,
        firstName: "Demo",
        lastName: "Person",
        byFirstName: "demo  person",
        byLastName: "person  demo",
      },
    ]);
  });

  it("is its creator's alone", async () => {
    await touch({ id: "a", userId: "booker", at: NOW });
    const all = { creatorId: "creator2", words: [] };
    expect(await store.audience.page(wholeAudience("creator2"))).toEqual([]);
    expect(await store.audience.count(all)).toBe(0);
    expect(await store.audience.count({ ...all, creatorId: "creator" })).toBe(1);
  });

  it("has the name that a member has now", async () => {
    await touch({ id: "a", userId: "booker", at: NOW });
    await store.users.update("booker", { lastName: "Ångström" });
    expect(await page({ words: ["angs"] })).toEqual(["a"]);
    expect(await page({ words: ["person"] })).toEqual([]);
    const [member] = await store.audience.page(wholeAudience("creator"));
    expect(member).toMatchObject({ lastName: "Ångström", byFirstName: "demo  angstrom" });
  });

  describe("of many names", () => {
    beforeEach(async () => {
      for (const [index, [firstName, lastName, minutes]] of MEMBERS.entries()) {
        const id = `member-${index}`;
        await store.users.insert(userRow({ id, firstName, lastName }), identityOf(id));
        await touch({ id, userId: id, at: NOW - minutes * 60_000 });
      }
    });
    const numbers = (...members: number[]) => members.map((number) => `member-${number}`);

    it("is ordered without regard to capitals and marks, alike in every store", async () => {
      const byFirstName = numbers(8, 7, 1, 0, 2, 5, 6, 3, 4);
      expect(await page({ orderBy: "FIRST_NAME" })).toEqual(byFirstName);
      const byLastName = numbers(5, 6, 3, 1, 0, 8, 2, 7, 4);
      expect(await page({ orderBy: "LAST_NAME" })).toEqual(byLastName);
      const byTime = numbers(6, 5, 4, 3, 2, 1, 0, 8, 7);
      expect(await page()).toEqual(byTime);
      expect(await page({ isReversed: true })).toEqual(byTime.toReversed());
      expect(await page({ orderBy: "LAST_NAME", isReversed: true })).toEqual(
        byLastName.toReversed(),
      );
    });

    it.each([
      ["elo", [1, 0]],
      ["vries ÉLO", [0]],
      ["luc p", [2]],
      ["lod", []],
      ["小", [4]],
      ["łuk", [7]],
      // Wildcards of the database's patterns count as blanks.
      ["z%", [6, 5]],
      ["l_k", []],
      ["%", [6, 5, 4, 3, 2, 1, 0, 8, 7]],
    ])("finds %j at the beginnings of words, in any order", async (search, found) => {
      const words = searchWordsOf(search);
      expect(await page({ words })).toEqual(numbers(...found));
      expect(await store.audience.count({ creatorId: "creator", words })).toBe(found.length);
    });

    it.each(
      AUDIENCE_ORDERS.flatMap((orderBy) =>
        [false, true].map((isReversed) => [orderBy, isReversed] as const),
      ),
    )(
      "comes in pages by %s (reversed: %s) that meet, by cursor and by number",
      async (orderBy, isReversed) => {
        const whole = await page({ orderBy, isReversed });
        const byCursor: string[] = [];
        const byNumber: string[] = [];
        let after: AudienceCursor | null = null;
        for (let skip = 0; skip < MEMBERS.length; skip += 2) {
          const query = { ...wholeAudience("creator"), orderBy, isReversed, limit: 2 };
          const rows = await store.audience.page({ ...query, after });
          byCursor.push(...idsOf(rows));
          byNumber.push(...(await page({ orderBy, isReversed, limit: 2, skip })));
          const last = rows.at(-1);
          if (last) after = { key: last[AUDIENCE_KEYS[orderBy]], id: last.id };
        }
        expect(byCursor).toEqual(whole);
        expect(byNumber).toEqual(whole);
      },
    );
  });

  it("comes in pages by person, and nobody who interacts meanwhile moves between them", async () => {
    const ids = ["Zoe", "ada", "b-2", "b1", "é"];
    for (const [index, id] of ids.toReversed().entries()) {
      await store.users.insert(userRow({ id }), identityOf(id));
      await touch({ id: `aud-${index}`, userId: id, at: NOW - index });
    }
    const seen: string[] = [];
    for (let after: string | null = null; ;) {
      const page = await store.audience.pageByPerson({ creatorId: "creator", after, limit: 2 });
      seen.push(...page.map(({ userId }) => userId));
      const last = page.at(-1);
      if (last === undefined) break;
      after = last.userId;
      await touch({ id: "again", userId: "é", at: NOW + seen.length });
    }
    expect(seen).toEqual(ids);
    const query = { creatorId: "creator", after: "b1", limit: 2 };
    expect(await store.audience.pageByPerson(query)).toMatchObject([
      { userId: "é", firstName: "Demo", lastInteractionAt: NOW + 5 },
    ]);
    expect(await store.audience.pageByPerson({ ...query, creatorId: "creator2" })).toEqual([]);
  });

  it("keeps the longest names, of letters that become many", async () => {
    const longest = { firstName: "ﷺ".repeat(200), lastName: "𝕬".repeat(100) };
    await store.users.insert(userRow({ id: "long", ...longest }), identityOf("long"));
    await touch({ id: "long", userId: "long", at: NOW });
    expect(await page({ words: ["aaaa"] })).toEqual(["long"]);
  });
}

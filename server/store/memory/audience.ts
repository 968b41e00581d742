import { compareKeys, hasWords, nameKeysOf } from "../../../src/domain/audience/names.ts";
import {
  AUDIENCE_KEYS,
  type AudienceCursor,
  type NamedAudienceRow,
  type AudiencePage,
  type AudienceSearch,
  type AudienceStore,
} from "../ports/audience.ts";
import type { UserRow } from "../ports/profiles.ts";
import { type Access, type State } from "./state.ts";
import { insertRow, putRow } from "./write.ts";

const NOBODY = { firstName: "", lastName: "" };

export function memoryAudience({ read, write }: Access): AudienceStore {
  return {
    touch: (row) =>
      write((state) => {
        const stored = { ...row, ...nameKeysOf(state.users.get(row.userId) ?? NOBODY) };
        if (insertRow(state, "audience", stored, { unless: "audience_once" })) return;
        const known = [...state.audience.values()].find(
          ({ creatorId, userId }) => creatorId === row.creatorId && userId === row.userId,
        );
        if (known === undefined || known.lastInteractionAt >= row.lastInteractionAt) return;
        putRow(state, "audience", { ...known, lastInteractionAt: row.lastInteractionAt });
      }),
    count: (search) => read((state) => found(state, search).length),
    page: (page) =>
      read((state) => {
        const { skip, limit } = page;
        return found(state, page)
          .filter(
            (row) => page.after === null || compare(page, page.after, cursorOf(page, row)) < 0,
          )
          .toSorted((a, b) => compare(page, cursorOf(page, a), cursorOf(page, b)))
          .slice(skip, skip + limit);
      }),
    pageByPerson: ({ creatorId, after, limit }) =>
      read((state) =>
        found(state, { creatorId, words: [] })
          .filter(({ userId }) => after === null || compareKeys(userId, after) > 0)
          .toSorted((a, b) => compareKeys(a.userId, b.userId))
          .slice(0, limit),
      ),
  };
}

/** Propagates a person's new name to every audience that is ordered by it. */
export function renameInAudiences(state: State, user: UserRow): void {
  for (const row of state.audience.values()) {
    if (row.userId === user.id) putRow(state, "audience", { ...row, ...nameKeysOf(user) });
  }
}

function found(
  { audience, users }: State,
  { creatorId, words }: AudienceSearch,
): NamedAudienceRow[] {
  return [...audience.values()]
    .filter((row) => row.creatorId === creatorId && hasWords(row, words))
    .map((row) => {
      const { firstName, lastName } = users.get(row.userId) ?? NOBODY;
      return { ...row, firstName, lastName };
    });
}

const cursorOf = ({ orderBy }: AudiencePage, row: NamedAudienceRow): AudienceCursor => ({
  key: row[AUDIENCE_KEYS[orderBy]],
  id: row.id,
});

function compare(page: AudiencePage, a: AudienceCursor, b: AudienceCursor): number {
  const byKey =
    typeof a.key === "number" && typeof b.key === "number"
      ? a.key - b.key
      : compareKeys(String(a.key), String(b.key));
  const order = byKey === 0 ? compareKeys(a.id, b.id) : byKey;
  const isDescending = (page.orderBy === "LAST_INTERACTION") !== page.isReversed;
  return isDescending ? -order : order;
}

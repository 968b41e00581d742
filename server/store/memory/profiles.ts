import { type UserRow, type UserStore, changesName } from "../ports/profiles.ts";
import { renameInAudiences } from "./audience.ts";
import type { Access, State } from "./state.ts";
import { ANY_KEY, deleteRow, insertRow, keyOf, updateRow } from "./write.ts";

const find = (state: State, matches: (row: UserRow) => boolean) =>
  [...state.users.values()].find(matches) ?? null;

function isTaken(state: State, { slug, unlessBy }: { slug: string; unlessBy?: string }): boolean {
  const owner = find(state, (row) => row.slug === slug)?.id ?? state.formerSlugs.get(slug)?.userId;
  return owner !== undefined && owner !== unlessBy;
}

export function memoryUsers({ read, write }: Access): UserStore {
  return {
    byId: (id) => read((state) => state.users.get(id) ?? null),
    byIds: (ids) => read((state) => ids.flatMap((id) => state.users.get(id) ?? [])),
    bySlug: (slug) => read((state) => find(state, (row) => row.slug === slug)),
    byFormerSlug: (slug) =>
      read(({ users, formerSlugs }) => {
        const former = formerSlugs.get(slug);
        return (former && users.get(former.userId)) ?? null;
      }),
    formerSlugsOf: (userId) =>
      read(({ formerSlugs }) =>
        [...formerSlugs.values()]
          .filter((former) => former.userId === userId)
          .sort((a, b) => b.replacedAt - a.replacedAt || (a.slug < b.slug ? -1 : 1))
          .map(({ slug }) => slug),
      ),
    byIdentity: (identity) =>
      read(({ users, identities }) => {
        const known = identities.get(keyOf("identities", identity));
        return (known && users.get(known.userId)) ?? null;
      }),
    byAffiliateCode: (code) => read((state) => find(state, (row) => row.affiliateCode === code)),
    isSlugTaken: (slug) => read((state) => isTaken(state, { slug })),
    insert: (row, identity) =>
      write((state) => {
        if (state.formerSlugs.has(row.slug)) return false;
        if (!insertRow(state, "users", row, { unless: ANY_KEY })) return false;
        const signsIn = { ...identity, userId: row.id };
        if (insertRow(state, "identities", signsIn, { unless: ANY_KEY })) return true;
        deleteRow(state, "users", row);
        return false;
      }),
    update: (id, changes) =>
      write((state) => {
        const user = updateRow(state, "users", id, changes);
        if (changesName(changes)) renameInAudiences(state, user);
        return user;
      }),
    changeSlug: ({ userId, slug, at }) =>
      write((state) => {
        const before = state.users.get(userId);
        if (before === undefined) throw new Error(`no row ${userId}`);
        if (isTaken(state, { slug, unlessBy: userId })) return null;
        if (before.slug === slug) return before;
        deleteRow(state, "formerSlugs", { slug });
        insertRow(state, "formerSlugs", { slug: before.slug, userId, replacedAt: at });
        return updateRow(state, "users", userId, { slug });
      }),
    // Transactions are serial here: being in one is holding every lock.
    lock: async () => undefined,
  };
}

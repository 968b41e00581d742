import type { UserRow, UserStore } from "../ports/profiles.ts";
import type { Access, State } from "./state.ts";
import { ANY_KEY, deleteRow, insertRow, keyOf, updateRow } from "./write.ts";

const find = (state: State, matches: (row: UserRow) => boolean) =>
  [...state.users.values()].find(matches) ?? null;

export function memoryUsers({ read, write }: Access): UserStore {
  return {
    byId: (id) => read((state) => state.users.get(id) ?? null),
    byIds: (ids) => read((state) => ids.flatMap((id) => state.users.get(id) ?? [])),
    bySlug: (slug) => read((state) => find(state, (row) => row.slug === slug)),
    byIdentity: (identity) =>
      read(({ users, identities }) => {
        const known = identities.get(keyOf("identities", identity));
        return (known && users.get(known.userId)) ?? null;
      }),
    byAffiliateCode: (code) => read((state) => find(state, (row) => row.affiliateCode === code)),
    isSlugTaken: (slug) => read((state) => find(state, (row) => row.slug === slug) !== null),
    insert: (row, identity) =>
      write((state) => {
        if (!insertRow(state, "users", row, { unless: ANY_KEY })) return false;
        const signsIn = { ...identity, userId: row.id };
        if (insertRow(state, "identities", signsIn, { unless: ANY_KEY })) return true;
        deleteRow(state, "users", row);
        return false;
      }),
    update: (id, changes) => write((state) => updateRow(state, "users", id, changes)),
    // Transactions run one after the other here: whoever is in one holds every lock.
    lock: async () => undefined,
  };
}

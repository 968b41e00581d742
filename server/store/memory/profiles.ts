import type { IdentityKey, UserRow, UserStore } from "../ports/profiles.ts";
import { type Access, type State, existing } from "./state.ts";

const keyOf = ({ issuer, subject }: IdentityKey) => `${issuer} ${subject}`;

const find = (state: State, matches: (row: UserRow) => boolean) =>
  [...state.users.values()].find(matches) ?? null;

export function memoryUsers({ read, write }: Access): UserStore {
  return {
    byId: (id) => read((state) => state.users.get(id) ?? null),
    byIds: (ids) => read((state) => ids.flatMap((id) => state.users.get(id) ?? [])),
    bySlug: (slug) => read((state) => find(state, (row) => row.slug === slug)),
    byIdentity: (identity) =>
      read((state) => state.users.get(state.identities.get(keyOf(identity)) ?? "") ?? null),
    byAffiliateCode: (code) => read((state) => find(state, (row) => row.affiliateCode === code)),
    isSlugTaken: (slug) => read((state) => find(state, (row) => row.slug === slug) !== null),
    insert: (row, identity) =>
      write((state) => {
        const clash = find(
          state,
          (other) =>
            other.id === row.id ||
            other.slug === row.slug ||
            (row.affiliateCode !== null && other.affiliateCode === row.affiliateCode),
        );
        if (clash !== null || state.identities.has(keyOf(identity))) return false;
        state.users.set(row.id, row);
        state.identities.set(keyOf(identity), row.id);
        return true;
      }),
    update: (id, changes) =>
      write((state) => {
        const row = { ...existing(state.users, id), ...changes };
        state.users.set(id, row);
        return row;
      }),
    // Transactions run one after the other here: whoever is in one holds every lock.
    lock: async () => undefined,
  };
}

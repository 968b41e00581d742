import { ON_SALE_STATUSES } from "../../../src/domain/catalogue/lifecycle.ts";
import { isListed } from "../../../src/domain/profiles/listed.ts";
import type { ListedCreator, ListedItem, ListedPage, ListedStore } from "../ports/listed.ts";
import type { Access, State } from "./state.ts";

export function memoryListed({ read }: Access): ListedStore {
  return {
    creatorPages: (size) => read((state) => startsOf(creators(state), size)),
    itemPages: (size) => read((state) => startsOf(items(state), size)),
    creatorsFrom: (page) => read((state) => pageOf(creators(state), page)),
    itemsFrom: (page) => read((state) => pageOf(items(state), page)),
  };
}

function creators({ users, catalogItems }: State): ListedCreator[] {
  const selling = new Set(
    [...catalogItems.values()]
      .filter(({ status }) => ON_SALE_STATUSES.includes(status))
      .map(({ creatorId }) => creatorId),
  );
  return [...users.values()]
    .filter(({ role }) => role === "beamer")
    .map((row) => ({ ...row, hasItems: selling.has(row.id) }))
    .filter(isListed)
    .map(({ id, slug, hasItems }) => ({ id, slug, hasItems }))
    .sort(byId);
}

function items({ users, catalogItems }: State): ListedItem[] {
  return [...catalogItems.values()]
    .filter(({ status }) => ON_SALE_STATUSES.includes(status))
    .flatMap(({ id, category, creatorId }) => {
      const creator = users.get(creatorId);
      const isShown = creator?.role === "beamer" && creator.beamerIsOnboarded;
      return isShown ? [{ id, category, slug: creator.slug }] : [];
    })
    .sort(byId);
}

interface Row {
  id: string;
}

const byId = (a: Row, b: Row) => (a.id < b.id ? -1 : 1);

const startsOf = (rows: readonly Row[], size: number) =>
  rows.filter((_, index) => index % size === 0).map(({ id }) => id);

const pageOf = <T extends Row>(rows: readonly T[], { from, limit }: ListedPage): T[] =>
  rows.filter(({ id }) => id >= from).slice(0, limit);

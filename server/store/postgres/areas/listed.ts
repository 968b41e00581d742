import { sql } from "kysely";
import type { ListedPage, ListedStore } from "../../ports/listed.ts";
import type { Session } from "../engine/connections/session.ts";

/** What search engines are shown. Each page is read by an index that has nothing else in it. */
export function listedStore({ db }: Session): ListedStore {
  const creatorsFrom = ({ from, limit }: ListedPage) =>
    db
      .selectFrom("users")
      // For each row by itself: joined, all items would be read for one page of creators.
      .leftJoinLateral(
        ({ selectFrom }) =>
          selectFrom("catalogItems")
            .select(sql<boolean>`true`.as("isThere"))
            .whereRef("creatorId", "=", "users.id")
            .where("status", "=", sql.lit("PUBLISHED"))
            // In the order of the index of creators' items: it is to be read, and no other.
            .orderBy("createdAt")
            .limit(1)
            .as("item"),
        (join) => join.onTrue(),
      )
      .where("role", "=", sql.lit("beamer"))
      .where("beamerIsOnboarded", "=", sql.lit(true))
      .where(({ or, eb }) =>
        or([eb("biography", "is not", null), eb("item.isThere", "is not", null)]),
      )
      .where("users.id", ">=", from)
      .orderBy("users.id")
      .limit(limit)
      .select(["users.id", "slug", sql<boolean>`item.is_there is not null`.as("hasItems")]);

  const itemsFrom = ({ from, limit }: ListedPage) =>
    db
      .selectFrom("catalogItems")
      // For each row by itself, as above.
      .innerJoinLateral(
        ({ selectFrom }) =>
          selectFrom("users")
            .select("slug")
            .whereRef("users.id", "=", "creatorId")
            .where("role", "=", sql.lit("beamer"))
            .where("beamerIsOnboarded", "=", sql.lit(true))
            .limit(1)
            .as("creator"),
        (join) => join.onTrue(),
      )
      .where("status", "=", sql.lit("PUBLISHED"))
      .where("catalogItems.id", ">=", from)
      .orderBy("catalogItems.id")
      .limit(limit)
      .select(["catalogItems.id", "category", "creator.slug"]);

  return {
    creatorPages: (size) =>
      startsOf(({ from }) => creatorsFrom({ from, limit: 1 }).offset(from === "" ? 0 : size)),
    itemPages: (size) =>
      startsOf(({ from }) => itemsFrom({ from, limit: 1 }).offset(from === "" ? 0 : size)),
    creatorsFrom: (page) => creatorsFrom(page).execute(),
    itemsFrom: (page) => itemsFrom(page).execute(),
  };
}

/**
 * The first id of each page, from page to page: however many there are, no statement takes longer
 * than a page.
 */
async function startsOf(
  nextOf: (last: { from: string }) => { executeTakeFirst(): Promise<{ id: string } | undefined> },
): Promise<string[]> {
  const starts: string[] = [];
  for (let from = ""; ;) {
    const next = await nextOf({ from }).executeTakeFirst();
    if (next === undefined) return starts;
    starts.push(next.id);
    from = next.id;
  }
}

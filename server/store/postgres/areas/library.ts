import { type Expression, sql, type SqlBool } from "kysely";
import type { LibraryStore } from "../../ports/library.ts";
import type { PageQuery } from "../../ports/page.ts";
import { encode } from "../engine/sql/columns.ts";
import { afterCursor } from "../engine/sql/pages.ts";
import type { Session } from "../engine/connections/session.ts";
import { COLUMNS } from "../../ports/tables.ts";

/**
 * A purchase is in force while its payment is paid: a refunded one may not be read. Not `exists`:
 * for a large library the planner would scan all payments, rather than look each one up.
 */
const isInForce = sql<SqlBool>`(
  entitlements.source = 'FREE' or (
    select true from payments
    where payments.buyer_id = entitlements.user_id
      and payments.item_id = entitlements.item_id
      and payments.booking_id is null
      and payments.state = 'PAID'
    limit 1
  )
)`;

/**
 * In this order: most of a library doesn't match, so its payments aren't looked up. Folded words
 * contain none of the wildcards of `like`.
 */
function isFoundAndInForce(words: readonly string[]): Expression<SqlBool> {
  const patterns = words.map((word) => `% ${word}%`);
  return sql<SqlBool>`case when (
    select search_text like all(${patterns}::text[]) from catalog_items
    where catalog_items.id = entitlements.item_id
  ) then ${isInForce} else false end`;
}

const LATEST_FIRST = { at: "entitlements.createdAt", id: "entitlements.id" };

/** Libraries: what a person may read. */
export function libraryStore({ db }: Session): LibraryStore {
  const pageOfUser = (
    { userId, limit, after }: PageQuery & { userId: string },
    isWanted: Expression<SqlBool> = isInForce,
  ) =>
    db
      .selectFrom("entitlements")
      .selectAll("entitlements")
      .where("entitlements.userId", "=", userId)
      .where(isWanted)
      .where(afterCursor(LATEST_FIRST, after))
      .orderBy("entitlements.createdAt", "desc")
      .orderBy("entitlements.id", "desc")
      .limit(limit);
  return {
    byId: async (id) =>
      (await db.selectFrom("entitlements").selectAll().where("id", "=", id).executeTakeFirst()) ??
      null,
    entitledAmong: async ({ userId, itemIds }) =>
      itemIds.length === 0
        ? []
        : db
            .selectFrom("entitlements")
            .selectAll()
            .where("userId", "=", userId)
            .where("itemId", "in", itemIds)
            .where(isInForce)
            .execute(),
    pageOfUser: (query) => pageOfUser(query).execute(),
    foundPageOfUser: ({ words, ...query }) => pageOfUser(query, isFoundAndInForce(words)).execute(),
    add: async (row) => {
      await db
        .insertInto("entitlements")
        .values(encode(row, COLUMNS.entitlements))
        .onConflict((conflict) =>
          conflict
            .columns(["userId", "itemId"])
            .doUpdateSet((row) => ({
              source: row.ref("excluded.source"),
              paidInCents: row.ref("excluded.paidInCents"),
              createdAt: row.ref("excluded.createdAt"),
            }))
            .where("entitlements.source", "=", "FREE")
            .where("excluded.source", "=", "PURCHASE"),
        )
        .execute();
    },
    noteOpened: async ({ userId, itemId, documentId: openedDocumentId }) => {
      await db
        .updateTable("entitlements")
        .set({ openedDocumentId })
        .where("userId", "=", userId)
        .where("itemId", "=", itemId)
        .where(isInForce)
        .execute();
    },
    removeFree: async ({ userId, itemId }) => {
      await db
        .deleteFrom("entitlements")
        .where("userId", "=", userId)
        .where("itemId", "=", itemId)
        .where("source", "=", "FREE")
        .execute();
    },
  };
}

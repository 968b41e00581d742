import type { CatalogItemCategory } from "../../../../src/domain/generated/enums.ts";
import type { Insertable, Selectable } from "kysely";
import { sql } from "kysely";
import type { CatalogItemRow, CatalogStore } from "../../ports/catalogue.ts";
import { encode } from "../engine/columns.ts";
import { isAnyOf, preparedQuery } from "../engine/preparedQuery.ts";
import type { Session } from "../engine/session.ts";
import { COLUMNS, ITEM_COLUMNS, type Tables } from "../engine/tables.ts";

/** The newest of its category is 1. */
const NEWEST_OF_CATEGORY = sql<number>`row_number() over (
  partition by category order by created_at desc, id desc)`;

const itemsByIds = preparedQuery((db, { ids }: { ids: readonly string[] }) =>
  db.selectFrom("catalogItems").selectAll().where(isAnyOf("id", ids)),
);

type ItemsQuery = Parameters<CatalogStore["ofCreator"]>[0];

const itemsOfCreator = preparedQuery((db, { creatorId, categories, statuses, limit }: ItemsQuery) =>
  db
    .selectFrom((inner) =>
      inner
        .selectFrom("catalogItems")
        .selectAll()
        .select(NEWEST_OF_CATEGORY.as("place"))
        .where("creatorId", "=", creatorId)
        .where(isAnyOf("status", statuses))
        .where(isAnyOf("category", categories))
        .as("items"),
    )
    .selectAll()
    .where("place", "<=", sql<number>`${limit}`)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc"),
);

/** What creators offer, all kinds in one table. */
export function catalogStore(session: Session): CatalogStore {
  const { db } = session;
  const items = db.selectFrom("catalogItems").selectAll();
  return {
    byId: async (id) => {
      const columns = await items.where("id", "=", id).executeTakeFirst();
      return columns === undefined ? null : toItem(columns);
    },
    byIds: async (ids) =>
      ids.length === 0 ? [] : (await itemsByIds(session, { ids })).map(toItem),
    ofCreator: async (query) => (await itemsOfCreator(session, query)).map(toItem),
    insert: async (row) => {
      await db.insertInto("catalogItems").values(toColumns(row)).execute();
    },
    replace: async (row) => {
      const { numUpdatedRows } = await db
        .updateTable("catalogItems")
        .set(toColumns(row))
        .where("id", "=", row.id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new Error(`no row ${row.id}`);
    },
  };
}

/** Null in every column: what is not of an item's category stays so. */
const NO_ITEM = Object.fromEntries(Object.keys(COLUMNS.catalogItems).map((field) => [field, null]));

function toColumns(row: CatalogItemRow): Insertable<Tables["catalogItems"]> {
  return encode({ ...NO_ITEM, ...row }, COLUMNS.catalogItems);
}

type ItemColumns = Selectable<Tables["catalogItems"]>;

const fieldsOf = (columns: object) => Object.keys(columns) as (keyof ItemColumns)[];

/** The fields of each category's rows, listed once: a page of offerings reads dozens of them. */
const FIELDS = {
  ONE_ON_ONE: fieldsOf(ITEM_COLUMNS.ONE_ON_ONE),
  PUBLICATION: fieldsOf(ITEM_COLUMNS.PUBLICATION),
  TALK: fieldsOf(ITEM_COLUMNS.TALK),
} as const satisfies Record<CatalogItemCategory, unknown>;

function toItem(columns: ItemColumns): CatalogItemRow {
  const item: Partial<Record<keyof ItemColumns, unknown>> = {};
  for (const field of FIELDS[columns.category]) item[field] = columns[field];
  // The table's checks allow nothing else.
  return item as unknown as CatalogItemRow;
}

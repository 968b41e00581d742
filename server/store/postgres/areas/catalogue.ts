import type {
  CatalogItemCategory,
  CatalogItemStatus,
} from "../../../../src/domain/generated/enums.ts";
import { type Expression, type Insertable, type Selectable, type SqlBool, sql } from "kysely";
import {
  type CatalogItemRow,
  type CatalogStore,
  ONE_ON_ONE_COLUMNS,
  PUBLICATION_COLUMNS,
  TALK_COLUMNS,
} from "../../ports/catalogue.ts";
import { searchTextOf } from "../../../../src/domain/library/search.ts";
import type { UserRow } from "../../ports/profiles.ts";
import { encode } from "../engine/sql/columns.ts";
import { afterCursor } from "../engine/sql/pages.ts";
import { isAnyOf, preparedQuery } from "../engine/sql/preparedQuery.ts";
import type { Session } from "../engine/connections/session.ts";
import { COLUMNS } from "../../ports/tables.ts";
import type { Tables } from "../engine/sql/tables.ts";
import { IS_FORGETTABLE } from "./payments.ts";
import { fullName } from "../../../../src/domain/profiles/fullName.ts";

const ARCHIVED = "ARCHIVED" satisfies CatalogItemStatus;

/** The first of its category is 1. */
const PLACE_IN_CATEGORY = sql<number>`row_number() over (
  partition by category order by position, created_at desc, id desc)`;

const itemsByIds = preparedQuery((db, { ids }: { ids: readonly string[] }) =>
  db.selectFrom("catalogItems").selectAll().where(isAnyOf("id", ids)),
);

/**
 * Whether the first row from the item's id on, by the index, is the item's. With equality and few
 * items among many rows, the planner would scan the table until it finds one, or all of it if there
 * isn't one.
 */
const refersToItem = (table: string, counts: Expression<SqlBool> = sql.lit(true)) =>
  sql<SqlBool>`coalesce(catalog_items.id = (
    select item_id from ${sql.table(table)}
    where ${counts} and item_id >= catalog_items.id order by item_id limit 1
  ), false)`;

const itemsInUse = preparedQuery((db, { ids }: { ids: readonly string[] }) =>
  db
    .selectFrom("catalogItems")
    .select("id")
    .where(isAnyOf("id", ids))
    .where(({ or }) =>
      or([
        refersToItem("entitlements"),
        refersToItem("bookings"),
        refersToItem("payments", sql<SqlBool>`not ${IS_FORGETTABLE}`),
      ]),
    ),
);

type ItemsQuery = Parameters<CatalogStore["ofCreator"]>[0];

const itemsOfCreator = preparedQuery((db, { creatorId, categories, statuses, limit }: ItemsQuery) =>
  db
    .selectFrom((inner) =>
      inner
        .selectFrom("catalogItems")
        .selectAll()
        .select(PLACE_IN_CATEGORY.as("place"))
        .where("creatorId", "=", creatorId)
        .where(isAnyOf("status", statuses))
        .where(isAnyOf("category", categories))
        .as("items"),
    )
    .selectAll()
    .where("place", "<=", sql<number>`${limit}`)
    .orderBy("position")
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc"),
);

/** What creators offer, all kinds in one table. */
export function catalogStore(session: Session): CatalogStore {
  const { db } = session;
  const items = db.selectFrom("catalogItems").selectAll();
  const archivedOf = (creatorId: string) =>
    db.selectFrom("catalogItems").where("creatorId", "=", creatorId).where("status", "=", ARCHIVED);
  return {
    byId: async (id) => {
      const columns = await items.where("id", "=", id).executeTakeFirst();
      return columns === undefined ? null : toItem(columns);
    },
    byIds: async (ids) =>
      ids.length === 0 ? [] : (await itemsByIds(session, { ids })).map(toItem),
    byDocumentId: async (id) => {
      const columns = await items
        .where(sql`document ->> 'id'`, "=", id)
        .limit(1)
        .executeTakeFirst();
      return columns === undefined ? null : toItem(columns);
    },
    ofCreator: async (query) => (await itemsOfCreator(session, query)).map(toItem),
    pageOfArchived: async ({ creatorId, limit, after }) => {
      const rows = await archivedOf(creatorId)
        .selectAll()
        .where(afterCursor({ at: "createdAt", id: "id" }, after))
        .orderBy("createdAt", "desc")
        .orderBy("id", "desc")
        .limit(limit)
        .execute();
      return rows.map(toItem);
    },
    countArchived: async (creatorId) => {
      const { archived } = await archivedOf(creatorId)
        .select(sql<string>`count(*)`.as("archived"))
        .executeTakeFirstOrThrow();
      return Number(archived);
    },
    documentBytesOf: async (creatorId) => {
      const { bytes } = await db
        .selectFrom("catalogItems")
        .where("creatorId", "=", creatorId)
        .select(sql<string | null>`sum((document ->> 'sizeInBytes')::bigint)`.as("bytes"))
        .executeTakeFirstOrThrow();
      return Number(bytes ?? 0);
    },
    lock: async (id) => {
      const columns = await items.where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
      return columns === undefined ? null : toItem(columns);
    },
    lockToDelete: async (id) => {
      const columns = await items.where("id", "=", id).forUpdate().executeTakeFirst();
      return columns === undefined ? null : toItem(columns);
    },
    inUseAmong: async (ids) =>
      ids.length === 0 ? [] : (await itemsInUse(session, { ids })).map(({ id }) => id),
    insert: async (row) => {
      const columns = toColumns(row, await searchTextIn(session, row));
      await db.insertInto("catalogItems").values(columns).execute();
    },
    replace: async (row) => {
      const { numUpdatedRows } = await db
        .updateTable("catalogItems")
        .set(toColumns(row, await searchTextIn(session, row)))
        .where("id", "=", row.id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new Error(`no row ${row.id}`);
    },
    delete: async (id) => {
      await db.deleteFrom("catalogItems").where("id", "=", id).execute();
    },
    arrange: async (ids) => {
      await sql`
        update catalog_items set position = place.number - 1
        from unnest(${ids}::text[]) with ordinality as place (id, number)
        where catalog_items.id = place.id`.execute(db);
    },
  };
}

/** Null in every column: what is not of an item's category stays so. */
const NO_ITEM = Object.fromEntries(Object.keys(COLUMNS.catalogItems).map((field) => [field, null]));

function toColumns(row: CatalogItemRow, searchText: string): Insertable<Tables["catalogItems"]> {
  return encode({ ...NO_ITEM, ...row, searchText }, COLUMNS.catalogItems);
}

/** What the item is searched by. The database refuses a missing creator. */
async function searchTextIn(
  { db }: Pick<Session, "db">,
  { title, creatorId }: { title: string | null; creatorId: string },
): Promise<string> {
  const creator = await db
    .selectFrom("users")
    .select(["firstName", "lastName"])
    .where("id", "=", creatorId)
    .executeTakeFirst();
  // The database refuses a missing title, too.
  return searchTextOf({ title: title ?? "", creatorName: fullName(creator ?? NOBODY) });
}

const NOBODY = { firstName: "", lastName: "" };

/** How many items are renamed at once. */
const BATCH = 1_000;

/** Writes a creator's new name wherever an item is searched by it. */
export async function renameInSearches({ db }: Session, creator: UserRow): Promise<void> {
  const creatorName = fullName(creator);
  for (let after = ""; ;) {
    const items = await db
      .selectFrom("catalogItems")
      .select(["id", "title"])
      .where("creatorId", "=", creator.id)
      .where("id", ">", after)
      .orderBy("id")
      .limit(BATCH)
      .execute();
    const last = items.at(-1);
    if (last === undefined) return;
    const texts = items.map(({ title }) => searchTextOf({ title, creatorName }));
    await sql`
      update catalog_items set search_text = searched.text
      from unnest(${items.map(({ id }) => id)}::text[], ${texts}::text[]) as searched (id, text)
      where catalog_items.id = searched.id collate "C"`.execute(db);
    after = last.id;
  }
}

type ItemColumns = Selectable<Tables["catalogItems"]>;

const fieldsOf = (columns: object) => Object.keys(columns) as (keyof ItemColumns)[];

/** The fields of each category's rows, listed once: a page of offerings reads dozens of them. */
const FIELDS = {
  ONE_ON_ONE: fieldsOf(ONE_ON_ONE_COLUMNS),
  PUBLICATION: fieldsOf(PUBLICATION_COLUMNS),
  TALK: fieldsOf(TALK_COLUMNS),
} as const satisfies Record<CatalogItemCategory, unknown>;

function toItem(columns: ItemColumns): CatalogItemRow {
  const item: Partial<Record<keyof ItemColumns, unknown>> = {};
  for (const field of FIELDS[columns.category]) item[field] = columns[field];
  // The table's checks allow nothing else.
  return item as unknown as CatalogItemRow;
}

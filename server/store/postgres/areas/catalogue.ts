import type { Insertable, Selectable } from "kysely";
import { sql } from "kysely";
import type { CatalogItemRow, CatalogStore } from "../../ports/catalogue.ts";
import { json, timestamp } from "../engine/columns.ts";
import { isAnyOf, preparedQuery } from "../engine/preparedQuery.ts";
import type { Session } from "../engine/session.ts";
import type { Tables } from "../engine/tables.ts";

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

function toColumns(row: CatalogItemRow): Insertable<Tables["catalogItems"]> {
  const event = row.category === "TALK" ? row : null;
  const file = row.category === "ONE_ON_ONE" ? null : row;
  return {
    id: row.id,
    creatorId: row.creatorId,
    category: row.category,
    title: row.title,
    description: row.description,
    priceInCents: row.priceInCents,
    status: row.status,
    createdAt: timestamp(row.createdAt),
    durationInMinutes: row.category === "PUBLICATION" ? null : row.durationInMinutes,
    descriptionBulletPoints:
      row.category === "ONE_ON_ONE" ? json(row.descriptionBulletPoints) : null,
    eventName: event?.eventName ?? null,
    eventUrl: event?.eventUrl ?? null,
    eventLocation: event?.eventLocation ?? null,
    eventDate: timestamp(event?.eventDate ?? null),
    document: json(file?.document ?? null),
    thumbnails: json(file?.thumbnails ?? null),
  };
}

function toItem(columns: Selectable<Tables["catalogItems"]>): CatalogItemRow {
  const { id, creatorId, title, description, priceInCents, status, createdAt } = columns;
  const common = { id, creatorId, title, description, priceInCents, status, createdAt };
  const { category, document, durationInMinutes } = columns;
  const thumbnails = columns.thumbnails ?? [];
  if (category === "PUBLICATION") return { ...common, category, document, thumbnails };
  if (category === "TALK") {
    const { eventName, eventUrl, eventLocation, eventDate } = columns;
    const event = { eventName, eventUrl, eventLocation, eventDate, durationInMinutes };
    return { ...common, ...event, category, document, thumbnails };
  }
  return {
    ...common,
    category,
    // The table's check allows nothing else.
    durationInMinutes: durationInMinutes as 30 | 60,
    descriptionBulletPoints: columns.descriptionBulletPoints ?? [],
  };
}

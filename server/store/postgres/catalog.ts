import type { Insertable, Selectable } from "kysely";
import type { CatalogItemRow, CatalogStore } from "../catalog.ts";
import { json, timestamp } from "./columns.ts";
import type { Session } from "./session.ts";
import type { Tables } from "./tables.ts";

/** What creators offer, all kinds in one table. */
export function catalogStore({ db }: Session): CatalogStore {
  const items = db.selectFrom("catalogItems").selectAll();
  return {
    byId: async (id) => {
      const columns = await items.where("id", "=", id).executeTakeFirst();
      return columns === undefined ? null : toItem(columns);
    },
    byIds: async (ids) =>
      ids.length === 0 ? [] : (await items.where("id", "in", ids).execute()).map(toItem),
    ofCreator: async ({ creatorId, category, statuses, limit }) => {
      if (statuses.length === 0) return [];
      const columns = await items
        .where("creatorId", "=", creatorId)
        .where("status", "in", statuses)
        .$if(category !== null, (query) => query.where("category", "=", category))
        .orderBy("createdAt", "desc")
        .orderBy("id", "desc")
        .limit(limit)
        .execute();
      return columns.map(toItem);
    },
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

import { sql } from "kysely";
import { type Fill, filledAndNotNull, type Part, unfilled } from "./parts.ts";

/** What the offer says now is what is known of what it said. */
const fromTheOffer: Fill = {
  batch: async (db, after) => {
    const column = "description_bullet_points";
    const ids = await unfilled(db, { table: "bookings", column, after });
    await sql`
      update bookings set
        description = catalog_items.description,
        description_bullet_points =
          coalesce(catalog_items.description_bullet_points, '[]'::jsonb)
      from catalog_items
      where catalog_items.id = bookings.item_id and bookings.id = any(${ids}::text[])`.execute(db);
    return ids.at(-1) ?? null;
  },
};

/** A booking's texts, as they were when its slot was taken. */
export const bookingTexts: readonly Part[] = [
  async (db) => {
    await sql`
      alter table bookings
      add column description text,
      add column description_bullet_points jsonb`.execute(db);
    // A process of the version before, which may still run beside this one, does not name it. Not
    // together with the column: the rows of before would all have none.
    await sql`
      alter table bookings
      alter column description_bullet_points set default '[]'::jsonb`.execute(db);
  },
  ...filledAndNotNull({
    table: "bookings",
    columns: ["description_bullet_points"],
    fill: fromTheOffer,
  }),
];

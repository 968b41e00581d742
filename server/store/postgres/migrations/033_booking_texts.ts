import { sql } from "kysely";
import { type Fill, filledAndNotNull, type Part, unfilled } from "./parts.ts";

/**
 * The offer's current text is the best known. A hold that came to nothing gets no text of an offer
 * that is off sale: its holder may not know what it says by now (docs/product.md 4.2).
 */
const fromTheOffer: Fill = {
  batch: async (db, after) => {
    const column = "description_bullet_points";
    const ids = await unfilled(db, { table: "bookings", column, after });
    await sql`
      update bookings set
        description = known.description,
        description_bullet_points = coalesce(known.description_bullet_points, '[]'::jsonb)
      from (
        select held.id, offer.description, offer.description_bullet_points
        from bookings as held
        left join catalog_items as offer on offer.id = held.item_id
          and (offer.status = 'PUBLISHED' or held.state <> 'LAPSED')
        where held.id = any(${ids}::text[])
      ) as known
      where bookings.id = known.id`.execute(db);
    return ids.at(-1) ?? null;
  },
};

/** A booking's texts, as they were when its slot was taken. */
export const parts: readonly Part[] = [
  async (db) => {
    await sql`
      alter table bookings
      add column description text,
      add column description_bullet_points jsonb`.execute(db);
    // A process of the previous version, which may still be running, doesn't set it. Not together
    // with the column: all existing rows would have none.
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

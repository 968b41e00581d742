import DataLoader from "dataloader";
import type { CatalogItemCategory } from "../../src/domain/generated/enums.ts";
import type { Interval } from "../../src/domain/time/instant.ts";
import type { WeeklyHours } from "../../src/domain/time/weeklyHours.ts";
import type { Read } from "./database.ts";

/** A creator as the page shows one. */
export interface Creator {
  id: string;
  slug: string;
  first_name: string;
  last_name: string;
  professional_title: string | null;
  book_me_url: string | null;
  picture: object | null;
  links: object[];
}

/** An item as a list shows one. */
export interface Item {
  id: string;
  creator_id: string;
  category: CatalogItemCategory;
  status: string;
  title: string;
  description: string | null;
  price_in_cents: number;
  duration_in_minutes: number;
  description_bullet_points: string[] | null;
  meeting_place: { kind: string } | null;
  thumbnails: object[] | null;
}

/** What decides on the slots of a month, but for the offer. */
export interface Schedule {
  hours: WeeklyHours | null;
  busy: Interval[];
}

export interface ItemsKey {
  creatorId: string;
  category: CatalogItemCategory;
}

/** The loaders of one request: one per relation, one statement for all keys of a tick. */
export interface Loaders {
  creatorBySlug: DataLoader<string, Creator | null>;
  offer: DataLoader<string, Item | null>;
  itemsOf: DataLoader<ItemsKey, Item[], string>;
}

const CREATORS = `
  select id, slug, first_name, last_name, professional_title, book_me_url, picture, links
  from users where slug = any($1) and role = 'beamer'`;

const OFFERS = `
  select id, creator_id, duration_in_minutes from catalog_items
  where id = any($1) and category = 'ONE_ON_ONE' and status = 'PUBLISHED'`;

const ITEMS = `
  select * from catalog_items
  where creator_id = any($1) and category = any($2) and status = 'PUBLISHED'
  order by created_at desc, id desc`;

export function createLoaders(read: Read): Loaders {
  return {
    creatorBySlug: new DataLoader(async (slugs) => {
      const rows = await read<Creator>({ name: "creators", text: CREATORS, values: [slugs] });
      return slugs.map((slug) => rows.find((row) => row.slug === slug) ?? null);
    }),
    offer: new DataLoader(async (ids) => {
      const rows = await read<Item>({ name: "offers", text: OFFERS, values: [ids] });
      return ids.map((id) => rows.find((row) => row.id === id) ?? null);
    }),
    itemsOf: new DataLoader(
      async (keys) => {
        const creatorIds = [...new Set(keys.map(({ creatorId }) => creatorId))];
        const categories = [...new Set(keys.map(({ category }) => category))];
        const rows = await read<Item>({
          name: "items",
          text: ITEMS,
          values: [creatorIds, categories],
        });
        const byKey = Map.groupBy(rows, (row) => `${row.creator_id} ${row.category}`);
        return keys.map((key) => byKey.get(textOf(key)) ?? []);
      },
      { cacheKeyFn: textOf },
    ),
  };
}

const textOf = ({ creatorId, category }: ItemsKey) => `${creatorId} ${category}`;

const SCHEDULE = `
  select
    (select hours from availability where creator_id = $1) as hours,
    (select json_agg(json_build_array(
        extract(epoch from starts_at) * 1000, extract(epoch from ends_at) * 1000))
      from bookings where creator_id = $1 and state in ('HELD', 'CONFIRMED')
      and (hold_expires_at is null or hold_expires_at > now())
      and starts_at < $3 and ends_at > $2) as booked,
    (select json_agg(held.value)
      from calendar_profiles, jsonb_array_elements(calendars) as calendar
      join local.stand_ins as held on held.key = 'busy:' || (calendar ->> 'calendarId')
      where owner_id = $1 and profile_connected and (calendar ->> 'isEnabled')::boolean) as held`;

/** A creator's hours and busy times: three relations of one creator, so one statement. */
export async function readSchedule(
  read: Read,
  { creatorId, interval }: { creatorId: string; interval: Interval },
): Promise<Schedule> {
  const [row] = await read<{
    hours: WeeklyHours | null;
    booked: [number, number][] | null;
    held: Interval[][] | null;
  }>({
    name: "schedule",
    text: SCHEDULE,
    values: [creatorId, new Date(interval.start), new Date(interval.end)],
  });
  const booked = (row?.booked ?? []).map(([start, end]) => ({ start, end }));
  return { hours: row?.hours ?? null, busy: [...booked, ...(row?.held ?? []).flat()] };
}

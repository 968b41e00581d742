import type { CatalogItemCategory } from "../../src/domain/generated/enums.ts";
import type { Pool, QueryResultRow } from "pg";
import { countryName } from "../../src/domain/shared/countries.ts";
import { linkGroupOf, linkTitleOf } from "../../src/domain/profiles/links.ts";
import { vatOf } from "../../src/domain/payments/money.ts";
import type { Interval } from "../../src/domain/time/instant.ts";
import { type Offer, offeredDays } from "../../src/domain/time/slots.ts";
import { vatFor, vatGoodsOf } from "../../src/domain/payments/vat/vat.ts";
import { slotsByDayjs } from "../plainSlots.ts";

interface Row extends QueryResultRow {
  id: string;
}
interface Item extends Row {
  category: CatalogItemCategory;
  price_in_cents: number;
  duration_in_minutes: number;
  creator_id: string;
}
interface Month {
  year: number;
  month: number;
  oneOnOneId: string;
  timeZone: string;
}

const COUNTRY = "BE";

/**
 * The resolvers that the measured documents need, each of which reads what it needs by itself: a list, a
 * picture, links, thumbnails. What stands in the parent's row already is not read again.
 */
export function stockResolvers(options: { pool: Pool; isSteppedByDayjs: boolean }) {
  const { pool, isSteppedByDayjs } = options;
  const all = async <R extends Row>(text: string, ...values: unknown[]): Promise<R[]> =>
    (await pool.query<R>(text, values)).rows;
  const one = async (text: string, ...values: unknown[]) => (await all(text, ...values))[0];
  const itemsOf = (category: Item["category"]) => (creator: Row) =>
    all<Item>(
      `select * from catalog_items where creator_id = $1 and category = $2 and status = 'PUBLISHED'
       order by created_at desc, id desc limit 500`,
      creator.id,
      category,
    );

  const CatalogItem = {
    price: (item: Item) => item.price_in_cents / 100,
    priceWithVat,
    thumbnails: async ({ id }: Item) =>
      (await one("select id, thumbnails from catalog_items where id = $1", id))?.["thumbnails"],
  };
  const slotsOf = isSteppedByDayjs ? daysByDayjs : offeredDays;

  return {
    Query: {
      userPublicProfileBySlug: (_: unknown, { slug }: { slug: string }) =>
        one("select * from users where slug = $1 and role = 'beamer'", slug),
      priceCountry: () => ({
        countryCode: COUNTRY,
        countryName: countryName(COUNTRY),
        source: "DEFAULT",
      }),
      timeZoneFromCookie: () => null,
      availability: async (_: unknown, month: Month) => {
        const offer = await readOffer(all, month);
        return slotsOf({ ...offer, ...month, now: Date.now() }).map(({ date, slots }) => ({
          date,
          availableSlots: slots,
        }));
      },
    },
    UserProfile: {
      profileId: ({ id }: Row) => id,
      firstName: (row: Row) => row["first_name"],
      lastName: (row: Row) => row["last_name"],
      professionalTitle: (row: Row) => row["professional_title"],
      bookMeUrl: (row: Row) => row["book_me_url"],
      isOwn: () => false,
      profilePicture: async ({ id }: Row) =>
        (await one("select id, picture from users where id = $1", id))?.["picture"],
      links: async ({ id }: Row) =>
        (await one("select id, links from users where id = $1", id))?.["links"],
      oneOnOnes: itemsOf("ONE_ON_ONE"),
      publications: itemsOf("PUBLICATION"),
      talks: itemsOf("TALK"),
    },
    ProfileLink: {
      title: ({ platform }: { platform: "X" }) => linkTitleOf(platform),
      groupType: ({ platform }: { platform: "X" }) => linkGroupOf(platform),
    },
    OneOnOne: {
      price: CatalogItem.price,
      priceWithVat,
      descriptionBulletPoints: (row: Row) => row["description_bullet_points"],
      duration: (item: Item) =>
        item.duration_in_minutes === 30 ? "THIRTY_MINUTES" : "SIXTY_MINUTES",
    },
    Publication: CatalogItem,
    Talk: CatalogItem,
  };
}

function priceWithVat({ category, price_in_cents: netInCents }: Item): number {
  const { vatBasisPoints } = vatFor({
    countryCode: COUNTRY,
    goods: vatGoodsOf(category),
    vatNumber: null,
    sellerCountryCode: "BE",
  });
  return (netInCents + vatOf({ netInCents, vatBasisPoints })) / 100;
}

type ReadAll = <R extends Row>(text: string, ...values: unknown[]) => Promise<R[]>;

/** An offer with its creator's hours and busy times, one read after the other, each of what is needed. */
async function readOffer(all: ReadAll, { year, month, oneOnOneId }: Month) {
  const [offer] = await all<Item>("select * from catalog_items where id = $1", oneOnOneId);
  if (offer === undefined) throw new Error("no such offer");
  const creatorId = offer.creator_id;
  const [hours] = await all("select * from availability where creator_id = $1", creatorId);
  const bookings = await all<Row & { starts_at: Date; ends_at: Date }>(
    `select id, starts_at, ends_at from bookings where creator_id = $1
     and payment_status in ('FREE', 'PENDING', 'PAID') and starts_at < $2 and ends_at > $3`,
    creatorId,
    new Date(Date.UTC(year, month, 2)),
    new Date(Date.UTC(year, month - 1, 0)),
  );
  const busy: Interval[] = bookings.map(({ starts_at, ends_at }) => ({
    start: starts_at.getTime(),
    end: ends_at.getTime(),
  }));
  const profiles = await all("select * from calendar_profiles where owner_id = $1", creatorId);
  for (const { calendarId } of profiles.flatMap(
    (profile) => profile["calendars"] as { calendarId: string }[],
  )) {
    const [held] = await all(
      "select key as id, value from local.stand_ins where key = $1",
      `busy:${calendarId}`,
    );
    busy.push(...((held?.["value"] ?? []) as Interval[]));
  }
  return {
    hours: hours?.["hours"] as Offer["hours"],
    durationInMinutes: offer.duration_in_minutes,
    busy,
  };
}

function daysByDayjs(question: Parameters<typeof slotsByDayjs>[0]) {
  const slots = slotsByDayjs(question).map((slot, index) => ({
    ...slot,
    isDefault: index === 0,
  }));
  return [...Map.groupBy(slots, ({ date }) => date)].map(([date, ofDay]) => ({
    date,
    slots: ofDay,
  }));
}

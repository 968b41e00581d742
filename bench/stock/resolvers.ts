import { countryName } from "../../src/domain/shared/countries.ts";
import { DAY_MS } from "../../src/domain/shared/limits.ts";
import { vatOf } from "../../src/domain/payments/division.ts";
import { vatTreatmentOf } from "../../src/domain/payments/vat/treatment.ts";
import { vatFor, vatGoodsOf } from "../../src/domain/payments/vat/vat.ts";
import { linkGroupOf, linkTitleOf } from "../../src/domain/profiles/links.ts";
import { NOTHING_TAKEN } from "../../src/domain/time/bookingRules.ts";
import { offeredDays } from "../../src/domain/time/slots.ts";
import type { Read } from "./database.ts";
import { type Creator, type Item, type ItemsKey, type Loaders, readSchedule } from "./loaders.ts";

/** What a resolver is given in addition to its arguments. */
export interface StockContext {
  read: Read;
  loaders: Loaders;
}

interface Month {
  year: number;
  month: number;
  oneOnOneId: string;
  timeZone: string;
}

const COUNTRY = "BE";

const itemsOf =
  (category: ItemsKey["category"]) =>
  ({ id }: Creator, _: unknown, { loaders }: StockContext) =>
    loaders.itemsOf.load({ creatorId: id, category });

const priced = {
  price: (item: Item) => item.price_in_cents / 100,
  priceWithVat,
  vatTreatment: (item: Item) => vatTreatmentOf({ ...vatOn(item), vatCountryCode: COUNTRY }),
};

/**
 * The resolvers that the measured documents need: fields of the parent's row,
 * and loaders for the rest.
 */
export const stockResolvers = {
  Query: {
    userPublicProfileBySlug: (_: unknown, { slug }: { slug: string }, { loaders }: StockContext) =>
      loaders.creatorBySlug.load(slug),
    priceCountry: () => ({
      countryCode: COUNTRY,
      countryName: countryName(COUNTRY),
      source: "DEFAULT",
    }),
    timeZoneFromCookie: () => null,
    availability: readAvailability,
  },
  UserProfile: {
    profileId: ({ id }: Creator) => id,
    firstName: (row: Creator) => row.first_name,
    lastName: (row: Creator) => row.last_name,
    professionalTitle: (row: Creator) => row.professional_title,
    bookMeUrl: (row: Creator) => row.book_me_url,
    isOwn: () => false,
    profilePicture: (row: Creator) => row.picture,
    oneOnOnes: itemsOf("ONE_ON_ONE"),
    publications: itemsOf("PUBLICATION"),
    talks: itemsOf("TALK"),
  },
  ProfileLink: {
    title: ({ platform }: { platform: "X" }) => linkTitleOf(platform),
    groupType: ({ platform }: { platform: "X" }) => linkGroupOf(platform),
  },
  OneOnOne: {
    ...priced,
    descriptionBulletPoints: (item: Item) => item.description_bullet_points,
    duration: (item: Item) =>
      item.duration_in_minutes === 30 ? "THIRTY_MINUTES" : "SIXTY_MINUTES",
    meetingKind: (item: Item) => item.meeting_place?.kind,
  },
  Publication: priced,
  Talk: priced,
};

function vatOn({ category }: Item) {
  return vatFor({
    countryCode: COUNTRY,
    goods: vatGoodsOf(category),
    vatNumber: null,
    sellerCountryCode: "BE",
  });
}

function priceWithVat(item: Item): number {
  const { price_in_cents: netInCents } = item;
  const { vatBasisPoints } = vatOn(item);
  return (netInCents + vatOf({ netInCents, vatBasisPoints })) / 100;
}

/**
 * The product's own slots, so that the figure is about serving and not about stepping through days.
 */
async function readAvailability(_: unknown, month: Month, { read, loaders }: StockContext) {
  const offer = await loaders.offer.load(month.oneOnOneId);
  if (offer === null) throw new Error("no such offer");
  const interval = {
    start: Date.UTC(month.year, month.month - 1, 1) - DAY_MS,
    end: Date.UTC(month.year, month.month, 1) + DAY_MS,
  };
  const { hours: weekly, busy } = await readSchedule(read, {
    creatorId: offer.creator_id,
    interval,
  });
  if (weekly === null) return [];
  const { duration_in_minutes: durationInMinutes } = offer;
  const hours = { ...weekly, exceptions: [] };
  const taken = { ...NOTHING_TAKEN, busy };
  const days = offeredDays({ ...month, ...taken, hours, durationInMinutes, now: Date.now() });
  return days.map(({ date, slots }) => ({ date, availableSlots: slots }));
}

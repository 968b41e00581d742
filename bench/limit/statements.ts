import { vatTreatmentOf } from "../../src/domain/payments/vat/treatment.ts";
import { vatFor, vatGoodsOf } from "../../src/domain/payments/vat/vat.ts";
import type { CatalogItemCategory } from "../../src/domain/generated/enums.ts";
import { LINK_CHOICES, linkGroupOf } from "../../src/domain/profiles/links.ts";
import { countryName } from "../../src/domain/shared/countries.ts";
import { DAY_MS } from "../../src/domain/shared/limits.ts";
import type { Interval } from "../../src/domain/time/instant.ts";
import { NOTHING_TAKEN } from "../../src/domain/time/bookingRules.ts";
import { offeredDays } from "../../src/domain/time/slots.ts";
import type { WeeklyHours } from "../../src/domain/time/weeklyHours.ts";
import { documentId } from "../requests.ts";

/**
 * A request's whole answer as one statement, whose only row has it as the text of a JSON object.
 */
export interface Statement {
  name: string;
  text: string;
  valuesOf(variables: Variables): unknown[];
  /** What remains to be done in JavaScript. */
  finish?: (json: string, variables: Variables) => string;
}

/** Those of all three documents. */
export interface Variables {
  slug: string;
  oneOnOneId: string;
  year: number;
  month: number;
  timeZone: string;
}

const COUNTRY = "BE";

/* Constants of the answers are written into the texts, where the database parses them once. */

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

const linkCase = (valueOf: (choice: (typeof LINK_CHOICES)[number]) => string) =>
  `case link ->> 'platform' ${LINK_CHOICES.map(
    (choice) => `when ${literal(choice.platform)} then ${literal(valueOf(choice))}`,
  ).join(" ")} end`;

const image = (value: string) =>
  `json_build_object('systemFullPath', ${value} -> 'systemFullPath', 'id', ${value} -> 'id')`;

const buyerPrice = (category: CatalogItemCategory) => {
  const goods = vatGoodsOf(category);
  const question = {
    countryCode: COUNTRY,
    goods,
    vatNumber: null,
    sellerCountryCode: "BE",
  } as const;
  const vat = vatFor(question);
  const cents = `price_in_cents + round(price_in_cents * ${vat.vatBasisPoints} / 10000.0)`;
  return `'priceWithVat', (${cents}) / 100.0, 'vatTreatment', ${literal(vatTreatmentOf({ ...vat, vatCountryCode: COUNTRY }))}`;
};

const PROFILE: Statement = {
  name: "profile",
  text: `select json_build_object(
      'userPublicProfileBySlug', json_build_object(
        'firstName', first_name, 'lastName', last_name, 'slug', slug, 'profileId', id,
        'isOwn', false, 'professionalTitle', professional_title, 'bookMeUrl', book_me_url,
        'profilePicture', ${image("picture")},
        'links', (select json_agg(json_build_object(
          'id', link -> 'id', 'title', ${linkCase(({ title }) => title)}, 'url', link -> 'url',
          'groupType', ${linkCase(({ platform }) => linkGroupOf(platform))},
          'platform', link -> 'platform')) from jsonb_array_elements(links) as link),
        'id', id),
      'priceCountry', json_build_object('countryName', ${literal(countryName(COUNTRY))},
        'source', 'DEFAULT', 'countryCode', ${literal(COUNTRY)}),
      'timeZoneFromCookie', null)::text as answer
    from users where slug = $1 and role = 'beamer'`,
  valuesOf: ({ slug }) => [slug],
};

const listOf = (category: CatalogItemCategory, fields: string) => `(
  select coalesce(json_agg(json_build_object('id', id, 'title', title, 'description', description,
    ${buyerPrice(category)}, 'status', status, '__isCatalogItem', ${fields})
    order by created_at desc, id desc), '[]')
  from catalog_items
  where creator_id = users.id and category = ${literal(category)} and status = 'PUBLISHED')`;

const OFFERINGS: Statement = {
  name: "offerings",
  text: `select json_build_object('userPublicProfileBySlug', json_build_object(
      'firstName', first_name, 'slug', slug, 'isOwn', false,
      'oneOnOnes', ${listOf(
        "ONE_ON_ONE",
        `'OneOnOne', 'descriptionBulletPoints', description_bullet_points, 'duration',
         case duration_in_minutes when 30 then 'THIRTY_MINUTES' else 'SIXTY_MINUTES' end,
         'meetingKind', meeting_place -> 'kind'`,
      )},
      'publications', ${listOf(
        "PUBLICATION",
        `'Publication', 'thumbnails', (select json_agg(${image("thumbnail")})
          from jsonb_array_elements(thumbnails) as thumbnail)`,
      )},
      'id', id))::text as answer
    from users where slug = $1 and role = 'beamer'`,
  valuesOf: ({ slug }) => [slug],
};

interface Inputs {
  hours: WeeklyHours;
  durationInMinutes: number;
  booked: [start: number, end: number][];
  held: Interval[];
}

/*
 * Only the inputs come from the database: computing the slots in SQL was slower, so it would be no
 * bound.
 */
const AVAILABILITY: Statement = {
  name: "availability",
  text: `select json_build_object(
      'hours', hours, 'durationInMinutes', duration_in_minutes,
      'booked', (select coalesce(json_agg(json_build_array(
          (extract(epoch from starts_at) * 1000)::int8, (extract(epoch from ends_at) * 1000)::int8)), '[]')
        from bookings where bookings.creator_id = item.creator_id
        and state in ('HELD', 'CONFIRMED') and (hold_expires_at is null or hold_expires_at > $2)
        and starts_at < $4 and ends_at > $3),
      'held', (select coalesce(json_agg(time), '[]')
        from calendar_profiles, jsonb_array_elements(calendars) as calendar
        join local.stand_ins as held on held.key = 'busy:' || (calendar ->> 'calendarId'),
        json_array_elements(held.value) as time
        where owner_id = item.creator_id and profile_connected
        and (calendar ->> 'isEnabled')::boolean))::text as answer
    from catalog_items as item join availability using (creator_id)
    where item.id = $1 and category = 'ONE_ON_ONE' and status = 'PUBLISHED'`,
  valuesOf: ({ oneOnOneId, year, month }: Variables) => {
    const [start, end] = [Date.UTC(year, month - 1, 1), Date.UTC(year, month, 1)];
    return [oneOnOneId, new Date(), new Date(start - DAY_MS), new Date(end + DAY_MS)];
  },
  finish: (inputs, variables) => {
    const { booked, held, ...offer } = JSON.parse(inputs) as Inputs;
    const busy = [...held, ...booked.map(([start, end]) => ({ start, end }))];
    const hours = { ...offer.hours, exceptions: [] };
    const taken = { ...NOTHING_TAKEN, busy };
    const days = offeredDays({ ...variables, ...offer, ...taken, hours, now: Date.now() });
    return JSON.stringify({
      availability: days.map(({ date, slots }) => ({
        date,
        availableSlots: slots.map(({ start, isDefault }) => ({ start, isDefault })),
      })),
    });
  },
};

/** By the id of the document that asks for it. */
export const STATEMENTS: ReadonlyMap<string, Statement> = new Map([
  [documentId("ProfileScreenQuery"), PROFILE],
  [documentId("OfferingsTabQuery"), OFFERINGS],
  [documentId("useAvailabilityQuery"), AVAILABILITY],
]);

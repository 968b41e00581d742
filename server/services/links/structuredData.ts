import { fullName } from "../../../src/domain/profiles/fullName.ts";
import { offeringsAddress } from "../../../src/domain/profiles/addresses.ts";
import { MINUTE_MS } from "../../../src/domain/shared/limits.ts";
import { isoOf } from "../../../src/domain/time/instant.ts";
import type { CatalogItemRow, TalkRow } from "../../store/ports/catalogue.ts";
import type { UserRow } from "../../store/ports/profiles.ts";

/**
 * What a page says to machines, in the terms of schema.org. What search engines require of each
 * type: https://developers.google.com/search/docs/appearance/structured-data.
 */
export type StructuredData = Readonly<Record<string, unknown>>;

/** Where the page and its picture are, as full addresses. */
export interface Place {
  origin: string;
  url: string;
  picture: string;
  /** What the page says in a sentence or two. */
  description: string;
}

/** The creator of a page. */
function personOf(creator: UserRow, origin: string): StructuredData {
  const { slug, professionalTitle, picture, links } = creator;
  return {
    "@type": "Person",
    "@id": `${origin}${offeringsAddress(slug)}#person`,
    name: fullName(creator),
    url: origin + offeringsAddress(slug),
    ...(professionalTitle === null ? {} : { jobTitle: professionalTitle }),
    ...(picture === null ? {} : { image: origin + picture.systemFullPath }),
    ...(links.length === 0 ? {} : { sameAs: links.map(({ url }) => url) }),
  };
}

/** A creator's page. */
export function profilePageOf(creator: UserRow, place: Place): StructuredData {
  return {
    "@type": "ProfilePage",
    url: place.url,
    mainEntity: { ...personOf(creator, place.origin), description: place.description },
  };
}

/** Something on sale, at the price that this visitor sees, in cents. */
export function productOf(
  { item, creator, grossInCents }: { item: CatalogItemRow; creator: UserRow; grossInCents: number },
  { url, picture, description }: Place,
): StructuredData {
  return {
    "@type": "Product",
    name: item.title,
    description,
    image: picture,
    url,
    brand: { "@type": "Brand", name: fullName(creator) },
    offers: {
      "@type": "Offer",
      url,
      price: (grossInCents / 100).toFixed(2),
      priceCurrency: "EUR",
      // Whether a call can be booked depends on its times.
      ...(item.category === "ONE_ON_ONE" ? {} : { availability: "https://schema.org/InStock" }),
    },
  };
}

/** The event at which a talk is or was given; null unless it has a day and a place. */
export function eventOf(
  talk: TalkRow,
  { creator, place }: { creator: UserRow; place: Place },
): StructuredData | null {
  const { title, eventName, eventDate, eventLocation, eventUrl, durationInMinutes } = talk;
  if (eventDate === null || eventLocation === null) return null;
  const end =
    durationInMinutes === null ? {} : { endDate: isoOf(eventDate + durationInMinutes * MINUTE_MS) };
  return {
    "@type": "Event",
    name: eventName === null ? title : `${title} · ${eventName}`,
    description: place.description,
    image: place.picture,
    url: eventUrl ?? place.url,
    startDate: isoOf(eventDate),
    ...end,
    ...placeOf(eventLocation, eventUrl ?? place.url),
    performer: personOf(creator, place.origin),
  };
}

/** Creators write the place as they like; this word says that it is not a place. */
const ONLINE = /^online$/i;

const placeOf = (name: string, url: string) =>
  ONLINE.test(name.trim())
    ? {
        eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
        location: { "@type": "VirtualLocation", url },
      }
    : {
        eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
        location: { "@type": "Place", name, address: name },
      };

import { BEING_DRAWN, DRAWN, UNDRAWABLE } from "../../server/world/documents.ts";
import {
  LONGEST_BILLING,
  LONGEST_DROP,
  LONGEST_OFFER,
  LONGEST_PERSON,
  LONGEST_TALK,
} from "../../server/world/extremes/longest.ts";
import {
  LONG_BILLING,
  LONG_EVENT,
  LONG_NAMED,
  LONG_TITLES,
} from "../../server/world/extremes/longNames.ts";
import {
  RIGHT_TO_LEFT,
  RIGHT_TO_LEFT_BILLING,
  RIGHT_TO_LEFT_TEXTS,
} from "../../server/world/extremes/rightToLeft.ts";
import { DEMO_BILLING, type Person } from "../../server/world/actions.ts";
import type { World } from "../../server/world/world.ts";
import type { Beamer, user } from "../../server/world/people.ts";
import { keysOf } from "../../src/domain/shared/lifecycle.ts";
import { TITLE_MAX } from "../../src/domain/shared/limits.ts";
import { choice } from "./controls.ts";

const KINDS = ["as usual", "long", "right to left", "longest allowed"] as const;

/** How everybody and everything in the world is called. */
export const names = choice("Names and texts", KINDS);

type PersonFacts = NonNullable<Parameters<typeof user>[1]>;

/** Facts about the people and things in a world. */
interface Facts {
  creator: PersonFacts;
  /** The same for somebody else: a page address belongs to one person. */
  guest: PersonFacts;
  offer: NonNullable<Parameters<Beamer["offers"]>[0]>;
  drop: NonNullable<Parameters<Beamer["drops"]>[0]>;
  talk: NonNullable<Parameters<Beamer["speaks"]>[0]>;
  billing: Partial<typeof DEMO_BILLING>;
}

const guestOf = (creator: PersonFacts) => ({ ...creator, slug: "demo-guest" });

/** Price and duration have their own controls. */
const { priceInCents: _offerPrice, durationInMinutes: _minutes, ...longestOffer } = LONGEST_OFFER;
const { priceInCents: _dropPrice, ...longestDrop } = LONGEST_DROP;
const { offer, description, points, drop, talk, eventName, eventLocation } = RIGHT_TO_LEFT_TEXTS;

const FACTS: Readonly<Record<(typeof KINDS)[number], Facts>> = {
  "as usual": { creator: {}, guest: {}, offer: {}, drop: {}, talk: {}, billing: {} },
  long: {
    creator: LONG_NAMED,
    guest: guestOf(LONG_NAMED),
    offer: { title: LONG_TITLES.offer },
    drop: { title: LONG_TITLES.drop },
    talk: { title: LONG_TITLES.talk, ...LONG_EVENT },
    billing: LONG_BILLING,
  },
  "right to left": {
    creator: RIGHT_TO_LEFT,
    guest: guestOf(RIGHT_TO_LEFT),
    offer: { title: offer, description, descriptionBulletPoints: points },
    drop: { title: drop, description },
    talk: { title: talk, description, eventName, eventLocation },
    billing: RIGHT_TO_LEFT_BILLING,
  },
  "longest allowed": {
    creator: LONGEST_PERSON,
    guest: guestOf(LONGEST_PERSON),
    offer: longestOffer,
    drop: longestDrop,
    talk: LONGEST_TALK,
    billing: LONGEST_BILLING,
  },
};

/** The values of the control `names`; nothing by default. */
export const factsOf = (kind: (typeof KINDS)[number]): Facts => FACTS[kind];

export const COUNTRIES = {
  Belgium: "BE",
  Germany: "DE",
  Switzerland: "CH",
  "United States": "US",
} as const;
type Country = keyof typeof COUNTRIES;

/** A country, Belgium at first. */
export const countryCalled = (name: string) => choice(name, firstOf("Belgium", keysOf(COUNTRIES)));

/** Where the buyer is, which decides on the VAT. */
export const country = countryCalled("Country of the buyer");

/** The code of a chosen country, after moving the visitor's connection there. */
export function comesFrom(world: World, chosen: Country): (typeof COUNTRIES)[Country] {
  const code = COUNTRIES[chosen];
  world.ipCountryCode = code;
  return code;
}

const COMPANY = {
  isCompany: true,
  companyName: "Demo Company",
  vatNumber: "BE0403170701",
} as const;
const PRIVATE = { isCompany: false, companyName: null, vatNumber: null } as const;

/** Billing details of somebody there, who buys for a company or for themselves. */
export function billingOf({
  names: kind,
  isCompany,
  countryCode = "BE",
}: {
  names: keyof typeof FACTS;
  isCompany: boolean;
  countryCode?: string;
}): typeof DEMO_BILLING {
  const named = { ...DEMO_BILLING, ...COMPANY, ...factsOf(kind).billing, countryCode };
  if (!isCompany) return { ...named, ...PRIVATE };
  // The service knows the numbers of Belgian companies alone.
  return countryCode === "BE" ? named : { ...named, vatNumber: null };
}

/** The outcomes of an uploaded document. */
export const DOCUMENTS = {
  drawn: DRAWN,
  "being drawn": BEING_DRAWN,
  "cannot be drawn": UNDRAWABLE,
  none: { document: null, thumbnails: [] },
} as const;

const ZONES = {
  Brussels: "Europe/Brussels",
  "New York": "America/New_York",
  Kathmandu: "Asia/Kathmandu",
} as const;

/** Zones by names that fit into an address. */
export const zone = (name: string) => choice(name, firstOf("Brussels", keysOf(ZONES)));

export const zoneOf = (chosen: keyof typeof ZONES) => ZONES[chosen];

export const minutes = choice("Duration", ["30 minutes", "60 minutes"]);

export const minutesOf = (chosen: "30 minutes" | "60 minutes"): 30 | 60 =>
  chosen === "30 minutes" ? 30 : 60;

const VIEWERS = ["visitor", "signed in", "creator"] as const;
type Viewer = (typeof VIEWERS)[number];

/** Who views a public page. */
export const viewer = (first: Viewer) => choice("Viewer", firstOf(first, VIEWERS));

/** Signs the viewer in. */
export async function signInViewer(
  chosen: Viewer,
  { creator, guest }: { creator: Person; guest: () => Promise<Person> | Person },
): Promise<void> {
  if (chosen === "creator") await creator.signsIn();
  if (chosen === "signed in") await (await guest()).signsIn();
}

/** As many as wanted of a few; after the first round each has a number. */
export function manyOf<T extends { title: string }>(few: readonly T[], count: number): T[] {
  return Array.from({ length: count }, (_, index) => {
    const one = few[index % few.length] as T;
    const suffix = index < few.length ? "" : ` ${index + 1}`;
    return { ...one, title: one.title.slice(0, TITLE_MAX - suffix.length) + suffix };
  });
}

function firstOf<T extends string>(first: T, all: readonly T[]): readonly [T, ...T[]] {
  return [first, ...all.filter((one) => one !== first)];
}

import { DAY_MS } from "../../../src/domain/shared/limits.ts";
import { formatDate } from "../../../src/domain/time/format.ts";
import type { Instant } from "../../../src/domain/time/instant.ts";
import { instantOf } from "../../../src/domain/time/wallTime.ts";
import { oneOnOneRow, publicationRow, talkRow } from "../../store/factories/catalogue.ts";
import { userRow } from "../../store/factories/profiles.ts";
import type { AvailabilityRow } from "../../store/ports/availability.ts";
import type { CatalogItemRow } from "../../store/ports/catalogue.ts";
import type { QuestionRow } from "../../store/ports/questions.ts";
import type { UserRow } from "../../store/ports/profiles.ts";
import { DEMO_CREATORS, type DemoCreator } from "./creators.ts";
import type { DemoDocument } from "./demoPdf.ts";

/** Someone who buys and books in the demo marketplace. */
const VISITORS = [
  { name: "Visitor", timeZone: "Europe/Brussels", countryCode: "BE" },
  { name: "Guest", timeZone: "Europe/Lisbon", countryCode: "PT" },
] as const;

const QUESTIONS = [
  { isRequired: true, question: "What would you like to talk about?" },
  { isRequired: false, question: "What have you tried so far?" },
  { isRequired: false, question: "Is there a page or a document I should read first?" },
] as const;

/** An id that is the same in every demo marketplace. */
export const idOf = (prefix: string, name: string, part?: string | number) =>
  [`${prefix}_demo`, name.toLowerCase(), ...(part === undefined ? [] : [part])].join("_");

/** Everyone of the demo marketplace, creators first. */
export function demoUsers(now: Instant): UserRow[] {
  const creators = DEMO_CREATORS.map((creator) => {
    const { name, professionalTitle, biography, bookMeUrl, timeZone, countryCode } = creator;
    return userRow({
      ...namesOf(name),
      id: idOf("usr", name),
      role: "beamer",
      professionalTitle,
      biography,
      bookMeUrl,
      links: creator.links.map((link, index) => ({ ...link, id: idOf("lnk", name, index + 1) })),
      userIsOnboarded: true,
      beamerIsOnboarded: true,
      affiliateCode: creator.affiliateCode,
      timeZone,
      countryCode,
      createdAt: now - 90 * DAY_MS,
    });
  });
  const visitors = VISITORS.map(({ name, timeZone, countryCode }) =>
    userRow({
      ...namesOf(name),
      id: idOf("usr", name),
      userIsOnboarded: true,
      timeZone,
      countryCode,
      createdAt: now - 30 * DAY_MS,
    }),
  );
  return [...creators, ...visitors];
}

function namesOf(name: string) {
  const slug = `demo-${name.toLowerCase()}`;
  return { firstName: "Demo", lastName: name, slug, email: `${slug}@demo.example` };
}

/** The weekly hours of all creators. */
export function demoHours(): AvailabilityRow[] {
  return DEMO_CREATORS.map(({ name, timeZone, hours }) => {
    const days = [...new Set(hours.flatMap((stretch) => stretch.days))];
    return {
      id: idOf("hrs", name),
      creatorId: idOf("usr", name),
      hours: {
        timeZone,
        days: days.map((day) => ({
          day,
          ranges: hours
            .filter((stretch) => stretch.days.includes(day))
            .map(({ from, to }) => ({ start: from * 60, end: to * 60 })),
        })),
      },
    };
  });
}

/** What all drops and talks show, by the id of their item. */
export function demoDocuments(): Map<string, DemoDocument> {
  const all = DEMO_CREATORS.flatMap(({ name, drops, talks }, ground) => {
    const documentOf = ({ title, description }: { title: string; description: string }) => ({
      title,
      description,
      creator: `Demo ${name}`,
      ground,
    });
    return [
      ...drops.map((drop, index) => [idOf("pub", name, index + 1), documentOf(drop)] as const),
      ...talks.map((talk, index) => [idOf("tlk", name, index + 1), documentOf(talk)] as const),
    ];
  });
  return new Map(all);
}

/** What all creators offer, on sale. */
export function demoItems(now: Instant): CatalogItemRow[] {
  return DEMO_CREATORS.flatMap((creator) => itemsOf(creator, now));
}

function itemsOf(creator: DemoCreator, now: Instant): CatalogItemRow[] {
  const { name } = creator;
  const common = { creatorId: idOf("usr", name), status: "PUBLISHED" } as const;
  // Lists show the newest first, so the first of each kind is the newest.
  const createdAt = (index: number) => now - (index + 1) * DAY_MS;
  const withoutFile = { document: null, thumbnails: [] };
  return [
    ...creator.offers.map((offer, index) =>
      oneOnOneRow({
        ...common,
        id: idOf("one", name, index + 1),
        title: offer.title,
        description: offer.description,
        priceInCents: offer.priceInEuro * 100,
        durationInMinutes: offer.durationInMinutes,
        descriptionBulletPoints: offer.bulletPoints,
        meetingPlace: offer.meetingPlace,
        createdAt: createdAt(index),
      }),
    ),
    ...creator.drops.map((drop, index) =>
      publicationRow({
        ...common,
        ...withoutFile,
        id: idOf("pub", name, index + 1),
        title: drop.title,
        description: drop.description,
        priceInCents: drop.priceInEuro * 100,
        createdAt: createdAt(index),
      }),
    ),
    ...creator.talks.map((talk, index) =>
      talkRow({
        ...common,
        ...withoutFile,
        id: idOf("tlk", name, index + 1),
        title: talk.title,
        description: talk.description,
        priceInCents: 0,
        eventName: talk.eventName,
        eventUrl: "https://example.com/demo-event",
        eventLocation: talk.eventLocation,
        eventDate: demoTime({ ...talk, timeZone: creator.timeZone, now }),
        durationInMinutes: talk.durationInMinutes,
        createdAt: createdAt(index),
      }),
    ),
  ];
}

/** What every booker is asked. */
export function demoQuestions(): QuestionRow[] {
  return QUESTIONS.map((question, position) => ({
    ...question,
    position,
    id: idOf("qst", "intake", position + 1),
  }));
}

/**
 * A number of days from now, at a local time in the zone. Throws where its clock skips that time.
 */
export function demoTime(when: {
  inDays: number;
  at: string;
  timeZone: string;
  now: Instant;
}): Instant {
  const { inDays, at: time, timeZone, now } = when;
  const instant = instantOf({ date: formatDate(now + inDays * DAY_MS, timeZone), time, timeZone });
  if (instant === null) throw new Error(`There is no ${time} in ${timeZone} on that day.`);
  return instant;
}

import { DAYS_OF_WEEK } from "../src/domain/generated/enums.ts";
import { DAY_MS, MINUTE_MS } from "../src/domain/shared/limits.ts";
import type { Instant } from "../src/domain/time/instant.ts";
import { holdRow } from "../server/store/factories/bookings.ts";
import { oneOnOneRow, publicationRow, talkRow } from "../server/store/factories/catalogue.ts";
import { userRow } from "../server/store/factories/profiles.ts";
import { createLocalCalendars } from "../server/providers/calendars/portable/local.ts";
import type { StandInStore } from "../server/providers/standIns.ts";
import {
  type CatalogItemRow,
  ONE_ON_ONE_COLUMNS,
  PUBLICATION_COLUMNS,
  TALK_COLUMNS,
} from "../server/store/ports/catalogue.ts";
import { nullableTexts } from "../server/store/ports/columns.ts";
import type { Store } from "../server/store/ports/store.ts";
import type { StoredImage, UserRow } from "../server/store/ports/profiles.ts";

/** The creator of the requests. */
export const CREATOR = { id: "usr_bench_speaker", slug: "bench-speaker" } as const;
/** Who has booked with the creator. */
export const BOOKER_ID = "usr_bench_booker";
/** The offer of the requests. */
export const OFFER_ID = "one_bench_1";

const ITEMS_OF_EACH_KIND = 8;
/** Half as bookings, half as times in a connected calendar. */
const BUSY_TIMES = 500;
const CALENDAR_ID = "bench-calendar";

/** The month that requests ask about: the next one, which is wholly within what can be booked. */
export function monthAhead(now: Instant): { year: number; month: number } {
  const date = new Date(now);
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));
  return { year: first.getUTCFullYear(), month: first.getUTCMonth() + 1 };
}

interface BenchWorld {
  store: Store;
  standIns: StandInStore;
  now: Instant;
}

/** A creator with a full page and a full calendar. */
export async function fillWorld({ store, standIns, now }: BenchWorld): Promise<void> {
  const creator = person({ ...CREATOR, role: "beamer" }, now);
  const booker = person({ id: BOOKER_ID, slug: "bench-booker", role: "user" }, now);
  for (const row of [creator, booker]) {
    await store.users.insert(row, { issuer: "bench", subject: row.id });
  }
  await store.availability.save({
    id: "hrs_bench",
    creatorId: CREATOR.id,
    hours: {
      timeZone: "Europe/Brussels",
      days: DAYS_OF_WEEK.map((day) => ({ day, ranges: [{ start: 8 * 60, end: 20 * 60 }] })),
    },
  });
  for (let index = 1; index <= ITEMS_OF_EACH_KIND; index++) {
    for (const item of itemsNumbered(index, now)) await store.catalog.insert(item);
  }
  await store.questions.replaceAll([]);
  await fillCalendar({ store, standIns, now });
}

async function fillCalendar({ store, standIns, now }: BenchWorld): Promise<void> {
  const { year, month } = monthAhead(now);
  const from = Date.UTC(year, month - 1, 1);
  const stretch = Date.UTC(year, month, 1) - from;
  const starts = Array.from(
    { length: BUSY_TIMES },
    (_, index) => from + Math.floor((index * stretch) / BUSY_TIMES / MINUTE_MS) * MINUTE_MS,
  );
  for (const [index, startsAt] of starts.entries()) {
    if (index % 2 === 1) continue;
    const id = `bkg_bench_${index}`;
    const intakes = [{ question: "What would you like to talk about?", answer: "Figures" }];
    await store.transaction(async (inside) => {
      const agenda = await inside.agendaOf(CREATOR.id);
      await agenda.hold(
        holdRow({
          id,
          itemId: OFFER_ID,
          creatorId: CREATOR.id,
          bookerId: BOOKER_ID,
          startsAt,
          holdExpiresAt: now,
          createdAt: now,
        }),
      );
      await agenda.confirm({ id, at: now, intakes });
    });
  }
  const busy = starts
    .filter((_, index) => index % 2 === 1)
    .map((start) => ({ start, end: start + 25 * MINUTE_MS }));
  await createLocalCalendars({
    standIns,
    newSecret: () => "",
    connectUrl: "",
  }).writeBusy({ calendarId: CALENDAR_ID, busy });
  await store.calendars.save({
    id: "cal_bench",
    ownerId: CREATOR.id,
    accountId: "bench",
    credentials: "",
    codeHash: "",
    profileName: "bench@demo.example",
    provider: "google",
    profileConnected: true,
    calendars: [
      {
        id: "cal_bench_1",
        calendarId: CALENDAR_ID,
        calendarName: "Bench",
        isEnabled: true,
        isReadOnly: false,
        isDefault: true,
      },
    ],
  });
}

function person(who: Pick<UserRow, "id" | "slug" | "role">, now: Instant): UserRow {
  const isBeamer = who.role === "beamer";
  const platforms = ["LINKED_IN", "X", "YOUTUBE", "INSTAGRAM", "SUBSTACK", "BEEHIIV"] as const;
  return userRow({
    ...who,
    email: `${who.slug}@demo.example`,
    firstName: "Bench",
    lastName: isBeamer ? "Speaker" : "Booker",
    professionalTitle: isBeamer ? "Speaker about measuring what one builds" : null,
    biography: isBeamer ? "A sentence about figures, and another one. ".repeat(30) : null,
    picture: isBeamer ? image("img_bench", "/profilepics/bench.jpg", now) : null,
    links: (isBeamer ? platforms : []).map((platform, index) => ({
      id: `lnk_bench_${index}`,
      platform,
      url: `https://example.com/bench/${index}`,
    })),
    userIsOnboarded: true,
    beamerIsOnboarded: isBeamer,
    affiliateCode: isBeamer ? "BENCHSPEAKER" : null,
    timeZone: "Europe/Brussels",
    countryCode: "BE",
    createdAt: now - 90 * DAY_MS,
  });
}

/** Not null: a server that forgets the column must give another answer. */
const shownText = (name: string) => `A ${name}`;

function itemsNumbered(index: number, now: Instant): CatalogItemRow[] {
  const common = {
    creatorId: CREATOR.id,
    status: "PUBLISHED",
    description: "What it is about, for whom it is, and what one takes home from it. ".repeat(3),
    createdAt: now - index * DAY_MS,
  } as const;
  const thumbnails = [image(`img_bench_${index}`, `/thumbnails/bench-${index}.webp`, now)];
  return [
    oneOnOneRow({
      ...nullableTexts(ONE_ON_ONE_COLUMNS, shownText),
      ...common,
      id: `one_bench_${index}`,
      title: `An hour about figure ${index}`,
      priceInCents: index * 1000,
      durationInMinutes: 30,
      descriptionBulletPoints: ["What was measured", "What it means", "What to do next"],
    }),
    publicationRow({
      ...nullableTexts(PUBLICATION_COLUMNS, shownText),
      ...common,
      id: `pub_bench_${index}`,
      title: `Figure ${index}, explained`,
      priceInCents: index * 500,
      document: null,
      thumbnails,
    }),
    talkRow({
      ...nullableTexts(TALK_COLUMNS, shownText),
      ...common,
      id: `tlk_bench_${index}`,
      title: `On stage with figure ${index}`,
      priceInCents: 0,
      eventName: "Demo Days",
      eventUrl: "https://example.com/demo-days",
      eventLocation: "Ghent, Belgium",
      eventDate: now + index * DAY_MS,
      durationInMinutes: 40,
      document: null,
      thumbnails,
    }),
  ];
}

function image(id: string, systemFullPath: string, addedOn: Instant): StoredImage {
  return { id, systemFullPath, extension: ".webp", contentType: "image/webp", addedOn };
}

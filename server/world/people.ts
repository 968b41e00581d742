import { DAYS_OF_WEEK, type DayOfWeek } from "../../src/domain/generated/enums.ts";
import { DAY_MS, MINUTE_MS } from "../../src/domain/shared/limits.ts";
import { PATHS } from "../../src/domain/shared/paths.ts";
import type { WeeklyHours } from "../../src/domain/time/weeklyHours.ts";
import { connectCalendar } from "../services/calendars/connectCalendar.ts";
import { readConnectUrls } from "../services/calendars/readConnectUrls.ts";
import { oneOnOneRow, publicationRow, talkRow } from "../store/factories/catalogue.ts";
import { mailSettingsRow } from "../store/factories/messages.ts";
import { userRow } from "../store/factories/profiles.ts";
import type { OneOnOneRow, PublicationRow, TalkRow } from "../store/ports/catalogue.ts";
import type { MailSettingsRow } from "../store/ports/messages.ts";
import type { UserRow } from "../store/ports/profiles.ts";
import { type Person, instantOf, personOf } from "./actions.ts";
import { storeDocument } from "./documents.ts";
import { deckPdf } from "./deckPdf.ts";
import type { World } from "./world.ts";

/** Weekdays from nine to five. */
const OFFICE_HOURS: readonly DayOfWeek[] = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"];

/** A creator in a world. */
export interface Beamer extends Person {
  offers(facts?: Partial<OneOnOneRow>): Promise<OneOnOneRow>;
  drops(facts?: Partial<PublicationRow>): Promise<PublicationRow>;
  speaks(facts?: Partial<TalkRow>): Promise<TalkRow>;
  /**
   * Uploads a document for an item, and its previews are made: a deck with that many pages, or the
   * given bytes.
   */
  attaches<T extends PublicationRow | TalkRow>(item: T, document?: number | Uint8Array): Promise<T>;
  /** Takes an item off sale for good. */
  archives(item: OneOnOneRow | PublicationRow | TalkRow): Promise<void>;
  /** Can be booked at any time of any day. */
  isAlwaysOpen(): Promise<void>;
  /** Connects a demo account, by default the one for work at Google. */
  connects(accountId?: string): Promise<void>;
  /** Can't be booked between these instants: a connected calendar is busy. */
  isBusy(from: string, to: string): Promise<void>;
}

/** What is known of a person, beyond what is usual. */
export interface PersonFacts extends Partial<UserRow> {
  /** By default mails go to the address of the sign-in, which is confirmed. */
  mails?: Partial<MailSettingsRow>;
}

/** A person who buys and books, onboarded by default. */
export async function user(
  world: World,
  { mails = {}, ...facts }: PersonFacts = {},
): Promise<Person> {
  const row = userRow({
    id: world.newId("usr"),
    email: "visitor@demo.example",
    lastName: "Visitor",
    slug: world.newId("usr").replace("usr_", "visitor-"),
    userIsOnboarded: true,
    timeZone: "Europe/Brussels",
    countryCode: "BE",
    createdAt: world.now(),
    ...facts,
  });
  const isNew = await world.store.users.insert(row, { issuer: "world", subject: row.id });
  const { id: userId, email: address } = row;
  await world.store.mails.saveSettings(mailSettingsRow({ userId, address, ...mails }));
  if (!isNew) throw new Error(`somebody in this world is called ${row.slug} already`);
  return personOf(world, row);
}

/** A creator, by default onboarded and open on weekdays from nine to five in Brussels. */
export async function beamer(
  world: World,
  facts: PersonFacts & { isOpen?: boolean } = {},
): Promise<Beamer> {
  const { isOpen = true, ...rest } = facts;
  const person = await user(world, {
    role: "beamer",
    firstName: "Demo",
    lastName: "Speaker",
    slug: "demo-speaker",
    email: "speaker@demo.example",
    professionalTitle: "Speaker on calm technology",
    biography: "A demo creator. Speaks about technology that keeps quiet until it is needed.",
    affiliateCode: "DEMOSPEAKER",
    beamerIsOnboarded: true,
    ...rest,
  });
  const creatorId = person.row.id;
  const { store } = world;
  const open = async (days: WeeklyHours["days"]) => {
    const timeZone = person.row.timeZone ?? "Europe/Brussels";
    await store.availability.save({ id: world.newId("hrs"), creatorId, hours: { timeZone, days } });
  };
  if (isOpen) {
    await open(OFFICE_HOURS.map((day) => ({ day, ranges: [{ start: 9 * 60, end: 17 * 60 }] })));
  }
  const common = { creatorId, status: "PUBLISHED", createdAt: world.now() } as const;
  const connects = async (accountId = "google-work") => {
    const context = world.contextFor(person.viewer);
    const redirectUri = `${world.settings.publicUrl}${PATHS.beamerCalendars}`;
    const [target] = await readConnectUrls(context, { redirectUri });
    const state = new URL(target?.url ?? "").searchParams.get("state");
    const code = await world.calendars.choose({ accountId, redirectUri });
    await connectCalendar(context, { code, state, redirectUri });
  };
  return {
    ...person,
    offers: async (offer = {}) => {
      const row = oneOnOneRow({
        ...common,
        id: world.newId("one"),
        title: "A clear half hour",
        description: "Bring one question. We leave with one next step.",
        priceInCents: 6000,
        durationInMinutes: 30,
        descriptionBulletPoints: ["A plan on one page", "Notes afterwards"],
        ...offer,
      });
      await store.catalog.insert(row);
      return row;
    },
    drops: async (drop = {}) => {
      const row = publicationRow({
        ...common,
        id: world.newId("pub"),
        title: "The quiet interface",
        description: "Forty pages on screens that wait.",
        priceInCents: 1200,
        document: null,
        thumbnails: [],
        ...drop,
      });
      await store.catalog.insert(row);
      return row;
    },
    speaks: async (talk = {}) => {
      const row = talkRow({
        ...common,
        id: world.newId("tlk"),
        title: "Less, later",
        description: "What we learned from taking features away.",
        priceInCents: 0,
        eventName: "Demo Conference",
        eventUrl: "https://conference.example",
        eventLocation: "Ghent",
        eventDate: instantOf("2026-05-21T13:00:00Z"),
        durationInMinutes: 45,
        document: null,
        thumbnails: [],
        ...talk,
      });
      await store.catalog.insert(row);
      return row;
    },
    attaches: async (item, document = 3) => {
      const bytes =
        typeof document === "number"
          ? deckPdf({ title: item.title, pageCount: document })
          : document;
      await storeDocument(world, { itemId: item.id, content: one(bytes) });
      await world.drain();
      return (await store.catalog.byId(item.id)) as typeof item;
    },
    archives: (item) => store.catalog.replace({ ...item, status: "ARCHIVED" }),
    isAlwaysOpen: () =>
      open(DAYS_OF_WEEK.map((day) => ({ day, ranges: [{ start: 0, end: DAY_MS / MINUTE_MS }] }))),
    connects,
    isBusy: async (from, to) => {
      await connects();
      const calendarId = "google-work";
      const busy = [
        ...(await world.calendars.readBusy(calendarId)),
        { start: instantOf(from), end: instantOf(to) },
      ];
      await world.calendars.writeBusy({ calendarId, busy });
    },
  };
}

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

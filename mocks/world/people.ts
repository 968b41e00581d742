import { parseInstant } from "../../src/domain/time/instant.ts";
import type { DayOfWeek } from "../../src/domain/enums.ts";
import { wallTimeAt } from "../../src/domain/time/wallTime.ts";
import { createBooking } from "../../server/services/createBooking.ts";
import { createEntitlement } from "../../server/services/createEntitlement.ts";
import { createPayment } from "../../server/services/createPayment.ts";
import { completePayment } from "../../server/services/completePayment.ts";
import { updateBooking } from "../../server/services/updateBooking.ts";
import { updatePayment } from "../../server/services/updatePayment.ts";
import type { BookingRow, IntakeRow } from "../../server/store/bookings.ts";
import type { OneOnOneRow, PublicationRow, TalkRow } from "../../server/store/catalog.ts";
import type { PaymentRow } from "../../server/store/payments.ts";
import type { BillingDetails, UserRow } from "../../server/store/users.ts";
import type { Viewer } from "../../server/services/context.ts";
import { type World, signIn } from "./world.ts";

/** A test card of the local card provider. */
export const CARDS = {
  pays: "4242424242424242",
  declines: "4000000000000002",
  asks: "4000002500003155",
  staysPending: "4000000000000077",
} as const;

/** Weekdays from nine to five. */
const OFFICE_HOURS: readonly DayOfWeek[] = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"];

export const DEMO_BILLING: BillingDetails = {
  fullName: "Demo Visitor",
  email: "visitor@demo.example",
  phoneNumber: null,
  isCompany: false,
  companyName: null,
  vatNumber: null,
  firstAddressLine: "Demo Street 1",
  secondAddressLine: null,
  postalCode: "1000",
  city: "Brussels",
  countryCode: "BE",
  state: null,
};

/** Somebody in a world, and what they can be said to have done. */
export interface Person {
  row: UserRow;
  viewer: Viewer;
  /** The story is seen with this person's eyes. */
  signsIn(): Promise<void>;
  /** Takes a slot: an instant in ISO 8601. A free one is booked, a paid one held. */
  takes(offer: OneOnOneRow, at: string): Promise<BookingRow>;
  answers(booking: BookingRow, intakes: readonly IntakeRow[]): Promise<BookingRow>;
  /** Opens the payment of what was taken, or of content. */
  opensPayment(item: OneOnOneRow | PublicationRow | TalkRow): Promise<PaymentRow>;
  savesBilling(payment: PaymentRow, billing?: Partial<BillingDetails>): Promise<PaymentRow>;
  /** Sends a card; the payment is settled as far as the provider says so. */
  pays(payment: PaymentRow, card?: keyof typeof CARDS): Promise<PaymentRow>;
  /** Puts free content into the library. */
  keeps(item: PublicationRow | TalkRow): Promise<void>;
}

/** A creator in a world. */
export interface Beamer extends Person {
  offers(facts?: Partial<OneOnOneRow>): Promise<OneOnOneRow>;
  drops(facts?: Partial<PublicationRow>): Promise<PublicationRow>;
  speaks(facts?: Partial<TalkRow>): Promise<TalkRow>;
  /** Cannot be booked from and to these instants. */
  isBusy(from: string, to: string): Promise<void>;
}

/** A person who buys and books, onboarded unless told otherwise. */
export async function user(world: World, facts: Partial<UserRow> = {}): Promise<Person> {
  const firstName = facts.firstName ?? "Demo";
  const lastName = facts.lastName ?? "Visitor";
  const row: UserRow = {
    id: world.newId("usr"),
    role: "user",
    email: "visitor@demo.example",
    firstName,
    lastName,
    slug: world.newId("usr").replace("usr_", "visitor-"),
    professionalTitle: null,
    biography: null,
    bookMeUrl: null,
    picture: null,
    links: [],
    userIsOnboarded: true,
    beamerIsOnboarded: false,
    affiliateCode: null,
    invitedById: null,
    timeZone: "Europe/Brussels",
    countryCode: "BE",
    billing: null,
    createdAt: world.now(),
    ...facts,
  };
  const isNew = await world.store.users.insert(row, { issuer: "world", subject: row.id });
  if (!isNew) throw new Error(`somebody in this world is called ${row.slug} already`);
  return personOf(world, row);
}

/** A creator, onboarded and open on weekdays from nine to five in Brussels unless told otherwise. */
export async function beamer(
  world: World,
  facts: Partial<UserRow> & { isOpen?: boolean } = {},
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
  if (isOpen) {
    await store.availability.save({
      id: world.newId("hrs"),
      creatorId,
      hours: {
        timeZone: person.row.timeZone ?? "Europe/Brussels",
        days: OFFICE_HOURS.map((day) => ({ day, ranges: [{ start: 9 * 60, end: 17 * 60 }] })),
      },
    });
  }
  const common = { creatorId, status: "PUBLISHED", createdAt: world.now() } as const;
  return {
    ...person,
    offers: async (offer = {}) => {
      const row: OneOnOneRow = {
        ...common,
        id: world.newId("one"),
        category: "ONE_ON_ONE",
        title: "A clear half hour",
        description: "Bring one question. We leave with one next step.",
        priceInCents: 6000,
        durationInMinutes: 30,
        descriptionBulletPoints: ["A plan on one page", "Notes afterwards"],
        ...offer,
      };
      await store.catalog.insert(row);
      return row;
    },
    drops: async (drop = {}) => {
      const row: PublicationRow = {
        ...common,
        id: world.newId("pub"),
        category: "PUBLICATION",
        title: "The quiet interface",
        description: "Forty pages on screens that wait.",
        priceInCents: 1200,
        document: null,
        thumbnails: [],
        ...drop,
      };
      await store.catalog.insert(row);
      return row;
    },
    speaks: async (talk = {}) => {
      const row: TalkRow = {
        ...common,
        id: world.newId("tlk"),
        category: "TALK",
        title: "Less, later",
        description: "What we learned from taking features away.",
        priceInCents: 0,
        eventName: "Demo Conference",
        eventUrl: "https://conference.example",
        eventLocation: "Ghent",
        eventDate: parseInstant("2026-05-21T13:00:00Z"),
        durationInMinutes: 45,
        document: null,
        thumbnails: [],
        ...talk,
      };
      await store.catalog.insert(row);
      return row;
    },
    isBusy: async (from, to) => {
      const calendarId = world.newId("cal");
      await store.calendars.save({
        id: world.newId("cal"),
        ownerId: creatorId,
        profileName: person.row.email,
        provider: "google",
        profileConnected: true,
        calendars: [
          {
            id: calendarId,
            calendarId,
            calendarName: "Work",
            isEnabled: true,
            isReadOnly: false,
            isDefault: true,
          },
        ],
      });
      const busy = [{ start: instant(from), end: instant(to) }];
      await world.calendars.writeBusy({ calendarId, busy });
    },
  };
}

function personOf(world: World, row: UserRow): Person {
  const viewer: Viewer = { userId: row.id, role: row.role };
  const context = () => world.contextFor(viewer);
  return {
    row,
    viewer,
    signsIn: () => signIn(world, row),
    takes: (offer, at) => {
      const [date = "", timeSlot = ""] = new Date(wallTimeAt("UTC", instant(at)))
        .toISOString()
        .split("T");
      return createBooking(context(), {
        catalogItemId: offer.id,
        date,
        timeSlot: timeSlot.slice(0, 8),
        timeZone: "UTC",
      });
    },
    answers: async (booking, intakes) => {
      const paymentId = (await world.store.bookings.byId(booking.id))?.paymentId ?? null;
      return updateBooking(context(), { id: booking.id, intakes, paymentId });
    },
    opensPayment: (item) =>
      createPayment(context(), {
        catalogItemId: item.id,
        amountInCents: item.priceInCents,
        title: item.title,
        description: item.description,
      }),
    savesBilling: (payment, billing = {}) =>
      updatePayment(context(), {
        ...DEMO_BILLING,
        ...billing,
        paymentId: payment.id,
        saveBillingDetails: false,
      }),
    pays: async (payment, card = "pays") => {
      await world.cards.confirm({
        clientSecret: payment.clientSecret,
        cardNumber: CARDS[card],
        expiry: "12/40",
        cvc: "123",
      });
      return completePayment(context(), { paymentId: payment.id });
    },
    keeps: async (item) => void (await createEntitlement(context(), { catalogItemId: item.id })),
  };
}

function instant(iso: string): number {
  const parsed = parseInstant(iso);
  if (parsed === null) throw new Error(`not an instant: ${iso}`);
  return parsed;
}

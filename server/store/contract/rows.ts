import type { NewHold } from "../ports/bookings.ts";
import type { CalendarProfileRow } from "../ports/calendars.ts";
import type { OneOnOneRow, PublicationRow, TalkRow } from "../ports/catalogue.ts";
import type { EntitlementRow } from "../ports/library.ts";
import type { LedgerRow, NewPayment } from "../ports/payments.ts";
import type { Store } from "../ports/store.ts";
import type { BillingDetails, StoredImage, UserRow } from "../ports/profiles.ts";

/** Opens an empty store; called before each test. */
export type OpenStore = () => Promise<Store>;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** The instant at which the contract's tests take place: a Monday morning. */
export const NOW = Date.UTC(2027, 2, 1, 9);

export const PICTURE: StoredImage = {
  id: "picture",
  systemFullPath: "/profilepics/picture.webp",
  extension: "webp",
  contentType: "image/webp",
  addedOn: NOW,
};

export const BILLING: BillingDetails = {
  fullName: "Demo Buyer",
  email: "buyer@example.test",
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

export function userRow(row: Partial<UserRow> & { id: string }): UserRow {
  return {
    role: "user",
    email: `${row.id}@example.test`,
    firstName: "Demo",
    lastName: "Person",
    slug: row.id,
    professionalTitle: null,
    biography: null,
    bookMeUrl: null,
    picture: null,
    links: [],
    userIsOnboarded: false,
    beamerIsOnboarded: false,
    affiliateCode: null,
    invitedById: null,
    timeZone: null,
    countryCode: null,
    billing: null,
    createdAt: NOW,
    ...row,
  };
}

export const identityOf = (id: string) => ({ issuer: "https://sign-in.example.test", subject: id });

const item = (id: string) => ({
  id,
  creatorId: "creator",
  title: "Demo Offer",
  description: null,
  priceInCents: 5000,
  status: "PUBLISHED" as const,
  createdAt: NOW,
});

export function oneOnOneRow(row: Partial<OneOnOneRow> & { id: string }): OneOnOneRow {
  return {
    ...item(row.id),
    category: "ONE_ON_ONE",
    durationInMinutes: 30,
    descriptionBulletPoints: ["First", 'Second, with "quotes", {braces} and a comma'],
    ...row,
  };
}

export const DOCUMENT = {
  id: "document",
  name: "slides.pdf",
  extension: "pdf",
  contentType: "application/pdf",
  addedOn: NOW,
};

export function publicationRow(row: Partial<PublicationRow> & { id: string }): PublicationRow {
  return {
    ...item(row.id),
    category: "PUBLICATION",
    document: DOCUMENT,
    thumbnails: [{ ...PICTURE, systemFullPath: "/thumbnails/first.webp" }],
    ...row,
  };
}

export function talkRow(row: Partial<TalkRow> & { id: string }): TalkRow {
  return {
    ...item(row.id),
    category: "TALK",
    eventName: "Demo Event",
    eventUrl: null,
    eventLocation: null,
    eventDate: NOW + HOUR,
    durationInMinutes: 45,
    document: null,
    thumbnails: [],
    ...row,
  };
}

export function calendarRow(row: Partial<CalendarProfileRow> & { id: string }): CalendarProfileRow {
  return {
    ownerId: "creator",
    profileName: "demo@example.test",
    provider: "google",
    profileConnected: true,
    calendars: [
      {
        id: "calendar",
        calendarId: "remote",
        calendarName: "Demo Calendar",
        isEnabled: true,
        isReadOnly: false,
        isDefault: true,
      },
    ],
    ...row,
  };
}

/** A slot of 30 minutes, free of charge unless it is given a price. */
export function holdRow(row: Partial<NewHold> & { id: string }): NewHold {
  const startsAt = row.startsAt ?? NOW + 24 * HOUR;
  return {
    itemId: "call",
    creatorId: "creator",
    bookerId: "booker",
    title: "Demo Offer",
    priceInCents: 0,
    startsAt,
    endsAt: startsAt + 30 * MINUTE,
    holdExpiresAt: NOW + 15 * MINUTE,
    createdAt: NOW,
    ...row,
  };
}

export function paymentRow(row: Partial<NewPayment> & { id: string }): NewPayment {
  return {
    buyerId: "booker",
    creatorId: "creator",
    itemId: "call",
    bookingId: null,
    title: "Demo Offer",
    description: null,
    netInCents: 5000,
    vatInCents: 1050,
    vatBasisPoints: 2100,
    vatCountryCode: "BE",
    isReverseCharge: false,
    vatNumberStatus: null,
    billing: null,
    intentId: `intent-${row.id}`,
    clientSecret: `secret-${row.id}`,
    createdAt: NOW,
    ...row,
  };
}

export function ledgerRow(row: Partial<LedgerRow> & { id: string }): LedgerRow {
  return {
    paymentId: "payment",
    kind: "payment",
    account: "buyer",
    amountInCents: 0,
    createdAt: NOW,
    ...row,
  };
}

export function entitlementRow(row: Partial<EntitlementRow> & { id: string }): EntitlementRow {
  return {
    userId: "booker",
    itemId: "drop",
    source: "FREE",
    paidInCents: 0,
    createdAt: NOW,
    ...row,
  };
}

/** Two creators with a call, a drop and a talk between them, and two people who book. */
export async function fillStore(store: Store): Promise<void> {
  for (const id of ["creator", "creator2", "booker", "booker2"]) {
    await store.users.insert(userRow({ id }), identityOf(id));
  }
  await store.catalog.insert(oneOnOneRow({ id: "call" }));
  await store.catalog.insert(oneOnOneRow({ id: "call2", creatorId: "creator2" }));
  await store.catalog.insert(publicationRow({ id: "drop" }));
  await store.catalog.insert(publicationRow({ id: "drop2" }));
}

/** Rows by id, for answers that come in any order. */
export function byId<Row extends { id: string }>(rows: readonly Row[]): Row[] {
  return [...rows].sort((a, b) => (a.id < b.id ? -1 : 1));
}

export const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

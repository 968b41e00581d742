import type { Instant } from "../../../../src/domain/time/instant.ts";
import type { StoredAudienceRow } from "../../ports/audience.ts";
import type { AvailabilityRow } from "../../ports/availability.ts";
import type { BookingRow } from "../../ports/bookings.ts";
import type { CalendarProfileRow } from "../../ports/calendars.ts";
import type {
  CatalogItemRow,
  OneOnOneRow,
  PublicationRow,
  TalkRow,
} from "../../ports/catalogue.ts";
import type { StoredFileRow } from "../../ports/files.ts";
import type { EntitlementRow } from "../../ports/library.ts";
import type { OutboxRow } from "../../ports/outbox.ts";
import type { LedgerRow, PaymentRow } from "../../ports/payments.ts";
import type { SharedPostRow, SharingPermissionRow } from "../../ports/sharing.ts";
import type { FormerSlugRow, IdentityKey, UserRow } from "../../ports/profiles.ts";
import type { QuestionRow } from "../../ports/questions.ts";
import type { EndedFamily, RefreshTokenRow, SignInCodeRow } from "../../ports/session.ts";
import type { Columns, Stored } from "./columns.ts";

/*
 * Each table's columns, once. What a row is in the program says its port; from both come the types
 * of queries and what is written and read. A test holds the lists against the migrated database.
 */

const ITEM = {
  id: "text",
  creatorId: "text",
  category: "text",
  title: "text",
  description: "text",
  priceInCents: "integer",
  status: "text",
  position: "integer",
  createdAt: "instant",
} as const;

/**
 * Each category's columns of `catalog_items`, where all of them are; those of
 * other categories are null.
 */
export const ITEM_COLUMNS = {
  ONE_ON_ONE: {
    ...ITEM,
    durationInMinutes: "integer",
    descriptionBulletPoints: "json",
    intakeQuestions: "json",
  } as const satisfies Columns<OneOnOneRow>,
  PUBLICATION: {
    ...ITEM,
    document: "json",
    thumbnails: "json",
  } as const satisfies Columns<PublicationRow>,
  TALK: {
    ...ITEM,
    eventName: "text",
    eventUrl: "text",
    eventLocation: "text",
    eventDate: "instant",
    durationInMinutes: "integer",
    document: "json",
    thumbnails: "json",
  } as const satisfies Columns<TalkRow>,
};

type FieldOf<Item, K> = Item extends unknown ? (K extends keyof Item ? Item[K] : null) : never;
type KeyOf<Item> = Item extends unknown ? keyof Item : never;
type AnyItem = { [K in KeyOf<CatalogItemRow>]: FieldOf<CatalogItemRow, K> };

/** An hour of a creator's time, counted from 1970, with a bit per minute that is booked. */
interface BookedHour {
  creatorId: string;
  hour: number;
  minutes: string;
}

/** A row that is there to be locked. */
interface LockRow {
  id: string;
}

interface ProviderEvent {
  provider: string;
  eventId: string;
  at: Instant;
}

/** An item with what it is searched by, which the store makes of title and creator. */
type StoredItem = AnyItem & { searchText: string | null };

/** Every table, in the program's spelling; `CamelCasePlugin` makes it the database's. */
interface Rows {
  users: UserRow;
  identities: IdentityKey & { userId: string };
  formerSlugs: FormerSlugRow;
  refreshTokens: RefreshTokenRow;
  endedFamilies: EndedFamily;
  signInCodes: SignInCodeRow;
  catalogItems: StoredItem;
  availability: AvailabilityRow;
  calendarProfiles: CalendarProfileRow;
  bookings: BookingRow;
  bookedHours: BookedHour;
  agendas: LockRow;
  bookers: LockRow;
  payments: PaymentRow;
  ledger: LedgerRow;
  providerEvents: ProviderEvent;
  entitlements: EntitlementRow;
  audience: StoredAudienceRow;
  intakeQuestions: QuestionRow;
  storedFiles: StoredFileRow;
  sharingPermissions: SharingPermissionRow;
  sharedPosts: SharedPostRow;
  outbox: OutboxRow;
}

export const COLUMNS = {
  users: {
    id: "text",
    role: "text",
    email: "text",
    firstName: "text",
    lastName: "text",
    slug: "text",
    professionalTitle: "text",
    biography: "text",
    bookMeUrl: "text",
    picture: "json",
    links: "json",
    userIsOnboarded: "boolean",
    beamerIsOnboarded: "boolean",
    affiliateCode: "text",
    invitedById: "text",
    timeZone: "text",
    countryCode: "text",
    billing: "json",
    createdAt: "instant",
  },
  identities: { issuer: "text", subject: "text", userId: "text" },
  formerSlugs: { slug: "text", userId: "text", replacedAt: "instant" },
  refreshTokens: {
    tokenHash: "text",
    familyId: "text",
    userId: "text",
    issuedAt: "instant",
    expiresAt: "instant",
    usedAt: "instant",
  },
  endedFamilies: { familyId: "text", endedAt: "instant" },
  signInCodes: { codeHash: "text", claimedAt: "instant" },
  catalogItems: {
    ...ITEM_COLUMNS.ONE_ON_ONE,
    ...ITEM_COLUMNS.PUBLICATION,
    ...ITEM_COLUMNS.TALK,
    searchText: "text",
  },
  availability: { id: "text", creatorId: "text", hours: "json" },
  calendarProfiles: {
    id: "text",
    ownerId: "text",
    accountId: "text",
    credentials: "text",
    codeHash: "text",
    profileName: "text",
    provider: "text",
    profileConnected: "boolean",
    calendars: "json",
  },
  bookings: {
    id: "text",
    itemId: "text",
    creatorId: "text",
    bookerId: "text",
    title: "text",
    description: "text",
    descriptionBulletPoints: "json",
    priceInCents: "integer",
    startsAt: "instant",
    endsAt: "instant",
    state: "text",
    paymentStatus: "text",
    holdExpiresAt: "instant",
    confirmedAt: "instant",
    questions: "json",
    intakes: "json",
    createdAt: "instant",
  },
  bookedHours: { creatorId: "text", hour: "integer", minutes: "bigint" },
  agendas: { id: "text" },
  bookers: { id: "text" },
  payments: {
    id: "text",
    buyerId: "text",
    creatorId: "text",
    itemId: "text",
    bookingId: "text",
    title: "text",
    description: "text",
    netInCents: "integer",
    vatInCents: "integer",
    vatBasisPoints: "integer",
    vatCountryCode: "text",
    isReverseCharge: "boolean",
    vatNumberStatus: "text",
    billing: "json",
    ipCountryCode: "text",
    cardCountryCode: "text",
    state: "text",
    intentId: "text",
    clientSecret: "text",
    formerIntentId: "text",
    refundState: "text",
    accessConsent: "json",
    createdAt: "instant",
    pricedAt: "instant",
    settledAt: "instant",
    saleNetInCents: "integer",
    saleProcessingInCents: "integer",
    salePlatformFeeInCents: "integer",
    saleCreatorInCents: "integer",
  },
  ledger: {
    id: "text",
    paymentId: "text",
    kind: "text",
    account: "text",
    amountInCents: "integer",
    createdAt: "instant",
  },
  providerEvents: { provider: "text", eventId: "text", at: "instant" },
  entitlements: {
    id: "text",
    userId: "text",
    itemId: "text",
    source: "text",
    paidInCents: "integer",
    createdAt: "instant",
    openedDocumentId: "text",
  },
  audience: {
    id: "text",
    creatorId: "text",
    userId: "text",
    lastInteractionAt: "instant",
    byFirstName: "text",
    byLastName: "text",
  },
  intakeQuestions: { id: "text", position: "integer", isRequired: "boolean", question: "text" },
  storedFiles: { key: "text", state: "text", changedAt: "instant" },
  sharingPermissions: { userId: "text", sealedToken: "text", expiresAt: "instant" },
  sharedPosts: {
    userId: "text",
    subjectId: "text",
    messageHash: "text",
    state: "text",
    at: "instant",
  },
  outbox: {
    reaction: "text",
    subjectId: "text",
    event: "text",
    dueAt: "instant",
    version: "integer",
    attempts: "integer",
    lastError: "text",
    deadAt: "instant",
    createdAt: "instant",
  },
} as const satisfies { [Table in keyof Rows]: Columns<Rows[Table]> };

/** Every table as queries see it. */
export type Tables = {
  [Table in keyof Rows]: Stored<Rows[Table], (typeof COLUMNS)[Table]>;
};

/**
 * The contract's enumerations that rules speak about. A test holds each of
 * them against `schema.graphql`.
 */

export const SESSION_DURATIONS = ["THIRTY_MINUTES", "SIXTY_MINUTES"] as const;
export type SessionDuration = (typeof SESSION_DURATIONS)[number];

/** What the form starts from. */
export const DEFAULT_SESSION_DURATION: SessionDuration = "THIRTY_MINUTES";

const MINUTES: Record<SessionDuration, number> = { THIRTY_MINUTES: 30, SIXTY_MINUTES: 60 };

/** Length of a session in minutes. */
export function minutesOf(duration: SessionDuration): number {
  return MINUTES[duration];
}

/** Monday first. */
export const DAYS_OF_WEEK = [
  "MONDAY",
  "TUESDAY",
  "WEDNESDAY",
  "THURSDAY",
  "FRIDAY",
  "SATURDAY",
  "SUNDAY",
] as const;
export type DayOfWeek = (typeof DAYS_OF_WEEK)[number];

export const LINK_GROUP_TYPES = ["LINKS", "NEWSLETTERS", "SOCIALS"] as const;
export type LinkGroupType = (typeof LINK_GROUP_TYPES)[number];

export const LINK_PLATFORMS = [
  "BEEHIIV",
  "FACEBOOK",
  "INSTAGRAM",
  "LINKED_IN",
  "SUBSTACK",
  "TIK_TOK",
  "UNKNOWN",
  "WHATS_APP",
  "X",
  "YOUTUBE",
] as const;
export type LinkPlatform = (typeof LINK_PLATFORMS)[number];

export const CATALOG_ITEM_STATUSES = ["ARCHIVED", "DRAFT", "PUBLISHED"] as const;
export type CatalogItemStatus = (typeof CATALOG_ITEM_STATUSES)[number];

export const CATALOG_ITEM_CATEGORIES = ["ONE_ON_ONE", "PUBLICATION", "TALK"] as const;
export type CatalogItemCategory = (typeof CATALOG_ITEM_CATEGORIES)[number];

export const BOOKING_PAYMENT_STATUSES = [
  "FREE",
  "PENDING",
  "PAID",
  "FAILED",
  "EXPIRED",
  "REFUNDED",
] as const;
export type BookingPaymentStatus = (typeof BOOKING_PAYMENT_STATUSES)[number];

export const BOOKING_STATES = ["HELD", "CONFIRMED", "CANCELLED", "LAPSED"] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

export const PAYMENT_STATES = ["OPEN", "PROCESSING", "PAID", "FAILED", "REFUNDED"] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const VAT_NUMBER_STATUSES = ["VALID", "INVALID", "UNAVAILABLE"] as const;
export type VatNumberStatus = (typeof VAT_NUMBER_STATUSES)[number];

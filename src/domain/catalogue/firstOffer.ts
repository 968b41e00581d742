import type { CatalogItemCategory, CatalogItemStatus } from "../generated/enums.ts";

/** What a creator needs before a first one-on-one, see `whatFirstOfferNeeds`. */
export type FirstOfferNeed = "calendar" | "hours";

/**
 * What is missing before a creator can add a one-on-one; null if nothing is (docs/product.md 4.6).
 * Anyone who has one already can always add more.
 */
export function whatFirstOfferNeeds({
  hasOffers,
  calendars,
  hasHours,
}: {
  /** Whether any one-on-one is not archived. */
  hasOffers: boolean;
  /** The connected accounts. */
  calendars: readonly { readonly profileConnected: boolean }[];
  /** Whether any time of the week can be booked. */
  hasHours: boolean;
}): FirstOfferNeed | null {
  if (hasOffers) return null;
  if (!calendars.some(({ profileConnected }) => profileConnected)) return "calendar";
  return hasHours ? null : "hours";
}

/** A creator's progress towards the first offering, see `firstOfferingState`. */
export type FirstOfferingState = "missing" | "withoutHours" | "done";

/**
 * Whether visitors find anything that they can get from a creator: something is published, and a
 * one-on-one is bookable, which requires weekly hours (docs/product.md 18.8).
 */
export function firstOfferingState({
  items,
  hasHours,
}: {
  /** Unknown values, from a newer schema, count as no category and no status. */
  items: readonly {
    readonly category: CatalogItemCategory | "%future added value";
    readonly status: CatalogItemStatus | "%future added value";
  }[];
  /** Whether any time of the week can be booked. */
  hasHours: boolean;
}): FirstOfferingState {
  const published = items.filter(({ status }) => status === "PUBLISHED");
  if (published.length === 0) return "missing";
  const isCall = ({ category }: (typeof items)[number]) => category === "ONE_ON_ONE";
  return hasHours || !published.every(isCall) ? "done" : "withoutHours";
}

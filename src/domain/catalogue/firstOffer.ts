/** What a creator needs before a first one-on-one, see `whatFirstOfferNeeds`. */
export type FirstOfferNeed = "calendar" | "hours";

/**
 * What is missing before a creator can add a one-on-one; null when nothing is
 * (docs/product.md 4.6). Whoever has one already can always add more.
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

/** Addresses within the site that more than one screen leads to (specification, screens §2.1). */

interface BookingPlace {
  /** The creator's. */
  readonly slug: string;
  readonly bookingId: string;
}

/** Where an offer is booked. */
export function bookingAddress({ slug, offerId }: { slug: string; offerId: string }): string {
  return `/${slug}/booking/${offerId}`;
}

/** The second step of booking: the questions for a slot that is held. */
export function bookingDetailsAddress({
  slug,
  offerId,
  bookingId,
}: BookingPlace & { offerId: string }): string {
  const search = new URLSearchParams({ step: "details", booking: bookingId });
  return `${bookingAddress({ slug, offerId })}?${search}`;
}

/** A booked session. `action` says what one comes for: going on after booking it, or moving it. */
export function bookingDetailAddress({
  slug,
  bookingId,
  action,
}: BookingPlace & { action?: "continue" | "reschedule" }): string {
  const address = `/${slug}/one-on-one-booking-detail/${bookingId}`;
  return action ? `${address}?action=${action}` : address;
}

/** Where a session is paid; afterwards the browser goes on to the booking. */
export function bookingPaymentAddress({
  slug,
  bookingId,
  paymentId,
}: BookingPlace & { paymentId: string }): string {
  const redirectUrl = bookingDetailAddress({ slug, bookingId, action: "continue" });
  return `/payment/${paymentId}?${new URLSearchParams({ redirectUrl, creatorSlug: slug })}`;
}

/** What a creator offers. */
export function offeringsAddress(slug: string): string {
  return `/${slug}/offerings`;
}

/** A creator's public page, as it is shared. */
export function profileAddress(slug: string): string {
  return `/${slug}`;
}

/** What a QR code of a creator's page leads to: the full address, marked as coming from the code. */
export function qrCodeAddress({ origin, slug }: { origin: string; slug: string }): string {
  const marks = { utm_source: "qrcode", utm_medium: "qr", utm_campaign: "profile" };
  return `${origin}${profileAddress(slug)}?${new URLSearchParams(marks)}`;
}

/** What a payment's pages bear along: where the browser goes afterwards, and whose offer it is. */
export interface PaymentWay {
  readonly paymentId: string;
  /** A path of this site; null when nobody said. */
  readonly redirectUrl: string | null;
  /** The creator's. */
  readonly creatorSlug: string | null;
}

/** Where a payment is made. */
export function paymentAddress(way: PaymentWay): string {
  return withWay(`/payment/${way.paymentId}`, way);
}

/** Where a payment's outcome is told; `intent` is what the card provider says of it. */
export function paymentStatusAddress(
  way: PaymentWay & { intent?: { readonly id: string; readonly status: string } },
): string {
  const { paymentId, intent } = way;
  const told: Record<string, string> = intent
    ? { payment_intent: intent.id, redirect_status: intent.status }
    : {};
  return withWay(`/payment/${paymentId}/status`, way, told);
}

function withWay(
  path: string,
  { redirectUrl, creatorSlug }: PaymentWay,
  more: Readonly<Record<string, string>> = {},
): string {
  const search = new URLSearchParams(more);
  if (redirectUrl !== null) search.set("redirectUrl", redirectUrl);
  if (creatorSlug !== null) search.set("creatorSlug", creatorSlug);
  return search.size === 0 ? path : `${path}?${search}`;
}

/**
 * The path of this site that an address names; null for every other address, since whoever follows it
 * came by a link that anybody can have made.
 */
export function ownPath(address: string | null): string | null {
  if (address === null || !address.startsWith("/")) return null;
  // Browsers read `//` and `/\` as the begin of another site, and leave tabs and line ends out.
  const here = "https://this.site";
  if (!URL.canParse(address, here)) return null;
  const { origin, pathname, search, hash } = new URL(address, here);
  return origin === here && !pathname.startsWith("//") ? pathname + search + hash : null;
}

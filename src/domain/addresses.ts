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

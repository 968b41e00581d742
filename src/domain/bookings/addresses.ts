import { PATHS, pathTo } from "../shared/paths.ts";
import { bookingAddress } from "../profiles/addresses.ts";
import { type Instant, isoOf } from "../time/instant.ts";

/** Addresses of a booking's pages that more than one screen leads to (docs/product.md 18.1). */

interface BookingPlace {
  /** The creator's. */
  readonly slug: string;
  readonly bookingId: string;
}

/**
 * The first step of booking with a time to propose: one that was chosen, or that of a booking.
 * Following it takes nothing.
 */
export function bookingTimeAddress({
  slug,
  offerId,
  ...time
}: { slug: string; offerId: string } & ({ at: Instant } | { bookingId: string })): string {
  const [name, value] = "at" in time ? ["at", isoOf(time.at)] : ["booking", time.bookingId];
  return `${bookingAddress({ slug, offerId })}?${new URLSearchParams([[name, value]])}`;
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

/** A booked session. `action` is the purpose: continuing after booking it, or moving it. */
export function bookingDetailAddress({
  slug,
  bookingId,
  action,
}: BookingPlace & { action?: "continue" | "reschedule" }): string {
  const address = pathTo(PATHS.bookingDetail, { slug, bookingId });
  return action ? `${address}?action=${action}` : address;
}

/** Where a booked session is moved to another time. */
export function rescheduleAddress({ slug, bookingId }: BookingPlace): string {
  return pathTo(PATHS.reschedule, { slug, bookingId });
}

/** Where a session is paid; afterwards the browser continues to the booking. */
export function bookingPaymentAddress({
  slug,
  bookingId,
  paymentId,
}: BookingPlace & { paymentId: string }): string {
  const redirectUrl = bookingDetailAddress({ slug, bookingId, action: "continue" });
  const search = new URLSearchParams({ redirectUrl, creatorSlug: slug });
  return `${pathTo(PATHS.payment, { paymentId })}?${search}`;
}

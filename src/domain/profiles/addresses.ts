import type { EntitlementKind } from "../generated/enums.ts";
import { PATHS, pathTo } from "../shared/paths.ts";

/**
 * Addresses of a creator's public pages that more than one screen leads to (docs/product.md 18.1).
 */

/** A creator's public page, for sharing. */
export function profileAddress(slug: string): string {
  return pathTo(PATHS.profile, { slug });
}

/** Who a creator is. */
export function aboutAddress(slug: string): string {
  return pathTo(PATHS.about, { slug });
}

/** What a creator offers. */
export function offeringsAddress(slug: string): string {
  return pathTo(PATHS.offerings, { slug });
}

/** Where an offer is booked. */
export function bookingAddress(place: { slug: string; offerId: string }): string {
  return pathTo(PATHS.booking, place);
}

/** Where a publication or a talk is looked at, bought and read. */
export function itemAddress(place: {
  slug: string;
  kind: EntitlementKind;
  itemId: string;
}): string {
  return pathTo(PATHS.item, place);
}

/**
 * What a QR code of a creator's page leads to: the full address, marked as coming from the code.
 */
export function qrCodeAddress({ origin, slug }: { origin: string; slug: string }): string {
  const marks = { utm_source: "qrcode", utm_medium: "qr", utm_campaign: "profile" };
  return `${origin}${profileAddress(slug)}?${new URLSearchParams(marks)}`;
}

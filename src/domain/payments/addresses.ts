import { PATHS, pathTo } from "../shared/paths.ts";

/** Addresses of a payment's pages that more than one screen leads to (docs/product.md 18.1). */

/** Parameters of a payment's pages: where the browser goes afterwards, and whose offer it is. */
export interface PaymentWay {
  readonly paymentId: string;
  /** A path of this site; null if not given. */
  readonly redirectUrl: string | null;
  /** The creator's. */
  readonly creatorSlug: string | null;
}

/** Where a payment is made. */
export function paymentAddress(way: PaymentWay): string {
  return withWay(pathTo(PATHS.payment, { paymentId: way.paymentId }), way);
}

/** Where a payment's outcome is shown; `intent` is the card provider's status. */
export function paymentStatusAddress(
  way: PaymentWay & { intent?: { readonly id: string; readonly status: string } },
): string {
  const { paymentId, intent } = way;
  const told: Record<string, string> = intent
    ? { payment_intent: intent.id, redirect_status: intent.status }
    : {};
  return withWay(pathTo(PATHS.paymentStatus, { paymentId }), way, told);
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

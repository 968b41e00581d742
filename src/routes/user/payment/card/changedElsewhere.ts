import { formatEuro, toCents } from "../../../../domain/payments/money.ts";

/** What a page shows of a payment whose card is about to be charged. */
export interface ShownPayment {
  /** In decimal euro: what the button says. */
  readonly amountWithVat: number;
  /** Null while no card can be charged for it. */
  readonly clientSecret: string | null | undefined;
  readonly bookingId: string | null | undefined;
}

/**
 * Why the card is not charged, if another tab or device has changed the payment meanwhile; null if
 * the page is up to date (docs/product.md 7.14).
 */
export function changedElsewhere(shown: ShownPayment, now: ShownPayment): string | null {
  if (shown.bookingId !== now.bookingId) {
    return `You chose another time in another tab or on another device, so nothing was charged here. Check the new time, then ${pay(shown, now)}`;
  }
  if (shown.amountWithVat !== now.amountWithVat) {
    const [before, after] = [shown, now].map((one) => formatEuro(toCents(one.amountWithVat)));
    return `The total is now ${after}, not ${before}: your billing details were changed in another tab or on another device. Nothing was charged. Check the order, then ${pay(shown, now)}`;
  }
  if (shown.clientSecret !== now.clientSecret) {
    return `This attempt was replaced by another one in another tab or on another device, so nothing was charged here. To pay on this page, ${pay(shown, now)}`;
  }
  return null;
}

/** Another attempt has card fields of its own, which are empty. */
function pay(shown: ShownPayment, now: ShownPayment): string {
  return shown.clientSecret === now.clientSecret ? "press Pay again." : "enter your card again.";
}

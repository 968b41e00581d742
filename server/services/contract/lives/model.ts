import type { CatalogItemRow } from "../../../store/ports/catalogue.ts";
import type { IntentStatus } from "../../../providers/cards/port.ts";

/*
 * Bookings and payments as the product's rules describe them (docs/product.md 6.1, 7.1), written
 * down a second time and without the program's own tables, so that the two can be held against each
 * other.
 */

export interface ModelBooking {
  id: string;
  itemId: string;
  creatorId: string;
  bookerId: string;
  start: number;
  end: number;
  state: string;
  money: string;
  holdExpiresAt: number | null;
  /** How often it was moved. */
  moves: number;
  /** The earliest start that it ever had. */
  earliestStart: number;
  /** Who called it off; null unless it was. */
  cancelledBy: string | null;
}

export interface ModelPayment {
  id: string;
  itemId: string;
  creatorId: string;
  buyerId: string;
  bookingId: string | null;
  state: string;
  refund: string | null;
  /** Which attempt at the card provider is the latest, from 1; 0 before the first. */
  attempt: number;
  /** Its status; null when no card can be charged for the payment. */
  intent: IntentStatus | null;
  /** Whether it has billing details. */
  isBilled: boolean;
  /** That its session is given within the days in which it could be withdrawn from. */
  hasAgreed: boolean;
  /**
   * Whether that attempt is of the amount that the payment states. False if a card was sent at the
   * moment the price changed.
   */
  isOfItsAmount: boolean;
  /** When its price was last found to be current. */
  pricedAt: number;
}

export interface Model {
  now: number;
  bookings: Map<string, ModelBooking>;
  payments: Map<string, ModelPayment>;
  /** `buyer item` of bought content. */
  owned: Set<string>;
}

/** What someone does, with everyone and everything named. */
export type Action =
  | { does: "take"; by: string; item: CatalogItemRow; start: number; end: number }
  | { does: "answer"; bookingId: string }
  | { does: "reschedule"; bookingId: string; start: number; end: number }
  | { does: "cancel"; bookingId: string; by: "BOOKER" | "CREATOR" }
  | { does: "open"; by: string; item: CatalogItemRow }
  | { does: "bill"; paymentId: string; countryCode: string; agrees: boolean }
  | { does: "card"; paymentId: string; attempt: number; card: "pays" | "declines" | "staysPending" }
  | { does: "bank"; paymentId: string; succeeds: boolean }
  | { does: "complete" | "readStatus" | "giveUp"; paymentId: string }
  | { does: "deliver"; body: string };

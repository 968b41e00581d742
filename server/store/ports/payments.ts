import type {
  BookingParty,
  PaymentState,
  VatNumberStatus,
} from "../../../src/domain/generated/enums.ts";
import type { PaymentTransitionName } from "../../../src/domain/payments/lifecycle.ts";
import type { Instant } from "../../../src/domain/time/instant.ts";
import type { PageQuery } from "./page.ts";
import type { BillingDetails } from "./profiles.ts";
import type { Columns } from "./columns.ts";

/**
 * What the buyer agreed to before opening what was bought, or that a session is given within the
 * days in which it could be withdrawn from.
 */
export interface AccessConsentRow {
  /**
   * Version of the words, see `src/domain/library/accessConsent.ts`, or
   * `src/domain/bookings/sessionConsent.ts`.
   */
  version: number;
  /** The words themselves, as they were shown. */
  text: string;
  givenAt: Instant;
}

/** How a price excluding VAT was divided, in cents, as the ledger has it. */
export interface SaleAmounts {
  netInCents: number;
  processingInCents: number;
  platformFeeInCents: number;
  creatorInCents: number;
}

/** A payment with the VAT frozen on it. Amounts in cents. */
export interface PaymentRow {
  id: string;
  buyerId: string;
  creatorId: string;
  itemId: string;
  /** The booking that it pays for; null for content. A booking has at most one payment. */
  bookingId: string | null;
  title: string;
  description: string | null;
  netInCents: number;
  vatInCents: number;
  vatBasisPoints: number;
  vatCountryCode: string;
  isReverseCharge: boolean;
  /** How the check of the buyer's VAT number came out; null without one. */
  vatNumberStatus: VatNumberStatus | null;
  billing: BillingDetails | null;
  /** Country of the address from which the billing details were saved; null when unknown. */
  ipCountryCode: string | null;
  /** Country of the card that paid; null until it has, and where the provider does not tell. */
  cardCountryCode: string | null;
  state: PaymentState;
  /**
   * The attempt at the card provider that a card can be charged for; null before the billing
   * details are saved, and once it was cancelled.
   */
  intentId: string | null;
  /** The browser confirms the card with it; null where `intentId` is. */
  clientSecret: string | null;
  /** The attempt that was cancelled last, which the next one replaces; null without one. */
  formerIntentId: string | null;
  /** Whether the refund is still owed or done; null unless REFUNDED. */
  refundState: "OWED" | "DONE" | null;
  /** Who had the money go back; null unless REFUNDED, and for what was before this was kept. */
  refundedBy: BookingParty | null;
  /** Null until it is given, and for what needs none. */
  accessConsent: AccessConsentRow | null;
  createdAt: Instant;
  /** When its price was last found to match its item's. */
  pricedAt: Instant;
  settledAt: Instant | null;
  /**
   * What the ledger says of the sale, so that a creator's sums need not read it line by line. Null
   * until it is settled, and for what was settled before this was kept.
   */
  saleNetInCents: number | null;
  saleProcessingInCents: number | null;
  salePlatformFeeInCents: number | null;
  saleCreatorInCents: number | null;
}

export const PAYMENT_COLUMNS = {
  id: "text",
  buyerId: "text",
  creatorId: "text",
  itemId: "text",
  bookingId: "text?",
  title: "text",
  description: "text?",
  netInCents: "integer",
  vatInCents: "integer",
  vatBasisPoints: "integer",
  vatCountryCode: "text",
  isReverseCharge: "boolean",
  vatNumberStatus: "text?",
  billing: "json?",
  ipCountryCode: "text?",
  cardCountryCode: "text?",
  state: "text",
  intentId: "text?",
  clientSecret: "text?",
  formerIntentId: "text?",
  refundState: "text?",
  refundedBy: "text?",
  accessConsent: "json?",
  createdAt: "instant",
  pricedAt: "instant",
  settledAt: "instant?",
  saleNetInCents: "integer?",
  saleProcessingInCents: "integer?",
  salePlatformFeeInCents: "integer?",
  saleCreatorInCents: "integer?",
} as const satisfies Columns<PaymentRow>;

/** A payment's columns that say what the ledger says of its sale. */
export type SaleColumns = Pick<
  PaymentRow,
  "saleNetInCents" | "saleProcessingInCents" | "salePlatformFeeInCents" | "saleCreatorInCents"
>;

/** Of a payment that is not settled. */
export const UNSOLD: SaleColumns = {
  saleNetInCents: null,
  saleProcessingInCents: null,
  salePlatformFeeInCents: null,
  saleCreatorInCents: null,
};

/** A payment that begins. */
export type NewPayment = Omit<
  PaymentRow,
  | "ipCountryCode"
  | "cardCountryCode"
  | "state"
  | "formerIntentId"
  | "refundState"
  | "refundedBy"
  | "accessConsent"
  | "pricedAt"
  | "settledAt"
  | keyof SaleColumns
>;

/** The new price and attempt of a payment. */
export type Repricing = Partial<
  Pick<
    PaymentRow,
    | "title"
    | "description"
    | "netInCents"
    | "vatInCents"
    | "vatBasisPoints"
    | "vatCountryCode"
    | "isReverseCharge"
    | "vatNumberStatus"
    | "billing"
    | "ipCountryCode"
    | "accessConsent"
    | "intentId"
    | "clientSecret"
    | "bookingId"
    | "pricedAt"
  >
>;

/** A line of the ledger: the lines of a payment sum to zero. */
export interface LedgerRow {
  id: string;
  paymentId: string;
  kind: "payment" | "refund";
  account: "buyer" | "vat" | "processing" | "platform_fee" | "creator";
  amountInCents: number;
  createdAt: Instant;
}

export const LEDGER_COLUMNS = {
  id: "text",
  paymentId: "text",
  kind: "text",
  account: "text",
  amountInCents: "integer",
  createdAt: "instant",
} as const satisfies Columns<LedgerRow>;

/** A payment that was paid, with its amounts before any refund. */
export interface SaleRow extends SaleAmounts {
  /** The payment's. */
  id: string;
  itemId: string;
  buyerId: string;
  title: string;
  soldAt: Instant;
  /** When the ledger took it back; null when it did not. */
  refundedAt: Instant | null;
}

/** What sales come to; those that were refunded count in `refundedInCents` alone. */
export interface SaleTotals extends SaleAmounts {
  salesCount: number;
  /** Their prices, excluding VAT. */
  refundedInCents: number;
}

/** Payments, their ledger, and the card provider's events that were seen. */
export interface PaymentStore {
  byId(id: string): Promise<PaymentRow | null>;
  byIds(ids: readonly string[]): Promise<PaymentRow[]>;
  byIntent(intentId: string): Promise<PaymentRow | null>;
  /** The payments of these bookings, in any order. */
  ofBookings(bookingIds: readonly string[]): Promise<PaymentRow[]>;
  /** The buyer's OPEN, PROCESSING or FAILED payment for the item; at most one exists. */
  unsettledOf(query: { buyerId: string; itemId: string }): Promise<PaymentRow | null>;
  /** The buyer's PAID payments for content among the items, in any order. */
  purchasesAmong(query: { buyerId: string; itemIds: readonly string[] }): Promise<PaymentRow[]>;
  /** The buyer's latest REFUNDED payment for the item, when that is content. */
  refundedOf(query: { buyerId: string; itemId: string }): Promise<PaymentRow | null>;
  /**
   * Payments for an item that is content, OPEN or FAILED, with an attempt that a card can be charged
   * for: those after an id, null for the first, by id.
   */
  attemptsFor(query: {
    itemId: string;
    after: string | null;
    limit: number;
  }): Promise<PaymentRow[]>;
  /**
   * Deletes the payments for an item that were given up, see `isGivenUp`, but none for a booking.
   * Belongs in the transaction that deletes the item.
   */
  forgetGivenUp(itemId: string): Promise<void>;
  addLedgerRows(rows: readonly LedgerRow[]): Promise<void>;
  ledgerOf(paymentId: string): Promise<LedgerRow[]>;
  /** A creator's sales, latest first. */
  pageOfSales(query: PageQuery & { creatorId: string }): Promise<SaleRow[]>;
  /**
   * Content of a creator's that was sold after an instant and not refunded, and of which no mail has
   * told them; latest first.
   */
  untoldSales(query: { creatorId: string; since: Instant; limit: number }): Promise<SaleRow[]>;
  /** What a creator's sales come to, since an instant or altogether. */
  totalsOfSales(query: { creatorId: string; since: Instant | null }): Promise<SaleTotals>;
  /** False when the event was remembered before. */
  rememberEvent(event: { provider: string; eventId: string; at: Instant }): Promise<boolean>;
  /** Forgets events that were remembered before, `limit` of them at most. Returns how many. */
  forgetEvents(query: { before: Instant; limit: number }): Promise<number>;
}

/** A method for each transition of the life cycle; `LockedPayment` says what it takes. */
type PaymentTransitions = Readonly<
  Record<PaymentTransitionName, (step: never) => Promise<PaymentRow>>
>;

/**
 * A payment, locked until the transaction ends: the only way to change one. Each change is a
 * transition of the life cycle, writes its event, and throws where the life cycle has no such step:
 * that is a bug of the caller. Returns the row as it is then.
 */
export interface LockedPayment extends PaymentTransitions {
  /** As it was when it was locked, or as the last change left it. */
  readonly row: PaymentRow;
  /** Makes it payable again, with another price, hold or attempt. */
  reopen(change: { at: Instant; changes: Repricing }): Promise<PaymentRow>;
  /** The bank is processing it. */
  process(step: { at: Instant }): Promise<PaymentRow>;
  /** Its attempt was cancelled, or never begun: no card can be charged for it. */
  fail(step: { at: Instant }): Promise<PaymentRow>;
  /** The bank declined it in the end: another card can still be charged for its attempt. */
  decline(step: { at: Instant }): Promise<PaymentRow>;
  /** `sale` is what was written to the ledger. */
  pay(step: {
    at: Instant;
    cardCountryCode: string | null;
    sale: SaleAmounts;
  }): Promise<PaymentRow>;
  /** It succeeded, and its money has to go back. */
  refund(step: { at: Instant; sale: SaleAmounts; by: BookingParty }): Promise<PaymentRow>;
  /** The provider has given the money back. */
  markRefunded(step: { at: Instant }): Promise<PaymentRow>;
  /** Says which booking it pays for; its state stays as it is. */
  payFor(bookingId: string): Promise<PaymentRow>;
  /** Keeps what the buyer agreed to; its state stays as it is. */
  consent(consent: AccessConsentRow): Promise<PaymentRow>;
}

import type { VatNumberStatus } from "../../../src/domain/generated/enums.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import { updatePaymentInput } from "../../../src/domain/payments/inputs/updatePayment.ts";
import { sessionWording } from "../../../src/domain/bookings/sessionConsent.ts";
import type { Wording } from "../../../src/domain/shared/wordings.ts";
import type { PaymentRow } from "../../store/ports/payments.ts";
import type { BillingDetails } from "../../store/ports/profiles.ts";
import { grossOf } from "../../../src/domain/payments/division.ts";
import { awaitsSessionConsent } from "./awaitsSessionConsent.ts";
import { beginAttempt } from "./steps/beginAttempt.ts";
import { requireVatNumber } from "./steps/askVatNumber.ts";
import type { ServiceContext } from "../shared/context.ts";
import type { PriceQuote } from "../../../src/domain/payments/vat/quote.ts";
import { giveUpOutdated, isPriceOver } from "./steps/giveUpOutdated.ts";
import { isRepriced } from "./steps/isRepriced.ts";
import { readTodaysQuote } from "./steps/readTodaysQuote.ts";
import { readOwnPayment } from "./steps/readOwnPayment.ts";
import { pricePayment } from "./steps/pricePayment.ts";
import { ROUNDS } from "./steps/rounds.ts";
import { reopenPayment } from "./steps/reopenPayment.ts";

/**
 * Saves billing details on a payment and fixes its VAT by them; from then on a card can be charged
 * for it. A failed payment is reopened, and one whose price is outdated is given up first and
 * reopened at today's. A VAT number that couldn't be checked is kept, and VAT is charged. Refuses
 * with `NOT_FOUND`, `VAT_NUMBER_INVALID`, `SESSION_CONSENT_MISSING`, `HOLD_EXPIRED`, `ALREADY_PAID`,
 * `PAYMENT_NOT_OPEN` and `CARD_PROVIDER_UNAVAILABLE`.
 */
export async function updatePayment(
  context: ServiceContext,
  command: unknown,
): Promise<PaymentRow> {
  const { paymentId, saveBillingDetails, sessionWordingVersion, ...billing } = parseInput(
    updatePaymentInput,
    command,
  );
  const agreedTo = sessionWordingVersion == null ? null : sessionWording(sessionWordingVersion);
  let vatNumberStatus: VatNumberStatus | null = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { payment, today } = await readPayable(context, paymentId);
    vatNumberStatus ??= await requireVatNumber(context, billing);
    const details = { billing, vatNumberStatus, isKept: saveBillingDetails, agreedTo };
    const updated = await bill(context, { payment, today, details });
    if (updated === null) continue;
    context.loaders.user.clear(payment.buyerId);
    // It may have been paid in the meantime; then it keeps none of the details.
    refuseClosed(updated);
    const isCancelled = updated.intentId === null;
    if (!isCancelled && !(await isRepriced(context, updated))) return updated;
  }
  return refuse("CARD_PROVIDER_UNAVAILABLE");
}

/** The payment, which can still be paid, and the current price of its content. */
async function readPayable(
  context: ServiceContext,
  paymentId: string,
): Promise<{ payment: PaymentRow; today: PriceQuote | null }> {
  const own = await readOwnPayment(context, paymentId);
  const today = await readTodaysQuote(context, own);
  const payment = await giveUpOutdated(context, { payment: own, today });
  refuseClosed(payment);
  refuseOver(context, { payment, today });
  return { payment, today };
}

interface Details extends Pick<PaymentRow, "vatNumberStatus"> {
  billing: BillingDetails;
  /** Whether they are kept for the buyer's later payments. */
  isKept: boolean;
  /** What the buyer was shown and agreed to; null where that was nothing. */
  agreedTo: Wording | null;
}

/** Null, with nothing written, when it has changed in the meantime. */
async function bill(
  context: ServiceContext,
  sale: { payment: PaymentRow; today: PriceQuote | null; details: Details },
): Promise<PaymentRow | null> {
  const { payment, today } = sale;
  const { isKept, agreedTo, ...billed } = sale.details;
  const item = (await context.loaders.item.load(payment.itemId)) ?? refuse("NOT_FOUND");
  const { title, description } = item;
  const { netInCents } = today ?? payment;
  const accessConsent = await requireConsent(context, { payment, agreedTo });
  const quote = await pricePayment(context, { item, netInCents, billed });
  return reopenPayment(context, {
    payment,
    bookingId: payment.bookingId,
    attempt: await beginAttempt(context, { payment, amountInCents: grossOf(quote) }),
    changes: {
      ...billed,
      ...quote,
      ipCountryCode: context.visitor.ipCountryCode,
      accessConsent,
      // Off sale, it keeps its price and the price's age.
      ...(today === null ? {} : { title, description, pricedAt: context.now() }),
    },
    alongside: async (store) => {
      if (isKept) await store.users.update(payment.buyerId, { billing: billed.billing });
    },
  });
}

/** What the buyer has agreed to: the first time counts. */
async function requireConsent(
  context: ServiceContext,
  { payment, agreedTo }: Pick<Details, "agreedTo"> & { payment: PaymentRow },
): Promise<PaymentRow["accessConsent"]> {
  if (!(await awaitsSessionConsent(context, payment))) return payment.accessConsent;
  if (agreedTo === null) return refuse("SESSION_CONSENT_MISSING");
  return { ...agreedTo, givenAt: context.now() };
}

/**
 * For a day, a buyer who began to pay can still buy what went off sale; free items aren't paid for.
 */
function refuseOver(
  context: ServiceContext,
  { payment, today }: { payment: PaymentRow; today: PriceQuote | null },
): void {
  if (today === null ? isPriceOver(context, { payment, today }) : today.netInCents === 0) {
    refuse("PAYMENT_NOT_OPEN");
  }
}

function refuseClosed({ state }: PaymentRow): void {
  if (state === "PAID") refuse("ALREADY_PAID");
  if (state === "REFUNDED" || state === "PROCESSING") refuse("PAYMENT_NOT_OPEN");
}

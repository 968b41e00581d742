import type { PaymentRow } from "../../store/ports/payments.ts";
import { isPriceOver } from "./steps/giveUpOutdated.ts";
import { readTodaysQuote } from "./steps/readTodaysQuote.ts";
import type { ServiceContext } from "../shared/context.ts";

/**
 * The viewer's unsettled payment for an item; null for visitors, if there isn't one, and once the
 * item is off sale and the payment too old to be resumed.
 */
export async function readUnsettledPayment(
  context: ServiceContext,
  itemId: string,
): Promise<PaymentRow | null> {
  const { store, viewer } = context;
  if (viewer === null) return null;
  const payment = await store.payments.unsettledOf({ buyerId: viewer.userId, itemId });
  if (payment === null || !isPriceOver(context, { payment, today: null })) return payment;
  return (await readTodaysQuote(context, payment)) === null ? null : payment;
}

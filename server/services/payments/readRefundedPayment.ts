import type { PaymentRow } from "../../store/ports/payments.ts";
import type { ServiceContext } from "../shared/context.ts";

/**
 * The viewer's latest refunded, or soon refunded, payment for content; null for visitors, if there
 * isn't one, and once the content is in the library.
 */
export async function readRefundedPayment(
  { store, viewer, loaders }: ServiceContext,
  itemId: string,
): Promise<PaymentRow | null> {
  if (viewer === null || (await loaders.entitlement.load(itemId)) !== null) return null;
  return store.payments.refundedOf({ buyerId: viewer.userId, itemId });
}

import { RefusalError, isUnavailable } from "../../../src/domain/shared/errors.ts";
import type { PaymentRow } from "../../store/ports/payments.ts";
import type { ServiceContext } from "../shared/context.ts";
import { readOwnPayment } from "./steps/readOwnPayment.ts";
import { syncPayment } from "./steps/syncPayment.ts";

/**
 * A payment as it stands now, for its buyer: the card provider is asked while it is unsettled, and
 * when the provider does not answer, or its news cannot be kept, what was last known is the answer. Refuses with `NOT_FOUND`.
 */
export async function readPaymentStatus(context: ServiceContext, id: string): Promise<PaymentRow> {
  const payment = await readOwnPayment(context, id);
  try {
    return await syncPayment(context, payment);
  } catch (error) {
    if (isAway(error)) return payment;
    throw error;
  }
}

/** The provider does not answer, or what it says cannot be kept right now. */
function isAway(error: unknown): boolean {
  if (isUnavailable(error)) return true;
  return error instanceof RefusalError && error.code === "CARD_PROVIDER_UNAVAILABLE";
}

import { RefusalError, isUnavailable } from "../../../src/domain/shared/errors.ts";
import type { PaymentRow } from "../../store/ports/payments.ts";
import type { ServiceContext } from "../shared/context.ts";
import { readOwnPayment } from "./steps/readOwnPayment.ts";
import { syncPayment } from "./steps/syncPayment.ts";

/**
 * A payment's current state, for its buyer: the card provider is asked while it is unsettled. If
 * the provider doesn't answer, or its news can't be saved, returns the last known state. Refuses
 * with `NOT_FOUND`.
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

/** The provider doesn't answer, or its news can't be saved right now. */
function isAway(error: unknown): boolean {
  if (isUnavailable(error)) return true;
  return error instanceof RefusalError && error.code === "CARD_PROVIDER_UNAVAILABLE";
}

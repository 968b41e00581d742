import type { PaymentRow } from "../store/payments.ts";
import type { ServiceContext } from "./context.ts";
import { readOwnPayment } from "./paymentRows.ts";

/** A payment as it was last known, for its buyer. Refuses everybody else with `NOT_FOUND`. */
export function readPayment(context: ServiceContext, id: string): Promise<PaymentRow> {
  return readOwnPayment(context, id);
}

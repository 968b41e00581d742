import type { PaymentRow } from "../../store/ports/payments.ts";
import type { ServiceContext } from "../shared/context.ts";
import { readOwnPayment } from "./steps/readOwnPayment.ts";

/** A payment as last known, for its buyer. Refuses everyone else with `NOT_FOUND`. */
export function readPayment(context: ServiceContext, id: string): Promise<PaymentRow> {
  return readOwnPayment(context, id);
}

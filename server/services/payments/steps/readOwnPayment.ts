import { refuse } from "../../../../src/domain/shared/errors.ts";
import type { PaymentRow } from "../../../store/ports/payments.ts";
import type { ServiceContext } from "../../shared/context.ts";
import { requireViewer } from "../../shared/viewer.ts";

/** A payment, for its buyer. Refuses everyone else with `NOT_FOUND`. */
export async function readOwnPayment(context: ServiceContext, id: string): Promise<PaymentRow> {
  const { userId } = requireViewer(context);
  const payment = await context.store.payments.byId(id);
  return payment?.buyerId === userId ? payment : refuse("NOT_FOUND");
}

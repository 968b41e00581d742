import { refuse } from "../../src/domain/errors.ts";
import type { PaymentRow } from "../store/payments.ts";
import type { ServiceContext } from "./context.ts";
import { requireViewer } from "./viewer.ts";

/** What the card is charged, in cents. */
export function grossOf(amounts: Pick<PaymentRow, "netInCents" | "vatInCents">): number {
  return amounts.netInCents + amounts.vatInCents;
}

/** Whether nothing can happen to a payment any more but that owed money goes back. */
export function isSettled({ state }: Pick<PaymentRow, "state">): boolean {
  return state === "PAID" || state === "REFUNDED";
}

/** A payment, for its buyer. Refuses everybody else with `NOT_FOUND`. */
export async function readOwnPayment(context: ServiceContext, id: string): Promise<PaymentRow> {
  const { userId } = requireViewer(context);
  const payment = await context.store.payments.byId(id);
  return payment?.buyerId === userId ? payment : refuse("NOT_FOUND");
}

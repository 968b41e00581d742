import { amountsOf } from "../../../src/domain/payments/division.ts";
import type { BookingParty } from "../../../src/domain/generated/enums.ts";
import { refundOf } from "../../../src/domain/payments/refund.ts";
import type { Instant } from "../../../src/domain/time/instant.ts";
import type { Transaction } from "../../store/ports/store.ts";
import type { ProcessContext } from "../shared/context.ts";
import { addLines } from "./steps/addLines.ts";

/**
 * Owes the buyer of a session what was paid for it, and takes it back from everybody in the ledger.
 * Call it with the creator's agenda locked. The reaction to the event carries it out
 * (docs/product.md 7.11).
 */
export async function oweRefund(
  context: ProcessContext,
  refund: { store: Transaction; bookingId: string; by: BookingParty; at: Instant },
): Promise<void> {
  const { store, bookingId, by, at } = refund;
  const [paid] = await store.payments.ofBookings([bookingId]);
  const payment = paid === undefined ? null : await store.lockPayment(paid.id);
  if (payment?.row.state !== "PAID") throw new Error(`nothing was paid for ${bookingId}`);
  const { id: paymentId } = payment.row;
  const lines = await store.payments.ledgerOf(paymentId);
  const sale = lines.filter(({ kind }) => kind === "payment");
  await addLines(context, { store, paymentId, kind: "refund", lines: refundOf(sale) });
  await payment.refund({ at, sale: amountsOf(sale), by });
}

import type { PaymentRow } from "../../../store/ports/payments.ts";
import type { ProcessContext } from "../../shared/context.ts";
import { isPriceOver } from "./giveUpOutdated.ts";
import { readTodaysQuote } from "./readTodaysQuote.ts";

/**
 * Whether the price of an attempt that was just written is over already. Read after the writing:
 * whoever changes the price from now on finds the attempt, and whoever has changed it before is
 * found here.
 */
export async function isRepriced(
  context: Pick<ProcessContext, "store" | "now">,
  payment: PaymentRow,
): Promise<boolean> {
  if (payment.intentId === null) return false;
  return isPriceOver(context, { payment, today: await readTodaysQuote(context, payment) });
}

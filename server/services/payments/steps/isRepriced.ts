import type { PaymentRow } from "../../../store/ports/payments.ts";
import type { ProcessContext } from "../../shared/context.ts";
import { isPriceOver } from "./giveUpOutdated.ts";
import { readTodaysQuote } from "./readTodaysQuote.ts";

/**
 * Whether the price of a newly written attempt is already outdated. Read after the write: a later
 * price change finds the attempt, and an earlier one is found here.
 */
export async function isRepriced(
  context: Pick<ProcessContext, "store" | "now">,
  payment: PaymentRow,
): Promise<boolean> {
  if (payment.intentId === null) return false;
  return isPriceOver(context, { payment, today: await readTodaysQuote(context, payment) });
}

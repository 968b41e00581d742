import { refundedMail } from "../../../src/domain/messages/paymentMails.ts";
import type { ProcessContext } from "../shared/context.ts";
import type { Due, RunAgain } from "../shared/reaction.ts";
import { sendMail } from "./steps/sendMail.ts";
import { readToldPayment } from "./steps/toldPayment.ts";

/** Reaction to a refund that the card provider has taken on: tells its buyer how much goes back. */
export async function tellOfRefund(
  context: ProcessContext,
  { subjectId }: Pick<Due, "subjectId">,
): Promise<RunAgain | void> {
  const told = await readToldPayment(context, subjectId);
  if (told?.payment.refundState !== "DONE") return;
  const { payment, facts, url, inName, keyOf } = told;
  return sendMail(context, {
    mails: [keyOf({ kind: "REFUNDED", version: "" })],
    compose: async () => {
      const lines = await context.store.payments.ledgerOf(payment.id);
      // What was charged can differ from the price: then that goes back.
      const back = lines.find(({ kind, account }) => kind === "refund" && account === "buyer");
      const grossInCents = Math.abs(back?.amountInCents ?? facts.grossInCents);
      const cause = payment.refundedBy === "PLATFORM" ? "NOT_AVAILABLE" : "CANCELLED";
      return inName(refundedMail({ ...facts, grossInCents }, { cause, url }));
    },
  });
}

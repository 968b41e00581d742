import { paidMail } from "../../../src/domain/messages/paymentMails.ts";
import type { ProcessContext } from "../shared/context.ts";
import type { Due, RunAgain } from "../shared/reaction.ts";
import { sendMail } from "./steps/sendMail.ts";
import { readToldPayment } from "./steps/toldPayment.ts";

/**
 * Reaction to a payment that was received: tells its buyer, with the way to what was bought, and with
 * what was agreed to before paying for a session (docs/product.md 15.2).
 */
export async function tellOfPayment(
  context: ProcessContext,
  { subjectId }: Pick<Due, "subjectId">,
): Promise<RunAgain | void> {
  const told = await readToldPayment(context, subjectId);
  if (told === null) return;
  const { payment, facts, isSession, url, inName, keyOf } = told;
  const { settledAt: paidAt, accessConsent: consent } = payment;
  if (paidAt === null || url === null) return;
  // One whose money went back at once never was: the refund's mail says so.
  if (payment.refundedBy === "PLATFORM") return;
  return sendMail(context, {
    mails: [keyOf({ kind: "PAID", version: "" })],
    compose: () =>
      inName(
        paidMail(facts, {
          paidAt,
          isSession,
          url,
          sellerName: context.settings.seller.name,
          consent: isSession ? consent : null,
        }),
      ),
  });
}

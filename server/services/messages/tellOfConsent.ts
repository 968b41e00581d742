import { consentMail } from "../../../src/domain/messages/paymentMails.ts";
import type { ProcessContext } from "../shared/context.ts";
import type { Due, RunAgain } from "../shared/reaction.ts";
import { sendMail } from "./steps/sendMail.ts";
import { readToldPayment } from "./steps/toldPayment.ts";

/**
 * Reaction to a buyer who agreed to the delivery of what they bought: confirms the words, their
 * version and the time, for them to keep (docs/product.md 10.5).
 */
export async function tellOfConsent(
  context: ProcessContext,
  { subjectId }: Pick<Due, "subjectId">,
): Promise<RunAgain | void> {
  const told = await readToldPayment(context, subjectId);
  const consent = told?.payment.accessConsent ?? null;
  if (told === null || consent === null || told.url === null) return;
  const { facts, url, inName, keyOf } = told;
  return sendMail(context, {
    mails: [keyOf({ kind: "CONSENT", version: "" })],
    compose: () => inName(consentMail(facts, { consent, url })),
  });
}

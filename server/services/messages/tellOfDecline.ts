import { declinedMail } from "../../../src/domain/messages/paymentMails.ts";
import type { ProcessContext } from "../shared/context.ts";
import type { Due, RunAgain } from "../shared/reaction.ts";
import { sendMail } from "./steps/sendMail.ts";
import { readToldPayment } from "./steps/toldPayment.ts";

/**
 * Reaction to a payment that the bank declined after it took its time: tells its buyer, who is no
 * longer on the page, unless it has been paid, or begun again, in the meantime.
 */
export async function tellOfDecline(
  context: ProcessContext,
  { subjectId, at }: Pick<Due, "subjectId" | "at">,
): Promise<RunAgain | void> {
  const told = await readToldPayment(context, subjectId);
  if (told?.payment.state !== "FAILED" || told.url === null) return;
  const { facts, isSession, url, inName, keyOf } = told;
  return sendMail(context, {
    mails: [keyOf({ kind: "DECLINED", version: String(at) })],
    compose: () => inName(declinedMail(facts, { isSession, url })),
  });
}

import { soldMail } from "../../../src/domain/messages/creatorMails.ts";
import { fullName } from "../../../src/domain/profiles/fullName.ts";
import { PATHS } from "../../../src/domain/shared/paths.ts";
import {
  SALES_PER_MAIL_MAX,
  SALE_MAILS_PAUSE_MS,
  SALE_TOLD_WITHIN_MS,
} from "../../../src/domain/shared/limits.ts";
import type { MailKey } from "../../store/ports/messages.ts";
import type { ProcessContext } from "../shared/context.ts";
import type { Due, RunAgain } from "../shared/reaction.ts";
import { sendMail } from "./steps/sendMail.ts";

/**
 * Reaction to content that was sold: tells its creator of all sales that they weren't told of, once
 * an hour at most. Those that were refunded are left out, and so are sessions, which the creator is
 * told of when they are booked (docs/product.md 15.2).
 */
export async function tellOfSales(
  context: ProcessContext,
  { subjectId: userId }: Pick<Due, "subjectId">,
): Promise<RunAgain | void> {
  const { store, now, settings } = context;
  const last = await store.mails.lastSentAt({ userId, kind: "SOLD" });
  // A time to come is one of a clock that was wrong.
  const pauseEnd = last === null || last > now() ? 0 : last + SALE_MAILS_PAUSE_MS;
  if (pauseEnd > now()) return { againAt: pauseEnd };
  const since = now() - SALE_TOLD_WITHIN_MS;
  const query = { creatorId: userId, since, limit: SALES_PER_MAIL_MAX };
  const sales = await store.payments.untoldSales(query);
  const [first, ...more] = sales.map(({ id }) => keyOf(userId, id));
  if (first === undefined) return;
  const busy = await sendMail(context, {
    mails: [first, ...more],
    compose: async (begun) => {
      const told = sales.filter(({ id }) => begun.some(({ subjectId }) => subjectId === id));
      const buyers = await store.users.byIds(told.map(({ buyerId }) => buyerId));
      const names = new Map(buyers.map((buyer) => [buyer.id, fullName(buyer)]));
      const lines = told.map(({ title, buyerId, creatorInCents }) => ({
        title,
        buyerName: names.get(buyerId) ?? "",
        earnedInCents: creatorInCents,
      }));
      return { content: soldMail(lines, { url: settings.publicUrl + PATHS.beamerEarnings }) };
    },
  });
  if (busy) return busy;
  // There may be more than one mail has room for.
  return sales.length < SALES_PER_MAIL_MAX ? undefined : { againAt: now() + SALE_MAILS_PAUSE_MS };
}

const keyOf = (userId: string, paymentId: string): MailKey => ({
  userId,
  subjectId: paymentId,
  kind: "SOLD",
  version: "",
});

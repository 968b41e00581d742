import { confirmMailAddressAddress } from "../../../src/domain/messages/addresses.ts";
import { addressMail } from "../../../src/domain/messages/creatorMails.ts";
import { MAIL_LINK_LIFETIME_MS } from "../../../src/domain/shared/limits.ts";
import type { ProcessContext } from "../shared/context.ts";
import type { Due, RunAgain } from "../shared/reaction.ts";
import { confirmToken } from "./steps/confirmToken.ts";
import { sendMail } from "./steps/sendMail.ts";

/** Reaction to an address being named: sends the link there that confirms it. */
export async function sendMailLink(
  context: ProcessContext,
  { subjectId: userId }: Pick<Due, "subjectId">,
): Promise<RunAgain | void> {
  const settings = await context.store.mails.settingsOf(userId);
  const askedAt = settings?.linksSentAt.at(-1);
  const address = settings?.pendingAddress ?? null;
  if (address === null || askedAt === undefined) return;
  const expiresAt = askedAt + MAIL_LINK_LIFETIME_MS;
  // Mails were away for long: the settings say that it has expired.
  if (expiresAt <= context.now()) return;
  const token = await confirmToken(context, { userId, address, expiresAt });
  const url = context.settings.publicUrl + confirmMailAddressAddress(token);
  return sendMail(context, {
    mails: [{ userId, subjectId: userId, kind: "ADDRESS", version: String(askedAt) }],
    compose: () => ({ content: addressMail({ url }) }),
    to: address,
  });
}

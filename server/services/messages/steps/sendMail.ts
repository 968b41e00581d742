import { oneClickPath, stopMailsAddress } from "../../../../src/domain/messages/addresses.ts";
import { topicOf } from "../../../../src/domain/messages/kinds.ts";
import type { MailContent } from "../../../../src/domain/messages/mailContent.ts";
import { onLine } from "../../../../src/domain/messages/mailTexts.ts";
import { TOPIC_WORDS } from "../../../../src/domain/messages/topicWords.ts";
import type { MailTopic } from "../../../../src/domain/generated/enums.ts";
import { MAIL_LEASE_MS } from "../../../../src/domain/shared/limits.ts";
import { renderedMail } from "../../../mails/renderedMail.ts";
import type { MailInvitation } from "../../../providers/mail/port.ts";
import type { MailKey, MailSettingsRow } from "../../../store/ports/messages.ts";
import type { ProcessContext } from "../../shared/context.ts";
import type { RunAgain } from "../../shared/reaction.ts";
import { mailId } from "./mailId.ts";
import { noteRefused } from "./noteRefused.ts";
import { stopToken } from "./stopToken.ts";

/** A mail that is ready to be sent. */
export interface ComposedMail {
  content: MailContent;
  /** In whose name the product writes; null for its own alone. */
  inNameOf?: string | null;
  invitation?: MailInvitation | null;
  /** What mails of one thread have in common; null for a mail without one. */
  thread?: string | null;
}

interface Sending {
  /** One, or several that one mail tells together: all of a person and a kind. */
  mails: readonly [MailKey, ...MailKey[]];
  /** The mail about those that were not sent yet. */
  compose: (begun: readonly MailKey[], address: string) => ComposedMail | Promise<ComposedMail>;
  /** Where law or money needs it although others of its kind can be turned off. */
  isNeeded?: boolean;
  /** Instead of the person's confirmed address. */
  to?: string;
}

/**
 * Sends a mail to somebody who wants it, at least once and almost always only once: a process that
 * is killed after sending it and before noting so sends it again (docs/product.md 15.7). One that
 * isn't wanted counts as sent. Asks to be run again while another process is at it. Refuses with
 * `MAIL_UNAVAILABLE`.
 */
export async function sendMail(
  context: ProcessContext,
  { mails, compose, isNeeded = false, to }: Sending,
): Promise<RunAgain | void> {
  const { store, now } = context;
  const [{ userId, kind }] = mails;
  const settings = await store.mails.settingsOf(userId);
  const topic = isNeeded ? null : topicOf(kind);
  const address = to ?? wantedAt(settings, topic);
  if (address === null) return store.mails.end({ mails, at: now() });
  const at = now();
  const begun = await store.mails.begin({ mails, at, leasedUntil: at + MAIL_LEASE_MS });
  if (begun.length === 0) return whileBusy(context, mails);
  try {
    const mail = await compose(begun, address);
    await send(context, { mail, begun, address, topic });
  } catch (error) {
    await store.mails.drop(begun);
    throw error;
  }
  await store.mails.end({ mails: begun, at: now() });
  // What another process is sending is looked after, too: it may be killed.
  return begun.length === mails.length ? undefined : whileBusy(context, mails);
}

/** The address at which somebody wants mails about a topic; null if they don't, or have none. */
function wantedAt(settings: MailSettingsRow | null, topic: MailTopic | null): string | null {
  if (settings === null || settings.refusedAt !== null) return null;
  return topic !== null && settings.offTopics.includes(topic) ? null : settings.address;
}

/** Another process may be killed before it has sent them. */
async function whileBusy(
  { store, now }: Pick<ProcessContext, "store" | "now">,
  mails: Sending["mails"],
): Promise<RunAgain | void> {
  const [{ userId, kind }] = mails;
  const subjectIds = mails.map(({ subjectId }) => subjectId);
  const sent = await store.mails.sentAbout({ userId, kind, subjectIds });
  const isSent = ({ subjectId, version }: MailKey) =>
    sent.some((row) => row.subjectId === subjectId && row.version === version);
  return mails.every(isSent) ? undefined : { againAt: now() + MAIL_LEASE_MS };
}

async function send(
  context: ProcessContext,
  of: {
    mail: ComposedMail;
    begun: readonly MailKey[];
    address: string;
    topic: MailTopic | null;
  },
): Promise<void> {
  const { mail, begun, address, topic } = of;
  const { content, inNameOf = null, invitation = null, thread = null } = mail;
  const { publicUrl, seller } = context.settings;
  const [{ userId } = { userId: "" }] = begun;
  const token = topic === null ? null : await stopToken(context, { userId, topic });
  const stop =
    topic === null || token === null
      ? null
      : { url: publicUrl + stopMailsAddress(token), about: TOPIC_WORDS[topic] };
  const outcome = await context.providers.mail.send({
    id: await mailId(context, JSON.stringify(begun)),
    references: thread === null ? [] : [await mailId(context, thread)],
    senderName: inNameOf === null ? "Beamers" : `${onLine(inNameOf)} via Beamers`,
    to: address,
    ...renderedMail(content, { stop, sender: `${seller.name}, ${seller.address}` }),
    invitation,
    unsubscribeUrl: token === null ? null : publicUrl + oneClickPath(token),
  });
  if (outcome === "refused") await noteRefused(context, { userId, address });
}

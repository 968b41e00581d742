import type { MailKind } from "../../../src/domain/messages/kinds.ts";
import type { MailTopic } from "../../../src/domain/generated/enums.ts";
import type { Instant } from "../../../src/domain/time/instant.ts";
import type { Columns } from "./columns.ts";

/** Where somebody is sent mails, and which. Who has no row is sent none. */
export interface MailSettingsRow {
  userId: string;
  /** Confirmed, by the sign-in provider or by a link; null until one is. */
  address: string | null;
  /** What a link is to confirm; null without. */
  pendingAddress: string | null;
  /** When the address's server refused it for good; null while it takes mails. */
  refusedAt: Instant | null;
  /** The same of the last link to the pending address. */
  linkRefusedAt: Instant | null;
  /** What was turned off. */
  offTopics: readonly MailTopic[];
  /** When links were asked for, those of the last day at least, earliest first. */
  linksSentAt: readonly Instant[];
}

export const MAIL_SETTINGS_COLUMNS = {
  userId: "text",
  address: "text?",
  pendingAddress: "text?",
  refusedAt: "instant?",
  linkRefusedAt: "instant?",
  offTopics: "json",
  linksSentAt: "json",
} as const satisfies Columns<MailSettingsRow>;

/** Which mail is meant: there is one with this key. */
export interface MailKey {
  userId: string;
  /** Id of what it is about: a booking, a payment, a person. */
  subjectId: string;
  kind: MailKind;
  /** Tells several of a kind about a subject apart; what it says depends on the kind. */
  version: string;
}

/** A mail that was sent, is being sent, or was left out because it is not wanted. */
export interface SentMailRow extends MailKey {
  /** Until then nobody else sends it. */
  leasedUntil: Instant;
  /** When it was sent or left out; null until then. */
  sentAt: Instant | null;
}

export const SENT_MAIL_COLUMNS = {
  userId: "text",
  subjectId: "text",
  kind: "text",
  version: "text",
  leasedUntil: "instant",
  sentAt: "instant?",
} as const satisfies Columns<SentMailRow>;

/** People's settings for mails, and which mails were sent. */
export interface MailStore {
  settingsOf(userId: string): Promise<MailSettingsRow | null>;
  /** Inserts or replaces the person's. Call it in a transaction, under `users.lock`. */
  saveSettings(row: MailSettingsRow): Promise<void>;
  /** The mails of a kind to somebody about these subjects that were sent or left out, in any order. */
  sentAbout(
    query: Pick<MailKey, "userId" | "kind"> & { subjectIds: readonly string[] },
  ): Promise<SentMailRow[]>;
  /** When somebody was last sent a mail of that kind; null if never. */
  lastSentAt(query: Pick<MailKey, "userId" | "kind">): Promise<Instant | null>;
  /**
   * Begins to send mails: those of the given ones that nobody has sent, and nobody else is sending.
   * Of two concurrent calls, one gets a mail. Who is killed before `end` loses it when the lease
   * ends.
   */
  begin(of: { mails: readonly MailKey[]; at: Instant; leasedUntil: Instant }): Promise<MailKey[]>;
  /** They were sent, or needn't be, begun or not. */
  end(of: { mails: readonly MailKey[]; at: Instant }): Promise<void>;
  /** They weren't sent, so anyone may try again at once. */
  drop(mails: readonly MailKey[]): Promise<void>;
  /** Forgets mails that were begun before, `limit` of them at most. Returns how many. */
  forget(query: { before: Instant; limit: number }): Promise<number>;
}

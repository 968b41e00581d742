/** A calendar's invitation, or its end (RFC 5546). */
export interface MailInvitation {
  method: "REQUEST" | "CANCEL";
  /** The iCalendar text, with the same method. */
  content: string;
}

/** A mail to one person. Texts of people are in it as they are: adapters encode them. */
export interface MailMessage {
  /** Its `Message-ID` without brackets: the same for the same mail, however often it is sent. */
  id: string;
  /** The `Message-ID`s of mails that it belongs to, without brackets. */
  references: readonly string[];
  /** Shown with the sender's address. */
  senderName: string;
  to: string;
  /** On one line. */
  subject: string;
  html: string;
  text: string;
  invitation: MailInvitation | null;
  /**
   * Full address at which a mail program turns such mails off with one POST (RFC 8058); null where
   * they can't be turned off.
   */
  unsubscribeUrl: string | null;
}

/** How sending ended: refused means that the server takes nothing for this address, for good. */
export type MailOutcome = "sent" | "refused";

/**
 * The service that sends mails. A mail that was sent may still not arrive, and nothing tells: later
 * failures go to the sender's mailbox.
 */
export interface Mail {
  /** The address that mails come from. */
  readonly sender: string;
  /**
   * Refuses with `MAIL_UNAVAILABLE` when it can't be sent now; the adapter itself logs why, once a
   * minute. Any other error is about this mail alone.
   */
  send(message: MailMessage): Promise<MailOutcome>;
  /** Closes what it holds open, when its process ends; a mail that is on its way is finished. */
  close?(): void;
}

/** The footer of every mail. */
export interface MailFooter {
  /** Full address where what it is about is turned off, and what that is; null where it can't be. */
  stop: { url: string; about: string } | null;
  /** Who runs the site, on one line. */
  sender: string;
}

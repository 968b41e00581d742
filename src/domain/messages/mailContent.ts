/** A fact in a mail, such as when something is. */
export interface MailFact {
  readonly label: string;
  /** May have several lines. */
  readonly value: string;
}

/** A part of a mail, in reading order. */
export type MailBlock =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "facts"; readonly facts: readonly MailFact[] }
  /** What somebody typed, under a line that says whose words they are. */
  | { readonly kind: "quote"; readonly label: string; readonly text: string }
  /** What to do next; `url` is an address of this site. */
  | { readonly kind: "button"; readonly label: string; readonly url: string }
  /** Another way, less important; `url` is an address of this site. */
  | { readonly kind: "link"; readonly label: string; readonly url: string }
  /** Less important, and smaller. */
  | { readonly kind: "note"; readonly text: string };

/** What a mail says, whatever it looks like. */
export interface MailContent {
  /** On one line. */
  readonly subject: string;
  /** What a list of mails shows after the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
  /** Why its reader gets it, a sentence. */
  readonly reason: string;
}

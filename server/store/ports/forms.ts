import type { FormKind } from "../../../src/domain/generated/enums.ts";
import type { Instant } from "../../../src/domain/time/instant.ts";
import type { Columns } from "./columns.ts";
import type { PageQuery } from "./page.ts";

/** A form that was sent to the operator. */
export interface SentFormRow {
  /** Of all that was sent: the same form has the same one. */
  digest: string;
  kind: FormKind;
  name: string;
  email: string;
  message: string | null;
  /** The name wanted for a page, as typed. */
  claimedSlug: string | null;
  /** The page that is reported, as a path of this site. */
  reportedAddress: string | null;
  /** Who was signed in; null for a visitor. */
  userId: string | null;
  sentAt: Instant;
}

export const SENT_FORM_COLUMNS = {
  digest: "text",
  kind: "text",
  name: "text",
  email: "text",
  message: "text?",
  claimedSlug: "text?",
  reportedAddress: "text?",
  userId: "text?",
  sentAt: "instant",
} as const satisfies Columns<SentFormRow>;

/** Forms to the operator, each kept once. */
export interface FormStore {
  isKept(digest: string): Promise<boolean>;
  /** Keeps a form; the first of the same ones stays. */
  add(row: SentFormRow): Promise<void>;
  /** How many of a kind were sent at `since` or later. */
  countSince(query: { kind: FormKind; since: Instant }): Promise<number>;
  /** Latest first; a cursor's id is a digest. */
  page(query: PageQuery): Promise<SentFormRow[]>;
  /** Deletes what was sent before, `limit` of them at most. Returns how many. */
  forget(query: { before: Instant; limit: number }): Promise<number>;
}

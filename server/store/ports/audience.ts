import type { NameKeys } from "../../../src/domain/audience/names.ts";
import type { AudienceOrder } from "../../../src/domain/generated/enums.ts";
import type { Instant } from "../../../src/domain/time/instant.ts";
import type { Columns } from "./columns.ts";

/** Someone who did something with a creator's content. */
export interface AudienceRow {
  id: string;
  creatorId: string;
  userId: string;
  lastInteractionAt: Instant;
}

/** A row as stores keep it: with its person's name as the audience is ordered by it. */
export type StoredAudienceRow = AudienceRow & NameKeys;

export const AUDIENCE_COLUMNS = {
  id: "text",
  creatorId: "text",
  userId: "text",
  lastInteractionAt: "instant",
  byFirstName: "text",
  byLastName: "text",
} as const satisfies Columns<StoredAudienceRow>;

/** A row with its person's name. */
export type NamedAudienceRow = StoredAudienceRow & { firstName: string; lastName: string };

/** After the row with this key, in the order of the page, and id. */
export interface AudienceCursor {
  /** An instant or a name's key, as the order says. */
  key: Instant | string;
  id: string;
}

/** Part of an audience. */
export interface AudienceSearch {
  creatorId: string;
  /** What words of the name begin with, folded; all of them have to. */
  words: readonly string[];
}

export interface AudiencePage extends AudienceSearch {
  orderBy: AudienceOrder;
  /** Turns the order round. */
  isReversed: boolean;
  after: AudienceCursor | null;
  /** How many to leave out. */
  skip: number;
  limit: number;
}

/** Part of an audience in the order of its persons' ids, which never changes. */
export interface AudiencePersonPage {
  creatorId: string;
  /** The last person of the page before; null for the first page. */
  after: string | null;
  limit: number;
}

/** Audiences: one row per creator and person. */
export interface AudienceStore {
  /** Inserts the row, or moves the existing one's interaction forward. */
  touch(row: AudienceRow): Promise<void>;
  count(search: AudienceSearch): Promise<number>;
  /**
   * Latest interaction first, or by name from A, as `compareKeys` orders. Ids break ties, in the
   * same direction.
   */
  page(page: AudiencePage): Promise<NamedAudienceRow[]>;
  /** Someone who interacts between two pages stays in their page. */
  pageByPerson(page: AudiencePersonPage): Promise<NamedAudienceRow[]>;
}

/** Which column an order is by. */
export const AUDIENCE_KEYS = {
  FIRST_NAME: "byFirstName",
  LAST_NAME: "byLastName",
  LAST_INTERACTION: "lastInteractionAt",
} as const satisfies Record<AudienceOrder, keyof StoredAudienceRow>;

import type { MeetingPlace } from "../../../src/domain/bookings/meetingPlace.ts";
import type {
  CatalogItemCategory,
  CatalogItemStatus,
  DocumentPreviewState,
} from "../../../src/domain/generated/enums.ts";
import type { Instant } from "../../../src/domain/time/instant.ts";
import type { Columns } from "./columns.ts";
import type { PageQuery } from "./page.ts";
import type { StoredImage } from "./profiles.ts";
import type { IntakeQuestion } from "./questions.ts";

/** An uploaded file, described; its bytes are in the file store. */
export interface DocumentRow {
  id: string;
  name: string;
  extension: string;
  contentType: string;
  addedOn: Instant;
  sizeInBytes: number;
  previewState: DocumentPreviewState;
  /** Null until the previews were made. */
  pageCount: number | null;
  /** Whether it replaced an earlier one. */
  isReplacement: boolean;
  /** The client's name for the upload; null if it didn't give one. */
  uploadId: string | null;
}

interface CommonItem {
  id: string;
  creatorId: string;
  title: string;
  description: string | null;
  /** Excluding VAT, in cents; 0 is free. */
  priceInCents: number;
  status: CatalogItemStatus;
  /** Its position among its creator's items of the category: the lowest first, then the newest. */
  position: number;
  createdAt: Instant;
}

/** The columns of every category. */
export const ITEM_COLUMNS = {
  id: "text",
  creatorId: "text",
  category: "text",
  title: "text",
  description: "text?",
  priceInCents: "integer",
  status: "text",
  position: "integer",
  createdAt: "instant",
} as const satisfies Columns<CommonItem & Pick<CatalogItemRow, "category">>;

/** A bookable session. */
export interface OneOnOneRow extends CommonItem {
  category: "ONE_ON_ONE";
  durationInMinutes: 30 | 60;
  descriptionBulletPoints: readonly string[];
  /** Null means the default ones. */
  intakeQuestions: readonly IntakeQuestion[] | null;
  meetingPlace: MeetingPlace;
}

export const ONE_ON_ONE_COLUMNS = {
  ...ITEM_COLUMNS,
  durationInMinutes: "integer",
  descriptionBulletPoints: "json",
  intakeQuestions: "json?",
  meetingPlace: "json",
} as const satisfies Columns<OneOnOneRow>;

/** A document, also called a drop. */
export interface PublicationRow extends CommonItem {
  category: "PUBLICATION";
  document: DocumentRow | null;
  thumbnails: readonly StoredImage[];
}

export const PUBLICATION_COLUMNS = {
  ...ITEM_COLUMNS,
  document: "json?",
  thumbnails: "json",
} as const satisfies Columns<PublicationRow>;

/** An event with slides or a file. */
export interface TalkRow extends CommonItem {
  category: "TALK";
  eventName: string | null;
  eventUrl: string | null;
  eventLocation: string | null;
  eventDate: Instant | null;
  durationInMinutes: number | null;
  document: DocumentRow | null;
  thumbnails: readonly StoredImage[];
}

export const TALK_COLUMNS = {
  ...ITEM_COLUMNS,
  eventName: "text?",
  eventUrl: "text?",
  eventLocation: "text?",
  eventDate: "instant?",
  durationInMinutes: "integer?",
  document: "json?",
  thumbnails: "json",
} as const satisfies Columns<TalkRow>;

export type CatalogItemRow = OneOnOneRow | PublicationRow | TalkRow;

/** What creators offer. */
export interface CatalogStore {
  byId(id: string): Promise<CatalogItemRow | null>;
  /** In any order, missing ones left out. */
  byIds(ids: readonly string[]): Promise<CatalogItemRow[]>;
  /** The item that the document belongs to; null if it doesn't, or no longer, belong to one. */
  byDocumentId(id: string): Promise<CatalogItemRow | null>;
  /** In their creator's order, at most `limit` of each category; see `position`. */
  ofCreator(query: {
    creatorId: string;
    categories: readonly CatalogItemCategory[];
    statuses: readonly CatalogItemStatus[];
    limit: number;
  }): Promise<CatalogItemRow[]>;
  /** A creator's archived items of every category, the latest made first. */
  pageOfArchived(query: PageQuery & { creatorId: string }): Promise<CatalogItemRow[]>;
  countArchived(creatorId: string): Promise<number>;
  /** The total size of the documents of a creator's items, in bytes. */
  documentBytesOf(creatorId: string): Promise<number>;
  /** Locks the item until the transaction ends, and reads it; null when the id is unknown. */
  lock(id: string): Promise<CatalogItemRow | null>;
  /**
   * As `lock`, and until the transaction ends nothing new can refer to the item: attempts wait, and
   * are refused with a `Violation` if the item is gone by then.
   */
  lockToDelete(id: string): Promise<CatalogItemRow | null>;
  /**
   * Which of the items are in use, in any order: those with an entry in a library, a booking of any
   * standing, or a payment that wasn't given up.
   */
  inUseAmong(ids: readonly string[]): Promise<string[]>;
  insert(row: CatalogItemRow): Promise<void>;
  /** Replaces the whole row. Throws when the id is unknown. */
  replace(row: CatalogItemRow): Promise<void>;
  /** Throws a `Violation` while another row refers to it. An unknown id is ignored. */
  delete(id: string): Promise<void>;
  /**
   * Gives the items the positions 0, 1, 2 and so on, and changes nothing else; unknown ids are
   * ignored.
   */
  arrange(ids: readonly string[]): Promise<void>;
}

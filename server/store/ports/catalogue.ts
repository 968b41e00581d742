import type {
  CatalogItemCategory,
  CatalogItemStatus,
  DocumentPreviewState,
} from "../../../src/domain/generated/enums.ts";
import type { Instant } from "../../../src/domain/time/instant.ts";
import type { PageQuery } from "./page.ts";
import type { StoredImage } from "./profiles.ts";
import type { IntakeQuestion } from "./questions.ts";

/** An uploaded file, described; its bytes are the file store's. */
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
  /** Whether it took the place of an earlier one. */
  isReplacement: boolean;
  /** What its client called the upload; null when it did not. */
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
  /** Its place among its creator's items of the category: the lowest first, then the newest. */
  position: number;
  createdAt: Instant;
}

/** A bookable session. */
export interface OneOnOneRow extends CommonItem {
  category: "ONE_ON_ONE";
  durationInMinutes: 30 | 60;
  descriptionBulletPoints: readonly string[];
  /** Null: those that every offer starts with. */
  intakeQuestions: readonly IntakeQuestion[] | null;
}

/** A document, also called a drop. */
export interface PublicationRow extends CommonItem {
  category: "PUBLICATION";
  document: DocumentRow | null;
  thumbnails: readonly StoredImage[];
}

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

export type CatalogItemRow = OneOnOneRow | PublicationRow | TalkRow;

/** What creators offer. */
export interface CatalogStore {
  byId(id: string): Promise<CatalogItemRow | null>;
  /** In any order, missing ones left out. */
  byIds(ids: readonly string[]): Promise<CatalogItemRow[]>;
  /** The item whose document it is; null when it is no item's, or no item's any more. */
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
  /** What the documents of all of a creator's items have together, in bytes. */
  documentBytesOf(creatorId: string): Promise<number>;
  /** Locks the item until the transaction ends, and reads it; null when the id is unknown. */
  lock(id: string): Promise<CatalogItemRow | null>;
  /**
   * As `lock`, and until the transaction ends nothing new can refer to the item: what tries waits,
   * and is refused with a `Violation` when the item is gone by then.
   */
  lockToDelete(id: string): Promise<CatalogItemRow | null>;
  /**
   * Which of the items somebody would miss, in any order: those with an entry in a library, a
   * booking of whatever standing, or a payment that was not given up.
   */
  inUseAmong(ids: readonly string[]): Promise<string[]>;
  insert(row: CatalogItemRow): Promise<void>;
  /** Replaces the whole row. Throws when the id is unknown. */
  replace(row: CatalogItemRow): Promise<void>;
  /** Throws a `Violation` while another row refers to it. An unknown id is ignored. */
  delete(id: string): Promise<void>;
  /**
   * Gives the items the places 0, 1, 2 and so on, and changes nothing else;
   * unknown ids are left out.
   */
  arrange(ids: readonly string[]): Promise<void>;
}

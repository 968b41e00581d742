import type {
  CatalogItemCategory,
  CatalogItemStatus,
} from "../../../src/domain/generated/enums.ts";
import type { Instant } from "../../../src/domain/time/instant.ts";
import type { StoredImage } from "./profiles.ts";

/** An uploaded file, described; its bytes are the file store's. */
export interface DocumentRow {
  id: string;
  name: string;
  extension: string;
  contentType: string;
  addedOn: Instant;
}

interface CommonItem {
  id: string;
  creatorId: string;
  title: string;
  description: string | null;
  /** Excluding VAT, in cents; 0 is free. */
  priceInCents: number;
  status: CatalogItemStatus;
  createdAt: Instant;
}

/** A bookable session. */
export interface OneOnOneRow extends CommonItem {
  category: "ONE_ON_ONE";
  durationInMinutes: 30 | 60;
  descriptionBulletPoints: readonly string[];
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
  /** Newest first, at most `limit` of each category. */
  ofCreator(query: {
    creatorId: string;
    categories: readonly CatalogItemCategory[];
    statuses: readonly CatalogItemStatus[];
    limit: number;
  }): Promise<CatalogItemRow[]>;
  insert(row: CatalogItemRow): Promise<void>;
  /** Replaces the whole row. Throws when the id is unknown. */
  replace(row: CatalogItemRow): Promise<void>;
}

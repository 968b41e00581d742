import type { Columns } from "./columns.ts";

/** The picture with which a link to a profile or an item shows itself, as it was drawn last. */
export interface LinkPreviewRow {
  /** A user's or an item's. */
  subjectId: string;
  /** Stands for all that it was drawn from: another one means that it is outdated. */
  version: string;
  /** Of its file. */
  key: string;
}

export const LINK_PREVIEW_COLUMNS = {
  subjectId: "text",
  version: "text",
  key: "text",
} as const satisfies Columns<LinkPreviewRow>;

/** Pictures of links, at most one per subject. */
export interface LinkPreviewStore {
  bySubject(subjectId: string): Promise<LinkPreviewRow | null>;
  /** Inserts or replaces the subject's. */
  save(row: LinkPreviewRow): Promise<void>;
  /** Idempotent. */
  delete(subjectId: string): Promise<void>;
}

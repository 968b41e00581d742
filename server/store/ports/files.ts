import type { Instant } from "../../../src/domain/time/instant.ts";
import type { Columns } from "./columns.ts";

/**
 * A file in the file storage, as the database knows it. It is WRITING from before its first byte
 * until the row that it belongs to is written, and DROPPED when that row no longer names it; only
 * then, or when its writing was interrupted, may it be deleted.
 */
export interface StoredFileRow {
  key: string;
  state: "WRITING" | "KEPT" | "DROPPED";
  changedAt: Instant;
}

export const STORED_FILE_COLUMNS = {
  key: "text",
  state: "text",
  changedAt: "instant",
} as const satisfies Columns<StoredFileRow>;

/** Which stored files belong to a row, so that none is orphaned or missing. */
export interface FileStore {
  /** Records that a file is about to be written. Throws when the key is known. */
  begin(file: { key: string; at: Instant }): Promise<void>;
  /**
   * Call it in the transaction that writes the row which names the files. Throws when one of them
   * isn't WRITING: it was swept in the meantime.
   */
  keep(files: { keys: readonly string[]; at: Instant }): Promise<void>;
  /** Call it in the transaction that removes them from their row. Unknown keys are ignored. */
  drop(files: { keys: readonly string[]; at: Instant }): Promise<void>;
  /**
   * Makes sure that no row can keep the file any more: it is DROPPED from now on. Whether it may be
   * deleted: false when KEPT.
   */
  giveUp(file: { key: string; at: Instant }): Promise<boolean>;
  /**
   * Files that are WRITING since before `writingBefore`, or DROPPED since before `droppedBefore`,
   * the oldest first.
   */
  toSweep(query: {
    writingBefore: Instant;
    droppedBefore: Instant;
    limit: number;
  }): Promise<StoredFileRow[]>;
  /** Forgets a file that was deleted; one that is KEPT stays. */
  forget(key: string): Promise<void>;
}

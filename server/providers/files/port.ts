/** A stretch of a file's bytes, both ends included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * The file storage. Keys are made by the server alone: `profilepics/img_1.jpg`,
 * `documents/doc_1.pdf`. Every call throws `UNAVAILABLE` when the storage doesn't answer in time,
 * refuses, or is full.
 */
export interface Files {
  /**
   * Writes a file atomically: until it is complete, the key doesn't exist. Streams: only a few
   * blocks are in memory. Rejects with what `content` throws, and leaves nothing behind.
   */
  write(file: {
    key: string;
    contentType: string;
    content: AsyncIterable<Uint8Array>;
  }): Promise<{ sizeInBytes: number }>;
  /**
   * The file, or a range of it; null if it doesn't exist, or the range is outside it. A caller that
   * starts reading the content reads it to the end, or closes it. Unread content may be dropped.
   */
  read(file: { key: string; range?: ByteRange }): Promise<{
    /** Of the whole file. */
    sizeInBytes: number;
    content: AsyncIterable<Uint8Array>;
  } | null>;
  /** The size of a file in bytes; null if it doesn't exist. */
  sizeOf(key: string): Promise<number | null>;
  /** Removes a file, and leftovers of an interrupted write. No-op if there isn't one. */
  remove(key: string): Promise<void>;
}

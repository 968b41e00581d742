/** A stretch of a file's bytes, both ends included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * The file storage. Keys are made by the server alone: `profilepics/img_1.jpg`,
 * `documents/doc_1.pdf`. Every call throws `UNAVAILABLE` when the storage does not answer in time,
 * refuses, or is full.
 */
export interface Files {
  /**
   * Writes a file whole; until it is, nothing is there under the key. Streams: never more than a
   * few blocks are in memory. Rejects with what `content` throws, and leaves nothing then.
   */
  write(file: {
    key: string;
    contentType: string;
    content: AsyncIterable<Uint8Array>;
  }): Promise<{ sizeInBytes: number }>;
  /**
   * The file, or a stretch of it; null when there is none, or none of the stretch lies in it.
   * Whoever begins to read the content reads it to its end, or ends the reading. When nobody
   * begins, it may be let go.
   */
  read(file: { key: string; range?: ByteRange }): Promise<{
    /** Of the whole file. */
    sizeInBytes: number;
    content: AsyncIterable<Uint8Array>;
  } | null>;
  /** The size of a file in bytes; null when there is none. */
  sizeOf(key: string): Promise<number | null>;
  /**
   * Removes a file, and what a writing that was cut off has left of it. One
   * that is not there is removed.
   */
  remove(key: string): Promise<void>;
}

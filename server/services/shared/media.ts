/** A picture as it is stored. */
export interface Picture {
  bytes: Uint8Array;
  contentType: string;
  /** Without the dot. */
  extension: string;
}

/** Preview pictures of a document. */
export interface Preview {
  pageCount: number;
  /** The first page, sharp, and up to two more, blurred. */
  pages: readonly Picture[];
}

/**
 * Makes pictures of what people upload, within limits of time and memory. Rejects when the machine
 * cannot do it now, which says nothing about the upload.
 */
export interface Media {
  /**
   * A picture as a square JPEG, made anew from its pixels: nothing else of the upload is kept. Null
   * when it is no JPEG or PNG, of which no more than the beginning is read, broken, or too large.
   * Refuses with `UNAVAILABLE` when others take the memory that there is for pictures, and rejects
   * with what `content` throws.
   */
  recodePicture(content: AsyncIterable<Uint8Array>): Promise<Picture | null>;
  /**
   * `undrawable` when it will never be drawn within the limits; `busy`, with nothing read, while
   * another document is being drawn, or the turn is another creator's. Rejects with what `content` throws, and when `signal` aborts.
   */
  drawPreview(document: {
    /** Whose it is: creators take turns. */
    creatorId: string;
    content: AsyncIterable<Uint8Array>;
    signal: AbortSignal;
  }): Promise<Preview | "undrawable" | "busy">;
}

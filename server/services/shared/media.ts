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

/** What the picture of a link is drawn from. */
export interface LinkPreviewContents {
  title: string;
  name: string;
  label: string;
  /** Of the person, and the ground that their name has: shown without a portrait. */
  initials: string;
  ground: number;
  /** A square picture of the person; null without one. */
  portrait: Uint8Array | null;
  /** The first page of a document; null without one. */
  page: Uint8Array | null;
}

/**
 * Makes pictures of what people upload, within limits of time and memory. Rejects when the machine
 * cannot do it now, which says nothing about the upload.
 */
export interface Media {
  /**
   * A picture as a square JPEG, re-encoded from its pixels: nothing else of the upload is kept.
   * Null when it isn't a JPEG or PNG (only the beginning is read), is broken, or too large. Refuses
   * with `UNAVAILABLE` when the memory for pictures is in use, and rejects with what `content`
   * throws.
   */
  recodePicture(content: AsyncIterable<Uint8Array>): Promise<Picture | null>;
  /**
   * `undrawable` when it will never be drawn within the limits; `busy`, with nothing read, while
   * another document is being drawn, or when it is another creator's turn. Rejects with what
   * `content` throws, and when `signal` aborts.
   */
  drawPreview(document: {
    /** Whose it is: creators take turns. */
    creatorId: string;
    content: AsyncIterable<Uint8Array>;
    signal: AbortSignal;
  }): Promise<Preview | "undrawable" | "busy">;
  /**
   * The picture with which a link shows itself, 1200 × 630. Null when it can't be drawn within the
   * limits. Refuses with `UNAVAILABLE` while too many others wait.
   */
  drawLinkPreview(contents: LinkPreviewContents): Promise<Picture | null>;
}

/** A byte range of a document, both ends included. */
export interface DocumentRange {
  documentId: string;
  first: number;
  last: number;
  signal: AbortSignal;
  /** Called as bytes come, with how many came now. */
  onBytes?: (count: number) => void;
}

/** The bytes read. */
export interface DocumentPart {
  /** Shorter than requested at the document's end. */
  bytes: Uint8Array<ArrayBuffer>;
  /** Of the whole document, in bytes. */
  sizeInBytes: number;
}

/** Reads documents in ranges. The server checks the reader's right each time. */
export interface DocumentRanges {
  /**
   * Rejects when it cannot be read, with `ServerBusy` when it could be later, and with the signal's reason
   * when that aborts.
   */
  read(range: DocumentRange): Promise<DocumentPart>;
}

/** The server is busy, or rate-limits this person, and is to be left alone for a while. */
export class ServerBusy extends Error {
  readonly retryAfterMs: number;

  constructor(retryAfterMs: number) {
    super("The server is busy.");
    this.name = "ServerBusy";
    this.retryAfterMs = retryAfterMs;
  }
}

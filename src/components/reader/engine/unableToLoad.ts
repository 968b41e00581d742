/** Why a document cannot be read. */
export type UnableToLoadReason =
  /** There is no document's id. */
  | "MISSING"
  /**
   * Its bytes did not come: `cause` has what the call said, a right that was taken away included.
   */
  | "FETCH"
  /** Nothing answered. */
  | "OFFLINE"
  /** It is no PDF, or one that is broken. */
  | "PDF"
  | "PASSWORD"
  /** It took longer than the limits allow. */
  | "TIME";

/** The one failure of reading, for 'Unable to load document' (docs/product.md 11.3). */
export class UnableToLoad extends Error {
  readonly reason: UnableToLoadReason;

  constructor(reason: UnableToLoadReason, cause?: unknown) {
    super(`Unable to load document: ${reason}`, { cause });
    this.name = "UnableToLoad";
    this.reason = reason;
  }
}

/** Why a document cannot be read. */
export type UnableToLoadReason =
  /** There is no document's id. */
  | "MISSING"
  /** Its bytes did not arrive: `cause` has the call's error, including a revoked right. */
  | "FETCH"
  /** Nothing answered. */
  | "OFFLINE"
  /** It is no PDF, or one that is broken. */
  | "PDF"
  | "PASSWORD"
  /** The browser lacks something that reading needs. */
  | "BROWSER"
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

/**
 * The failure for what PDF.js or the reader itself threw. A broken file can make PDF.js fail
 * anywhere, so an error's kind does not tell whose fault it is; the browser's age does.
 */
export function failureToRead(error: unknown): UnableToLoad {
  if (error instanceof UnableToLoad) return error;
  const isLocked = (error as Error | undefined)?.name === "PasswordException";
  if (isLocked) return new UnableToLoad("PASSWORD", error);
  return new UnableToLoad(isUpToDate() ? "PDF" : "BROWSER", error);
}

/** Every browser that is supported has them. In one without, what fails is no file's fault. */
const isUpToDate = () => "canParse" in URL && "findLast" in Array.prototype;

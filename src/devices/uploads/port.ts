/** Called while an upload is in progress. */
export interface UploadListener {
  /** The sent share of the body, from 0 to 1; from 0 again on a retry. */
  onProgress(share: number): void;
}

/** Sends a large body: like `fetch`, which reports no progress. */
export type UploadDevice = (listener: UploadListener) => typeof fetch;

/** What is told of an upload while it is under way. */
export interface UploadListener {
  /** How much of the body has left, from 0 to 1; from 0 again when it is sent once more. */
  onProgress(share: number): void;
}

/** What carries a large body: as `fetch` does, which says nothing of how far it is. */
export type UploadDevice = (listener: UploadListener) => typeof fetch;

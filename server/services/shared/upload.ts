/** A file that came with a call. Its name, like every other claim about it, comes from the user. */
export interface UploadedFile {
  name: string;
  /**
   * The bytes, readable once. Throws a refusal with `PAYLOAD_TOO_LARGE` after 30 MB, and when the
   * upload ends early.
   */
  content(): AsyncIterable<Uint8Array>;
}

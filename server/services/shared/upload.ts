/**
 * A file that came with a call. Its name is the person's word, and so is
 * every other claim about it.
 */
export interface UploadedFile {
  name: string;
  /**
   * The bytes, which can be read once. Throws a refusal with `PAYLOAD_TOO_LARGE` after 30 MB, and
   * when the upload ends early.
   */
  content(): AsyncIterable<Uint8Array>;
}

import { UPLOAD_MAX_BYTES } from "../shared/limits.ts";

/** What a PDF upload declares before it is sent (docs/product.md 11.4). */
export const PDF_UPLOAD = { typeLabel: "PDF", accept: "application/pdf,.pdf" } as const;

/** The text for every failure without its own. */
export const UPLOAD_FAILED_TEXT = "Upload failed. Please try again.";

/**
 * Why a file need not even be sent, in words; null if it can be. The server checks its bytes, so
 * this goes by what the browser says: a type, or the name without one.
 */
export function whyNoPdf(file: { name: string; type: string; size: number }): string | null {
  const isPdf = file.type === "application/pdf" || (!file.type && /\.pdf$/i.test(file.name));
  if (!isPdf || file.size === 0) return `Only ${PDF_UPLOAD.typeLabel} files are allowed`;
  if (file.size > UPLOAD_MAX_BYTES) return "File size must be less than 30MB";
  return null;
}

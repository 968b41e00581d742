import * as z from "zod/mini";
import { UPLOAD_ID_MAX } from "../../shared/limits.ts";
import { optionalText } from "../../shared/inputs/fields.ts";

interface SentFile {
  name: string;
  content(): AsyncIterable<Uint8Array>;
}

/** A file sent with the command; its content is validated while it is read. */
export const file = z.custom<SentFile>(
  (value) => typeof (value as Partial<SentFile> | null | undefined)?.content === "function",
  "Choose a file",
);

/** The client's id of the upload; null without one (docs/product.md 11.11). */
export const uploadId = optionalText({ label: "Upload", max: UPLOAD_ID_MAX });

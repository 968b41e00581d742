import * as z from "zod/mini";
import { PICTURE_TEXTS } from "../picture.ts";

/** A file as received: its bytes alone determine its type. */
interface ArrivingFile {
  content(): AsyncIterable<Uint8Array>;
}

function isFile(value: unknown): value is ArrivingFile {
  return typeof (value as Partial<ArrivingFile> | null | undefined)?.content === "function";
}

/** What `updateUserProfilePicture` takes. */
export const updateUserProfilePictureInput = z.object({
  file: z.custom<ArrivingFile>(isFile, PICTURE_TEXTS.type),
});

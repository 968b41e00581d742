import { UPLOAD_MAX_BYTES } from "../shared/limits.ts";

/** Media types that a profile picture may have. */
export const PICTURE_TYPES: readonly string[] = ["image/jpeg", "image/png"];

/** Error texts for a missing or invalid profile picture (docs/product.md 3.6). */
export const PICTURE_TEXTS = {
  required: "Profile picture is required",
  type: "Only JPG, JPEG or PNG files are allowed",
  size: "File size must be less than 30MB",
} as const;

/** The longest edge of a picture as it leaves the browser. */
export const PICTURE_EDGE_MAX_IN_PX = 800;
/** Of the JPEG, from 0 to 1. */
export const PICTURE_QUALITY = 0.8;
/** The picture's file name, whatever the original's was. */
export const PICTURE_NAME = "avatar.jpg";

/** Why the file can't be a picture; null if it can. What it really is shows when it is opened. */
export function pictureFault({ type, size }: Pick<File, "type" | "size">): string | null {
  if (!PICTURE_TYPES.includes(type)) return PICTURE_TEXTS.type;
  return size > UPLOAD_MAX_BYTES ? PICTURE_TEXTS.size : null;
}

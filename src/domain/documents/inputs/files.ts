import * as z from "zod/mini";
import { UPLOAD_MAX_BYTES } from "../../shared/limits.ts";

/** What an upload may be. `label` stands in the refusal, `endings` in the file picker. */
export const FILE_KINDS = {
  pdf: { label: "PDF", contentTypes: ["application/pdf"], endings: [".pdf"] },
  picture: {
    label: "JPG, JPEG or PNG",
    contentTypes: ["image/jpeg", "image/png"],
    endings: [".jpg", ".jpeg", ".png"],
  },
  avatar: { label: "JPEG", contentTypes: ["image/jpeg"], endings: [".jpg", ".jpeg"] },
} as const;
export type FileKind = keyof typeof FILE_KINDS;

/** The part of a browser's or a server's `File` that the rules look at. */
export interface UploadedFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

export const FILE_TEXTS = {
  tooLarge: "File size must be less than 30MB",
  failed: "Upload failed. Please try again.",
} as const;

/** Why a file is refused, in the form's words; null when it is fine. The bytes are looked at elsewhere. */
export function fileProblem(file: UploadedFile, kind: FileKind): string | null {
  const { label, contentTypes } = FILE_KINDS[kind];
  const contentType = file.type.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!(contentTypes as readonly string[]).includes(contentType))
    return `Only ${label} files are allowed`;
  if (file.size > UPLOAD_MAX_BYTES) return FILE_TEXTS.tooLarge;
  if (file.size === 0) return FILE_TEXTS.failed;
  return null;
}

function isFile(value: unknown): value is File {
  if (typeof value !== "object" || value === null) return false;
  const { name, type, size } = value as Partial<UploadedFile>;
  return typeof name === "string" && typeof type === "string" && typeof size === "number";
}

/** A file of a kind, by what its sender says about it. */
export function file(kind: FileKind) {
  return z
    .custom<File>(isFile, {
      error: `Only ${FILE_KINDS[kind].label} files are allowed`,
      abort: true,
    })
    .check(
      z.check(({ value, issues }) => {
        const message = fileProblem(value, kind);
        if (message !== null) issues.push({ code: "custom", message, input: value });
      }),
    );
}

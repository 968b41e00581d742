import { FILE_NAME_MAX } from "../shared/limits.ts";
import { shownLine } from "../shared/shownText.ts";

const ENDING = ".pdf";

/**
 * The name under which a PDF is stored: the last part of what was sent, without what can't be shown
 * or is special to a file system, and with the right extension (docs/product.md 11.10).
 */
export function pdfNameOf(sent: string): string {
  const last = sent.split(/[/\\]/).at(-1) ?? "";
  const shown = shownLine(last.replaceAll(/[<>:"|?*]/g, " "), sent.length)
    .replace(/\.pdf$/i, "")
    .replace(/^[.\s]+/, "");
  const base = shown.slice(0, FILE_NAME_MAX - ENDING.length).toWellFormed();
  return `${base.trim() || "document"}${ENDING}`;
}

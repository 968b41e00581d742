import { FILE_NAME_MAX } from "../shared/limits.ts";
import { shownLine } from "../shared/shownText.ts";

const ENDING = ".pdf";

/**
 * The name under which a PDF is kept: the last part of what was sent, without what cannot be shown
 * or means something to a file system, and with the ending that it deserves
 * (docs/product.md 11.10).
 */
export function pdfNameOf(sent: string): string {
  const last = sent.split(/[/\\]/).at(-1) ?? "";
  const shown = shownLine(last.replaceAll(/[<>:"|?*]/g, " "), sent.length)
    .replace(/\.pdf$/i, "")
    .replace(/^[.\s]+/, "");
  const base = shown.slice(0, FILE_NAME_MAX - ENDING.length).toWellFormed();
  return `${base.trim() || "document"}${ENDING}`;
}

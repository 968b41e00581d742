/*
 * Comma-separated text (RFC 4180), as spreadsheets open it (docs/product.md 12.6). A sheet takes a
 * text that begins with one of some signs for a formula and runs it; the texts are other people's.
 * So such a text gets an apostrophe, which a sheet shows as text. Sheets of some countries split at
 * other signs than commas: what follows one of those counts as a beginning, too.
 */

/** A text, or a number, which is none that somebody typed. */
export type CsvCell = string | number;

/** With it, spreadsheets read UTF-8. Stands at the file's very beginning. */
export const CSV_BOM = "\uFEFF";

const FORMULA = /(^|[,;|\t\r\n])([\s"']*)(?=[=+\-@＝＋－＠])/g;
const CONTROL_AT_START = /^[\t\r\n]/;

/** Rows as lines of a file, each ended. */
export function csvLines(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((cells) => `${cells.map(written).join(",")}\r\n`).join("");
}

function written(cell: CsvCell): string {
  if (typeof cell === "number") return String(cell);
  const text = defused(cell);
  return /[",;|\t\r\n']|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function defused(text: string): string {
  const safe = text.replaceAll(FORMULA, "$1$2'");
  return CONTROL_AT_START.test(safe) ? `'${safe}` : safe;
}

/*
 * Comma-separated text (RFC 4180), as spreadsheets open it (docs/product.md 12.6). Spreadsheets run
 * a text that begins with certain characters as a formula; the texts are user input. Such a text
 * gets an apostrophe, which makes it plain text. In some locales spreadsheets split at other
 * characters than commas: what follows one of those counts as a beginning, too.
 */

/** Text, or a number we computed; never user input. */
export type CsvCell = string | number;

/** With it, spreadsheets read UTF-8. Goes at the very beginning of the file. */
export const CSV_BOM = "\uFEFF";

const FORMULA = /(^|[,;|\t\r\n])([\s"']*)(?=[=+\-@＝＋－＠])/g;
const CONTROL_AT_START = /^[\t\r\n]/;

/** Rows as lines of a file, each terminated. */
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

import { CSV_BOM, type CsvCell, csvLines } from "../../../src/domain/shared/csv.ts";
import type { ServiceContext } from "./context.ts";

/** A page of rows. */
export type Rows = readonly (readonly CsvCell[])[];

/** A downloadable file. */
export interface Export {
  /** Its suggested file name. */
  fileName: string;
  /**
   * The file's rows, header first, one store page at a time. Refuses, before the first page,
   * viewers who may not have it.
   */
  rows(context: ServiceContext): AsyncGenerator<Rows>;
}

/** The file's text, piece by piece: only one page is ever in memory. */
export function csvOf(context: ServiceContext, file: Export): AsyncGenerator<string> {
  return csvText(file.rows(context));
}

/** The text of these rows, page by page. */
export async function* csvText(pages: AsyncIterable<Rows>): AsyncGenerator<string> {
  let begin = CSV_BOM;
  for await (const rows of pages) {
    yield begin + csvLines(rows);
    begin = "";
  }
}

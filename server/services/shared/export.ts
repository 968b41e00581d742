import { CSV_BOM, type CsvCell, csvLines } from "../../../src/domain/shared/csv.ts";
import type { ServiceContext } from "./context.ts";

type Rows = readonly (readonly CsvCell[])[];

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
export async function* csvOf(context: ServiceContext, file: Export): AsyncGenerator<string> {
  let begin = CSV_BOM;
  for await (const rows of file.rows(context)) {
    yield begin + csvLines(rows);
    begin = "";
  }
}

import { CSV_BOM, type CsvCell, csvLines } from "../../../src/domain/shared/csv.ts";
import type { ServiceContext } from "./context.ts";

type Rows = readonly (readonly CsvCell[])[];

/** A file that somebody takes along. */
export interface Export {
  /** What it is saved as. */
  fileName: string;
  /**
   * The file's rows, its heading first, a page of the store at a time. Refuses, before the first
   * page, who may not have it.
   */
  rows(context: ServiceContext): AsyncGenerator<Rows>;
}

/** The file's text, piece by piece: never more of it is in memory than a page. */
export async function* csvOf(context: ServiceContext, file: Export): AsyncGenerator<string> {
  let begin = CSV_BOM;
  for await (const rows of file.rows(context)) {
    yield begin + csvLines(rows);
    begin = "";
  }
}

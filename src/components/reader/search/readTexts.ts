import { type PageText, pageTextOf } from "../../../domain/reading/pageText.ts";
import { SEARCH_TEXT_MAX } from "../../../domain/shared/limits.ts";
import type { OpenPdf } from "../engine/openPdf.ts";

type Read = Pick<OpenPdf, "document" | "within" | "ended">;

/** The text of a document is more than a page can hold in memory. */
export class TooMuchText extends Error {}

/**
 * The text of all pages, in order; `onPage` gets the number read so far. Rejects with
 * `TooMuchText`, with the signal's reason, and when the document has ended.
 */
export async function readTexts(
  pdf: Read,
  { signal, onPage }: { signal: AbortSignal; onPage: (pages: number) => void },
): Promise<PageText[]> {
  const texts: PageText[] = [];
  let length = 0;
  for (let number = 1; number <= pdf.document.numPages; number += 1) {
    const text = await textOf(pdf, number, SEARCH_TEXT_MAX - length);
    signal.throwIfAborted();
    texts.push(text);
    length += text.folded.length;
    onPage(number);
  }
  return texts;
}

/** An unreadable page has no matches. */
async function textOf(
  { document, within, ended }: Read,
  number: number,
  most: number,
): Promise<PageText> {
  try {
    const page = await within(document.getPage(number));
    const { items } = await within(page.getTextContent());
    const pieces = items.flatMap((item) => ("str" in item ? [item] : []));
    if (pieces.reduce((sum, { str }) => sum + str.length, 0) > most) throw new TooMuchText();
    return pageTextOf(pieces);
  } catch (error) {
    if (ended.aborted || error instanceof TooMuchText) throw error;
    return pageTextOf([]);
  }
}

import { TextLayer, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { useEffect, useState, type RefObject } from "react";
import type { OpenPdf } from "../engine/openPdf.ts";

interface PageWords {
  /** The elements of the text, one for each of the page's items; null until they are there. */
  pieces: readonly HTMLElement[] | null;
  /** Whether there is anything to read; null until that is known. */
  hasText: boolean | null;
}

const UNKNOWN: PageWords = { pieces: null, hasText: null };

/** Lays a page's text over its picture, transparent, at the place of each word. */
export function useTextLayer(
  container: RefObject<HTMLElement | null>,
  { pdf, page }: { pdf: OpenPdf; page: PDFPageProxy },
): PageWords {
  const [words, setWords] = useState<{ page: PDFPageProxy; words: PageWords } | null>(null);

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let layer: TextLayer | null = null;
    let isGone = false;
    const lay = async () => {
      const content = await pdf.within(page.getTextContent());
      if (isGone) return;
      element.replaceChildren();
      const viewport = page.getViewport({ scale: 1 });
      layer = new TextLayer({ textContentSource: content, container: element, viewport });
      await layer.render();
      if (isGone) return;
      element.append(endOfText());
      const hasText = layer.textContentItemsStr.some((text) => text.trim() !== "");
      setWords({ page, words: { pieces: layer.textDivs, hasText } });
    };
    // Without it the page is still there to be seen.
    lay().catch(() => undefined);
    return () => {
      isGone = true;
      layer?.cancel();
    };
  }, [container, pdf, page]);

  return words?.page === page ? words.words : UNKNOWN;
}

/**
 * Below the last word: a selection that leaves the text ends there, and does not jump to the start.
 */
function endOfText(): HTMLElement {
  const end = document.createElement("div");
  end.dataset["end"] = "";
  return end;
}

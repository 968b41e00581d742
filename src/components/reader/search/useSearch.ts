import { useEffect, useMemo, useState } from "react";
import {
  foldedQuery,
  matchesIn,
  type Match,
  type PageText,
} from "../../../domain/reading/pageText.ts";
import { SEARCH_MATCHES_MAX } from "../../../domain/shared/limits.ts";
import type { OpenPdf } from "../engine/openPdf.ts";
import type { PageMatches } from "../page/PageSheet.tsx";
import { readTexts, TooMuchText } from "./readTexts.ts";

/** Progress of reading the document's text. */
export type Reading =
  | { kind: "loading" }
  /** Pages whose text was read. */
  | { kind: "reading"; pages: number }
  | { kind: "done" }
  /** There is more text than the limit. */
  | { kind: "tooLong" }
  | { kind: "failed" };

/** A match, and the page it is on. */
interface FoundMatch {
  page: number;
  /** Its index among the matches of its page. */
  index: number;
}

/** A search in a document, see `useSearch`. */
export interface Search {
  query: string;
  setQuery(query: string): void;
  reading: Reading;
  count: number;
  /** Whether there are more than are counted. */
  isCutOff: boolean;
  /** The index of the current match; null before the first. */
  current: number | null;
  go(step: 1 | -1): void;
  on(page: number): PageMatches;
}

interface SearchOptions {
  pdf: OpenPdf;
  isOpen: boolean;
  /** The current page: a new search begins here. */
  page: number;
  onPage: (page: number) => void;
}

/** Pages read between two progress updates. */
const PAGES_AT_ONCE = 8;

/** Finds words in the whole document, which is loaded in full first. */
export function useSearch({ pdf, isOpen, page, onPage }: SearchOptions): Search {
  const { texts, reading } = useTexts({ pdf, isOpen });
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState<{ query: string; current: number } | null>(null);
  const folded = foldedQuery(query);
  const { byPage, all } = useMemo(() => findIn(texts, folded), [texts, folded]);

  // An index among the matches of another query means nothing now.
  const last = chosen?.query === folded ? chosen.current : null;
  const goTo = (current: number) => {
    const match = all[current];
    if (match === undefined) return;
    setChosen({ query: folded, current });
    onPage(match.page);
  };
  const go = (step: 1 | -1) => {
    if (all.length === 0) return;
    if (last !== null) return goTo((last + step + all.length) % all.length);
    const ahead = all.findIndex((match) => match.page >= page);
    if (step === 1) return goTo(ahead === -1 ? 0 : ahead);
    const behind = all.findLastIndex((match) => match.page <= page);
    goTo(behind === -1 ? all.length - 1 : behind);
  };
  return {
    query,
    setQuery,
    reading,
    count: all.length,
    isCutOff: all.length >= SEARCH_MATCHES_MAX,
    current: last,
    go,
    on: (number) => {
      const match = last === null ? undefined : all[last];
      const matches = byPage.get(number) ?? NONE;
      return { number, matches, current: match?.page === number ? match.index : null };
    },
  };
}

const NONE: readonly Match[] = [];

function findIn(texts: readonly PageText[], folded: string) {
  const byPage = new Map<number, Match[]>();
  const all: FoundMatch[] = [];
  for (const [index, text] of texts.entries()) {
    const matches = matchesIn(text, folded, SEARCH_MATCHES_MAX - all.length);
    if (matches.length === 0) continue;
    byPage.set(index + 1, matches);
    all.push(...matches.map((_, place) => ({ page: index + 1, index: place })));
    if (all.length >= SEARCH_MATCHES_MAX) break;
  }
  return { byPage, all };
}

/** The text of all pages, read once, on the first search. */
function useTexts({ pdf, isOpen }: { pdf: OpenPdf; isOpen: boolean }) {
  const [texts, setTexts] = useState<readonly PageText[]>([]);
  const [reading, setReading] = useState<Reading>({ kind: "loading" });
  const [isWanted, setWanted] = useState(false);
  if (isOpen && !isWanted) setWanted(true);

  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const read = async () => {
      if (!pdf.isWhole()) await pdf.loadRest();
      const onPage = (pages: number) => {
        if (pages % PAGES_AT_ONCE === 0) setReading({ kind: "reading", pages });
      };
      setTexts(await readTexts(pdf, { signal, onPage }));
      setReading({ kind: "done" });
    };
    read().catch((error: unknown) => {
      const kind = error instanceof TooMuchText ? "tooLong" : "failed";
      if (!signal.aborted) setReading({ kind });
    });
    return () => leaving.abort();
  }, [pdf, isWanted]);
  return { texts, reading };
}

import { abortWith } from "../../../domain/shared/abortWith.ts";
import { type DrawnPage, type Look, drawPage, emptyCanvas } from "./drawPage.ts";
import type { OpenPdf } from "./openPdf.ts";

/** The drawn pages of a document: the current one, the previous and the next. */
export interface Pages {
  /**
   * Draws a page, then its neighbours while nothing else is requested, and frees all others. The
   * canvas stays as it is until the page is redrawn or another one two pages away is shown. Rejects
   * with an `AbortError` when another page is requested first, and with `UnableToLoad`.
   */
  show(number: number, look: Look): Promise<DrawnPage>;
  /** A page that is already drawn; null otherwise. */
  peek(number: number, look: Look): DrawnPage | null;
  /** Frees all pages. */
  clear(): void;
}

/** A page, drawn or being drawn. */
interface Entry {
  number: number;
  look: Look;
  canvas: HTMLCanvasElement;
  drawing: AbortController;
  outcome: Promise<DrawnPage>;
  drawn: DrawnPage | null;
}

/** Creates the drawn pages of an open document, initially empty. */
export function createPages(
  pdf: Pick<OpenPdf, "document" | "within" | "operations" | "ended">,
  createCanvas = () => document.createElement("canvas"),
): Pages {
  const entries = new Set<Entry>();
  /** The last `show`; older ones do nothing more. */
  let latest = 0;

  const start = (number: number, look: Look): Entry => {
    const canvas = createCanvas();
    const drawing = new AbortController();
    const release = abortWith(drawing, pdf.ended);
    const outcome = drawPage(pdf, { number, canvas, look, signal: drawing.signal });
    const entry: Entry = { number, look, canvas, drawing, outcome, drawn: null };
    entries.add(entry);
    outcome
      .then(
        (drawn) => (entry.drawn = drawn),
        () => free(entry),
      )
      .finally(release);
    return entry;
  };

  const free = (entry: Entry) => {
    if (!entries.delete(entry)) return;
    entry.drawing.abort();
    emptyCanvas(entry.canvas);
    const isUsed = [...entries].some(({ number }) => number === entry.number);
    if (!isUsed) entry.drawn?.page.cleanup();
  };
  const freeAll = (isSuperfluous: (entry: Entry) => boolean) => {
    for (const entry of entries) if (isSuperfluous(entry)) free(entry);
  };

  const find = (number: number, look: Look) =>
    [...entries].find((entry) => entry.number === number && isSameLook(entry.look, look));

  /** Sequentially, so that the one more likely to be requested comes first. */
  const drawNeighbours = async (show: number, number: number, look: Look) => {
    for (const neighbour of [number + 1, number - 1]) {
      if (neighbour < 1 || neighbour > pdf.document.numPages) continue;
      const entry = find(neighbour, look) ?? start(neighbour, look);
      // The error is shown to anyone who comes to this page.
      await entry.outcome.catch(() => null);
      if (show !== latest) return;
      freeAll((other) => other.number === neighbour && other !== entry);
    }
  };

  return {
    async show(number, look) {
      const show = (latest += 1);
      freeAll((other) => other.drawn === null && !isFor(other, number, look));
      const entry = find(number, look) ?? start(number, look);
      const drawn = await entry.outcome;
      if (show !== latest) throw new DOMException("Another page is shown.", "AbortError");
      freeAll((other) =>
        other.number === number ? other !== entry : Math.abs(other.number - number) > 1,
      );
      // Zoomed ones would take memory for what may never be requested.
      void drawNeighbours(show, number, { ...look, zoom: 1 });
      return drawn;
    },
    peek: (number, look) => find(number, look)?.drawn ?? null,
    clear() {
      latest += 1;
      freeAll(() => true);
    },
  };
}

const isFor = (entry: Entry, number: number, look: Look) =>
  entry.number === number && isSameLook(entry.look, look);

const isSameLook = (one: Look, other: Look) =>
  one.box.width === other.box.width &&
  one.box.height === other.box.height &&
  one.zoom === other.zoom &&
  one.pixelRatio === other.pixelRatio;

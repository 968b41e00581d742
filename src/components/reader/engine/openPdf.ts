import { type PDFDocumentProxy, version } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { DocumentPart, DocumentRanges } from "../../../documents/ranges.ts";
import { ANSWER_MS, CHUNK_BYTES, OPEN_MS } from "./limits.ts";
import { once } from "./once.ts";
import { RangeTransport } from "./rangeTransport.ts";
import { type Reading, createReading } from "./reading.ts";
import type { Stretch } from "./stretches.ts";
import { type Engine, type Thread, startThread } from "./thread.ts";
import { UnableToLoad, failureToRead } from "./unableToLoad.ts";

/** How much of a document is here. */
export interface Progress {
  loadedBytes: number;
  totalBytes: number;
}

interface OpenPdfOptions {
  /** Null for an item without one, which fails. */
  documentId: string | null;
  ranges: DocumentRanges;
  /** Aborts the reading, whether it is open by then or not. */
  signal: AbortSignal;
  onProgress?: (progress: Progress) => void;
  /** The thread of PDF.js and its files; the browser's unless given. */
  engine?: Engine;
}

/** A document that is open. Close it. */
export interface OpenPdf {
  document: PDFDocumentProxy;
  /** Aborted when it was closed, or failed after all: the reason is an `UnableToLoad` then. */
  ended: AbortSignal;
  /**
   * Waits for a result, within the limits and until the document ends at the latest, which ends
   * everything even if PDF.js no longer answers.
   */
  within: Reading["within"];
  /** How many operations of drawing have come so far, for all pages together. */
  operations(): number;
  /** Whether all of its bytes are here. */
  isWhole(): boolean;
  /** Loads all of its bytes. */
  loadRest(): Promise<void>;
  close(): Promise<void>;
}

/** Its name changes with the version, so browsers may cache its files forever. */
const FILES = `/assets/pdfjs-${version}/`;

const WORKER = `${FILES}pdf.worker.min.mjs`;

const BROWSER: Engine = {
  files: FILES,
  startWorker: () => new Worker(WORKER, { type: "module", name: "pdf" }),
  hasCode: () =>
    fetch(WORKER).then(
      ({ ok }) => ok,
      () => false,
    ),
};

/**
 * Opens a document and reads the parts requested. Rejects with `UnableToLoad`, and with the
 * signal's reason when that aborts.
 */
export async function openPdf(options: OpenPdfOptions): Promise<OpenPdf> {
  const { documentId, ranges, signal, onProgress, engine = BROWSER } = options;
  signal.throwIfAborted();
  if (documentId === null) throw new UnableToLoad("MISSING");
  const reading = createReading(signal);
  // It starts while the first bytes come.
  const thread = startThread(engine, (reason) => reading.end(new UnableToLoad(reason)));
  reading.ended.addEventListener("abort", () => void thread.end());
  const read: ReadStretch = async ({ begin, end }) => {
    const stretch = { documentId, first: begin, last: end - 1 };
    return ranges.read({ ...stretch, signal: reading.ended, onBytes: reading.heard });
  };
  try {
    const start = await reading.within(readStart(read), OPEN_MS);
    return await open({ start, read, reading, thread, onProgress });
  } catch (error) {
    reading.end(asFailure(error, "PDF"));
    throw reading.ended.reason;
  }
}

type ReadStretch = (stretch: Stretch) => Promise<DocumentPart>;

async function readStart(read: ReadStretch): Promise<DocumentPart> {
  const start = await read({ begin: 0, end: CHUNK_BYTES }).catch((error: unknown) => {
    throw asFailure(error, "FETCH");
  });
  if (!isPdf(start.bytes)) throw new UnableToLoad("PDF");
  return start;
}

interface OpenOptions extends Pick<OpenPdfOptions, "onProgress"> {
  start: DocumentPart;
  read: ReadStretch;
  reading: Reading;
  thread: Thread;
}

async function open(options: OpenOptions): Promise<OpenPdf> {
  const { start, read, reading, thread, onProgress } = options;
  const loaded = { loadedBytes: start.bytes.length, totalBytes: start.sizeInBytes };
  const transport = new RangeTransport({
    start,
    read: async (stretch) => {
      const { bytes } = await read(stretch);
      if (bytes.length < stretch.end - stretch.begin) throw new UnableToLoad("FETCH");
      return bytes;
    },
    onFailure: (error) => reading.end(asFailure(error, "FETCH")),
  });
  const task = thread.open(transport);
  task.onProgress = ({ loaded: loadedBytes }: { loaded: number }) => {
    loaded.loadedBytes = Math.max(loaded.loadedBytes, loadedBytes);
    onProgress?.({ ...loaded });
  };
  const document = await reading.within(task.promise, OPEN_MS);
  if (document.numPages === 0) throw new UnableToLoad("PDF");
  // A list of pages that leads nowhere is found out by the first of them.
  await reading.within(document.getPage(1), OPEN_MS);
  return {
    document,
    ended: reading.ended,
    within: async (work, ms) => {
      try {
        return await reading.within(work, ms);
      } catch (error) {
        if (isLate(error)) void endIfStuck(document, reading);
        throw error;
      }
    },
    operations: thread.operations,
    isWhole: () => loaded.loadedBytes >= loaded.totalBytes,
    loadRest: once(() => loadRest(transport, reading)),
    close: () => {
      reading.end(new DOMException("The document was closed.", "AbortError"));
      return thread.end();
    },
  };
}

/** Where the header of a PDF may begin (PDF 1.7, appendix H, note 13). */
const HEADER_WITHIN = 1024;

const isPdf = (bytes: DocumentPart["bytes"]) =>
  new TextDecoder("latin1").decode(bytes.subarray(0, HEADER_WITHIN)).includes("%PDF-");

function asFailure(error: unknown, reason: "PDF" | "FETCH"): UnableToLoad {
  if (reason === "PDF" || error instanceof UnableToLoad) return failureToRead(error);
  const isUnanswered = (error as { code?: unknown } | undefined)?.code === "NETWORK";
  return new UnableToLoad(isUnanswered ? "OFFLINE" : "FETCH", error);
}

const isLate = (error: unknown) => error instanceof UnableToLoad && error.reason === "TIME";

/** A page that only takes long leaves the others be; one that keeps the thread busy does not. */
async function endIfStuck(document: PDFDocumentProxy, reading: Reading): Promise<void> {
  try {
    await reading.within(document.getPageMode(), ANSWER_MS);
  } catch (error) {
    if (isLate(error)) reading.end(error);
  }
}

async function loadRest(transport: RangeTransport, reading: Reading): Promise<void> {
  try {
    await transport.sendRest();
  } catch (error) {
    reading.end(asFailure(error, "FETCH"));
    throw reading.ended.reason;
  }
}

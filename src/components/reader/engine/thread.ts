import {
  type PDFDocumentLoadingTask,
  PDFWorker,
  VerbosityLevel,
  getDocument,
} from "pdfjs-dist/legacy/build/pdf.mjs";
import { IMAGE_PIXELS_MAX } from "../../../domain/shared/limits.ts";
import { CHUNK_BYTES, CLOSE_MS, IMAGE_BYTES_MAX } from "./limits.ts";
import { once } from "./once.ts";
import type { RangeTransport } from "./rangeTransport.ts";
import { UnableToLoad } from "./unableToLoad.ts";

/** What PDF.js needs from its environment. */
export interface Engine {
  startWorker(): Worker;
  /** Whether the worker's code can be loaded. */
  hasCode(): Promise<boolean>;
  /** Where its fonts, character maps and decoders are, with a trailing slash. */
  files: string;
}

/** The thread in which PDF.js reads one document. */
export interface Thread {
  open(transport: RangeTransport): PDFDocumentLoadingTask;
  /** How many drawing operations it has sent so far, for all pages together. */
  operations(): number;
  /** Terminates it, even when it is busy for ever. */
  end(): Promise<void>;
}

/** What PDF.js reports about a page's operations, which it does not count itself. */
interface Message {
  chunk?: { fnArray?: unknown[] };
}

/**
 * Called with the reason when the thread ends by itself: its code did not load, can't run here, or
 * the document crashed it.
 */
type OnCrash = (reason: "FETCH" | "BROWSER" | "PDF") => void;

/**
 * Starts it. PDF.js would start one itself, but fall back to the main thread where it can't, and
 * wait for a busy one to end.
 */
export function startThread(engine: Engine, onCrash: OnCrash): Thread {
  const { startWorker, hasCode, files } = engine;
  const port = startedBy(startWorker);
  let isRunning = false;
  port.addEventListener("error", () => {
    // Code that could not be loaded and code that cannot run here look alike.
    if (isRunning) onCrash("PDF");
    else void hasCode().then((isThere) => onCrash(isThere ? "BROWSER" : "FETCH"));
  });
  let operations = 0;
  port.addEventListener("message", ({ data }: MessageEvent<Message>) => {
    isRunning = true;
    operations += data.chunk?.fnArray?.length ?? 0;
  });
  let task: PDFDocumentLoadingTask | null = null;
  return {
    open: (transport) => {
      task = getDocument({
        range: transport,
        worker: PDFWorker.create({ port, verbosity: VerbosityLevel.ERRORS }),
        rangeChunkSize: CHUNK_BYTES,
        disableAutoFetch: true,
        disableStream: true,
        cMapUrl: `${files}cmaps/`,
        standardFontDataUrl: `${files}standard_fonts/`,
        wasmUrl: `${files}wasm/`,
        iccUrl: `${files}iccs/`,
        maxImageSize: IMAGE_PIXELS_MAX,
        canvasMaxAreaInBytes: IMAGE_BYTES_MAX,
        enableXfa: false,
        disableWorkerRendering: true,
        verbosity: VerbosityLevel.ERRORS,
      });
      return task;
    },
    operations: () => operations,
    end: once(async () => {
      if (task !== null) {
        const late = new Promise((resolve) => setTimeout(resolve, CLOSE_MS));
        await Promise.race([task.destroy().catch(() => undefined), late]);
      }
      port.terminate();
    }),
  };
}

/** A browser that cannot start a thread throws at once. */
function startedBy(startWorker: Engine["startWorker"]): Worker {
  try {
    return startWorker();
  } catch (error) {
    throw new UnableToLoad("BROWSER", error);
  }
}

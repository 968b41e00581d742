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

/** What PDF.js needs of the machine that it runs on. */
export interface Engine {
  startWorker(): Worker;
  /** Where its fonts, character maps and decoders lie, with a slash at the end. */
  files: string;
}

/** The thread in which PDF.js reads one document. */
export interface Thread {
  open(transport: RangeTransport): PDFDocumentLoadingTask;
  /** How many operations of drawing it has sent so far, for all pages together. */
  operations(): number;
  /** Ends it, also when it is busy for ever. */
  end(): Promise<void>;
}

/** What PDF.js says of a page's operations, of which it has no count itself. */
interface Message {
  chunk?: { fnArray?: unknown[] };
}

/**
 * Starts it. PDF.js would start one itself, but read the file on the page's own thread where it
 * can't, and wait for a busy one to end.
 */
export function startThread({ startWorker, files }: Engine, onCrash: () => void): Thread {
  const port = startWorker();
  port.addEventListener("error", onCrash);
  let operations = 0;
  port.addEventListener("message", ({ data }: MessageEvent<Message>) => {
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

import type { PDFPageProxy, PageViewport } from "pdfjs-dist/legacy/build/pdf.mjs";
import { CANVAS_PIXELS_MAX, CANVAS_SIDE_MAX, OPERATIONS_MAX } from "./limits.ts";
import type { OpenPdf } from "./openPdf.ts";
import { UnableToLoad, failureToRead } from "./unableToLoad.ts";

/** How large a page is to be. */
export interface Look {
  /** The box that it is fitted into, in CSS pixels. */
  box: { width: number; height: number };
  /** Multiplier on top of the fitted size. */
  zoom: number;
  /** Device pixels per CSS pixel. */
  pixelRatio: number;
}

/** A page on a canvas. */
export interface DrawnPage {
  number: number;
  page: PDFPageProxy;
  canvas: HTMLCanvasElement;
  /** Its size on the screen, in CSS pixels; the text layer has the same. */
  viewport: PageViewport;
}

/**
 * Draws a page into a canvas, at a lower resolution where it would exceed a canvas's limits.
 * Rejects with the reason of `signal` when that aborts, and with `UnableToLoad` when the page can't
 * be drawn within the limits.
 */
export async function drawPage(
  pdf: Pick<OpenPdf, "document" | "within" | "operations">,
  drawing: { number: number; canvas: HTMLCanvasElement; look: Look; signal: AbortSignal },
): Promise<DrawnPage> {
  const { number, canvas, look, signal } = drawing;
  signal.throwIfAborted();
  const page = await pdf.within(pdf.document.getPage(number)).catch(failed);
  signal.throwIfAborted();
  const viewport = page.getViewport({ scale: scaleOf(page, look) });
  const density = densityOf(viewport, look.pixelRatio);
  canvas.width = pixels(viewport.width * density);
  canvas.height = pixels(viewport.height * density);
  const task = page.render({
    canvas,
    viewport: viewport.clone({ scale: viewport.scale * density }),
    background: "white",
  });
  const before = pdf.operations();
  let isTooMuch = false;
  // Called between two drawing steps, while more operations come.
  task.onContinue = (goOn: () => void) => {
    isTooMuch = pdf.operations() - before > OPERATIONS_MAX;
    if (isTooMuch) task.cancel();
    else goOn();
  };
  const cancel = () => task.cancel();
  signal.addEventListener("abort", cancel);
  try {
    await pdf.within(task.promise);
    return { number, page, canvas, viewport };
  } catch (error) {
    cancel();
    // Partial results are freed once PDF.js has stopped.
    page.cleanup();
    signal.throwIfAborted();
    return failed(isTooMuch ? new UnableToLoad("TIME") : error);
  } finally {
    signal.removeEventListener("abort", cancel);
  }
}

/** Frees a canvas's memory at once; the browser would wait for garbage collection. */
export function emptyCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}

function scaleOf(page: PDFPageProxy, { box, zoom }: Look): number {
  const { width, height } = page.getViewport({ scale: 1 });
  return Math.min(box.width / width, box.height / height) * zoom;
}

/** Canvas pixels per CSS pixel. */
function densityOf({ width, height }: PageViewport, pixelRatio: number): number {
  return Math.min(
    pixelRatio,
    Math.sqrt(CANVAS_PIXELS_MAX / (width * height)),
    CANVAS_SIDE_MAX / Math.max(width, height),
  );
}

const pixels = (length: number) => Math.max(1, Math.round(length));

function failed(error: unknown): never {
  // Closed meanwhile: the caller that closed it is not waiting.
  if ((error as Error).name === "AbortError") throw error;
  throw failureToRead(error);
}

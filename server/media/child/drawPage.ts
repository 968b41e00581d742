import { type Canvas, createCanvas } from "@napi-rs/canvas";
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { PREVIEW_HEIGHT_MAX, PREVIEW_WIDTH } from "../limits.ts";

/** Fine enough for text on a screen with two pixels to a point. */
const SHARP_QUALITY = 80;

/**
 * A blurred page has this many columns of colour, whatever its size, so no word survives: a line of
 * text is less than one pixel high.
 */
const COLUMNS = 16;
/** How often a page is halved to get there, and doubled to become a picture again. */
const HALVINGS = 4;
const BLURRED_QUALITY = 60;

/** The page as WebP, to be read. */
export async function drawSharp(page: PDFPageProxy): Promise<Buffer> {
  const canvas = await draw(page, { width: PREVIEW_WIDTH, heightMax: PREVIEW_HEIGHT_MAX });
  return canvas.encode("webp", SHARP_QUALITY);
}

/** The page as a small WebP of its colours. What is averaged away can't be brought back. */
export async function drawBlurred(page: PDFPageProxy): Promise<Buffer> {
  const width = COLUMNS * 2 ** HALVINGS;
  let canvas = await draw(page, {
    width,
    heightMax: (width * PREVIEW_HEIGHT_MAX) / PREVIEW_WIDTH,
  });
  for (let step = 0; step < HALVINGS; step += 1) canvas = scaled(canvas, 0.5);
  for (let step = 0; step < HALVINGS; step += 1) canvas = scaled(canvas, 2);
  return canvas.encode("webp", BLURRED_QUALITY);
}

async function draw(
  page: PDFPageProxy,
  { width, heightMax }: { width: number; heightMax: number },
): Promise<Canvas> {
  const natural = page.getViewport({ scale: 1 });
  const scale = Math.min(width / natural.width, heightMax / natural.height);
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(pixels(viewport.width), pixels(viewport.height));
  // This machine's canvas behaves like a page's.
  const target = canvas as unknown as HTMLCanvasElement;
  await page.render({ canvas: target, viewport, background: "white" }).promise;
  return canvas;
}

function scaled(canvas: Canvas, factor: number): Canvas {
  const width = pixels(canvas.width * factor);
  const height = pixels(canvas.height * factor);
  const made = createCanvas(width, height);
  made.getContext("2d").drawImage(canvas, 0, 0, width, height);
  return made;
}

const pixels = (length: number) => Math.max(1, Math.round(length));

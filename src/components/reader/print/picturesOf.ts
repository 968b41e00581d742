import { drawPage, emptyCanvas } from "../engine/drawPage.ts";
import type { OpenPdf } from "../engine/openPdf.ts";

/** What a page is fitted into: A4 and Letter at 150 dots an inch, upright or not. */
const BOX = { width: 1650, height: 1650 };

/**
 * Lossless at this quality, and smaller than PNG. Chromium encodes it on a background thread, but
 * PNG and JPEG only while the page is idle, which takes up to 7 s a page on a busy machine and 13 s
 * on Android. Safari can't encode it, and falls back to PNG.
 */
const PICTURE = { type: "image/webp", quality: 1 };

/** A picture of each page, in order. Rejects when one can't be drawn, and with the signal's reason. */
export async function* picturesOf(pdf: OpenPdf, signal: AbortSignal): AsyncGenerator<Blob> {
  const canvas = document.createElement("canvas");
  const look = { box: BOX, zoom: 1, pixelRatio: 1 };
  try {
    for (let number = 1; number <= pdf.document.numPages; number += 1) {
      const { page } = await drawPage(pdf, { number, canvas, look, signal });
      const picture = await pdf.within(
        new Promise<Blob | null>((resolve) => {
          canvas.toBlob(resolve, PICTURE.type, PICTURE.quality);
        }),
      );
      page.cleanup();
      if (picture === null) throw new Error("The page has no picture.");
      yield picture;
    }
  } finally {
    emptyCanvas(canvas);
  }
}

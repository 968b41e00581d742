import { useEffect, useState } from "react";
import type { Fit, Extent } from "../../../domain/reading/zoom.ts";
import type { DrawnPage, Look } from "../engine/drawPage.ts";
import type { Pages } from "../engine/pages.ts";

/** Debounces redrawing on zoom; until then the picture is stretched. */
const ZOOM_RESTS_MS = 150;
/** Drawing that takes longer is reported as slow. */
const SLOW_MS = 250;

interface DrawingOptions {
  pages: Pages;
  number: number;
  /** Null until the frame was measured. */
  frame: Extent | null;
  fit: Fit;
  zoom: number;
}

interface Drawing {
  /** The last page drawn; not yet the wanted one while that is being drawn. */
  drawn: DrawnPage | null;
  isSlow: boolean;
  /** The wanted page cannot be drawn. */
  hasFailed: boolean;
  tryAgain(): void;
}

/** Draws a page, and keeps showing the previous one until it is there. */
export function useDrawnPage({ pages, number, frame, fit, zoom }: DrawingOptions): Drawing {
  const [drawn, setDrawn] = useState<DrawnPage | null>(null);
  const [failed, setFailed] = useState<{ number: number; attempt: number } | null>(null);
  const [slow, setSlow] = useState<number | null>(null);
  const [attempt, setAttempt] = useState(0);
  const restingZoom = useResting(zoom);
  const width = frame?.width ?? 0;
  const height = fit === "width" ? Infinity : (frame?.height ?? 0);

  useEffect(() => {
    if (width === 0 || height === 0) return;
    let isWanted = true;
    const change = (run: () => void) => {
      if (isWanted) run();
    };
    const look: Look = {
      box: { width, height },
      zoom: restingZoom,
      pixelRatio: window.devicePixelRatio,
    };
    const timer = setTimeout(() => change(() => setSlow(number)), SLOW_MS);
    pages.show(number, look).then(
      (page) => change(() => setDrawn(page)),
      (error: Error) => {
        if (error.name !== "AbortError") change(() => setFailed({ number, attempt }));
      },
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [pages, number, width, height, restingZoom, attempt]);

  const isThere = drawn?.number === number;
  return {
    drawn,
    isSlow: slow === number && !isThere,
    hasFailed: failed?.number === number && failed.attempt === attempt && !isThere,
    tryAgain: () => setAttempt(attempt + 1),
  };
}

/** The value once it has not changed for a while. */
function useResting(value: number): number {
  const [resting, setResting] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setResting(value), ZOOM_RESTS_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return resting;
}

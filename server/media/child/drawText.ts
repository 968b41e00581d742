import type { SKRSContext2D } from "@napi-rs/canvas";
import { fontOf } from "./typeface.ts";
import { fittedLines } from "./wrapText.ts";

/** How letters look; the size is in pixels. */
export interface Style {
  face: "display" | "body";
  size: number;
  weight: number;
}

/** A line of text: where its baseline begins, and how it looks. */
export interface Line extends Style {
  x: number;
  y: number;
  colour: string;
}

export function drawText(
  context: SKRSContext2D,
  text: string,
  { x, y, colour, ...style }: Line,
): void {
  setStyle(context, style);
  context.fillStyle = colour;
  context.fillText(text, x, y);
}

/** Draws a text on one line of at most a width, with an ellipsis where it is cut. */
export function drawLine(
  context: SKRSContext2D,
  text: string,
  line: Line & { width: number },
): void {
  const { lines } = fittedLines(text, {
    sizes: [line.size],
    linesMax: 1,
    width: line.width,
    height: Infinity,
    widthOf: (part) => widthOf(context, part, line),
  });
  drawText(context, lines[0] ?? "", line);
}

export function widthOf(context: SKRSContext2D, text: string, style: Style): number {
  setStyle(context, style);
  return context.measureText(text).width;
}

function setStyle(context: SKRSContext2D, { face, size, weight }: Style): void {
  context.font = fontOf(face, size);
  context.fontVariationSettings = `'wght' ${weight}, 'opsz' ${face === "display" ? 72 : 14}`;
}

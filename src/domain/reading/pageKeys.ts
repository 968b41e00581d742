import type { PageTurn } from "./pageTurn.ts";

/** What a key does in a document's viewer. */
export type ReadingKey =
  | PageTurn
  | "zoomIn"
  | "zoomOut"
  | "zoomReset"
  | "search"
  | "overview"
  | "fullscreen";

/** A key, with its modifiers, as in a keyboard event. */
export interface PressedKey {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** How far a page can still be scrolled. */
export interface Scrollable {
  isWide: boolean;
  /** Whether more of the page is above or below the visible part. */
  hasAbove: boolean;
  hasBelow: boolean;
}

/**
 * What a key does; null if it is left to the browser, such as an arrow that scrolls a zoomed page.
 * In a right-to-left document, the left arrow goes forward.
 */
export function readingKey(
  pressed: PressedKey,
  { isWide, hasAbove, hasBelow, isRightToLeft }: Scrollable & { isRightToLeft: boolean },
): ReadingKey | null {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = pressed;
  if (altKey) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === "f" ? "search" : null;
  switch (key) {
    case "ArrowRight":
      if (isWide) return null;
      return isRightToLeft ? "previous" : "next";
    case "ArrowLeft":
      if (isWide) return null;
      return isRightToLeft ? "next" : "previous";
    case "ArrowDown":
      return hasBelow ? null : "next";
    case "ArrowUp":
      return hasAbove ? null : "previous";
    case " ":
      if (shiftKey) return hasAbove ? null : "previous";
      return hasBelow ? null : "next";
    case "PageDown":
      return "next";
    case "PageUp":
      return "previous";
    case "Home":
      return "first";
    case "End":
      return "last";
    case "+":
    case "=":
      return "zoomIn";
    case "-":
      return "zoomOut";
    case "0":
      return "zoomReset";
    case "/":
      return "search";
    case "o":
      return "overview";
    case "f":
      return "fullscreen";
    default:
      return null;
  }
}

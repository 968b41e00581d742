import type { Match } from "../../../domain/reading/pageText.ts";

/**
 * Draws a box over each match, in fractions of the sheet, so that it fits at any zoom; and scrolls
 * to the current one.
 */
export function paintMatches(
  layer: HTMLElement,
  {
    matches,
    current,
    pieces,
  }: { matches: readonly Match[]; current: number | null; pieces: readonly HTMLElement[] },
): void {
  const sheet = layer.getBoundingClientRect();
  if (sheet.width === 0 || sheet.height === 0) return;
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
  const boxes = matches.flatMap((match, index) =>
    rectsOf(match, pieces).map((rect) => {
      const box = document.createElement("span");
      if (index === current) box.dataset["current"] = "";
      box.style.left = percent(rect.left - sheet.left, sheet.width);
      box.style.top = percent(rect.top - sheet.top, sheet.height);
      box.style.width = percent(rect.width, sheet.width);
      box.style.height = percent(rect.height, sheet.height);
      return box;
    }),
  );
  layer.replaceChildren(...boxes);
  layer.querySelector("[data-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** A match's position: a rectangle for each piece of text that it touches. */
function rectsOf({ from, to }: Match, pieces: readonly HTMLElement[]): DOMRect[] {
  return pieces.slice(from.item, to.item + 1).flatMap((piece, index, touched) => {
    const node = piece.firstChild;
    if (!(node instanceof Text)) return [];
    const start = index === 0 ? from.offset : 0;
    const end = index === touched.length - 1 ? to.offset : node.length;
    if (start >= end) return [];
    const range = document.createRange();
    range.setStart(node, Math.min(start, node.length));
    range.setEnd(node, Math.min(end, node.length));
    return [range.getBoundingClientRect()];
  });
}

import { expect } from "storybook/test";

/** `meta.story({ ...onSmallPhone, … })`: where long content has the least space. */
export const onSmallPhone = { globals: { viewport: { value: "small" } } } as const;

/** Nothing makes the page scroll sideways, and no text is cut that can't be read in another way. */
export async function expectToFit(canvasElement: HTMLElement): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect({ pageWidth: scrollWidth, cutOff: cutOff(canvasElement) }).toEqual({
    pageWidth: clientWidth,
    cutOff: [],
  });
}

/** Expects that user-typed text has the direction of its own letters. */
export async function expectRightToLeft(element: HTMLElement): Promise<void> {
  await expect(getComputedStyle(element).direction).toBe("rtl");
}

/** The beginnings of the texts that are permanently cut off. */
function cutOff(root: HTMLElement): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent?.trim();
    // What is collapsed, such as the answer to a question, or ready for later, is not cut off.
    if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    if (words && isCut(node)) found.push(words.slice(0, 40));
  }
  return found;
}

function isCut(text: Node): boolean {
  const range = document.createRange();
  range.selectNodeContents(text);
  const words = range.getBoundingClientRect();
  for (let place = text.parentElement; place; place = place.parentElement) {
    // Visually hidden text, and a tooltip with the full text.
    if (place.title || isOnePixel(place)) return false;
    const { overflowX } = getComputedStyle(place);
    if (overflowX === "auto" || overflowX === "scroll") return false;
    if (overflowX !== "visible" && !holds(place.getBoundingClientRect(), words)) return true;
  }
  return words.left < -ROUNDING || words.right > document.documentElement.clientWidth + ROUNDING;
}

const isOnePixel = ({ offsetWidth, offsetHeight }: HTMLElement) =>
  offsetWidth <= 1 && offsetHeight <= 1;

/** Glyphs may overflow their line a little. */
const ROUNDING = 2;

function holds(outer: DOMRect, inner: DOMRect): boolean {
  return (
    inner.left >= outer.left - ROUNDING &&
    inner.right <= outer.right + ROUNDING &&
    inner.top >= outer.top - ROUNDING * 3 &&
    inner.bottom <= outer.bottom + ROUNDING * 3
  );
}

/**
 * What cannot be read any more on a phone when the reader has doubled the size of text (WCAG
 * 1.4.4): what has to be scrolled for sideways, what is cut off, and words with some of their
 * letters on the next line. The page is then as it was. It runs in the workshop's page, where it is
 * sent as text, so it uses nothing from outside itself.
 *
 * A word or a value may be broken or cut only where nothing else is possible: when it would not fit
 * on a line of a card either. An address is broken anywhere, and a text may be shortened where a
 * tooltip, or the page that it links to, says all of it.
 * @returns {string[]} in a line each; empty when all can be read
 */
export function troublesAtLargeText() {
  /** Margins of a page and a card on it at each edge, in pixels like everything below. */
  const EDGE = 16 + 1 + 20;
  /** What a field's frame takes of its line, at each end. */
  const FRAME = 1 + 16;
  /** Less is rounding by the browser. */
  const CUT = 1.5;
  /** The part of a line's height that may be hidden: it contains accents at most. */
  const CUT_OF_HEIGHT = 0.3;
  /** No text box is this small: its content is for screen readers only. */
  const UNSEEN = 2;
  const EACH_MAX = 5;
  /** Where a line may end: not at a space that holds together what is around it. */
  const LINE_ENDS = /(?:(?![\u00A0\u202F])\s|[\u00AD\u200B\-‐–—])+/u;
  const ADDRESS = /:\/\/|@/u;
  /** Scripts without spaces, which break anywhere. */
  const WITHOUT_SPACES =
    /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmr}\p{Extended_Pictographic}]/u;

  const { documentElement, body } = document;
  const before = documentElement.style.fontSize;
  documentElement.style.fontSize = "200%";
  const line = documentElement.clientWidth - 2 * EDGE;
  /** @type {Map<Element, CSSStyleDeclaration>} */
  const styles = new Map();
  const found = [...sideways(), ...cutFields(), ...cutAndBrokenTexts()];
  documentElement.style.fontSize = before;
  return found;

  /** @param {Element} element */
  function styleOf(element) {
    const known = styles.get(element);
    if (known) return known;
    const style = getComputedStyle(element);
    styles.set(element, style);
    return style;
  }

  /**
   * @param {Node} node
   * @returns {HTMLElement[]} what it is in, the nearest first
   */
  function boxesOf(node) {
    const boxes = [];
    for (let box = node.parentElement; box && box !== body; box = box.parentElement)
      boxes.push(box);
    return boxes;
  }

  function sideways() {
    const { clientWidth, scrollWidth } = documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isInScroller = (/** @type {Element} */ element) =>
      boxesOf(element).some((box) => styleOf(box).overflowX !== "visible");
    return [...body.querySelectorAll("*")]
      .map((element) => ({ element, right: element.getBoundingClientRect().right }))
      .filter(({ element, right }) => right > clientWidth + 1 && !isInScroller(element))
      .sort((a, b) => b.right - a.right)
      .slice(0, 3)
      .map(({ element }) => `it scrolls sideways: ${element.outerHTML.slice(0, 160)}`);
  }

  function cutFields() {
    const fields = /** @type {NodeListOf<HTMLInputElement | HTMLSelectElement>} */ (
      body.querySelectorAll("input, select")
    );
    return [...fields]
      .filter((field) => field.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((field) => isCutField(field))
      .slice(0, EACH_MAX)
      .map((field) => `cut: "${field.value}" in ${field.outerHTML.slice(0, 160)}`);
  }

  /** @param {HTMLInputElement | HTMLSelectElement} field */
  function isCutField(field) {
    if (field.clientWidth <= UNSEEN || field.value === "") return false;
    const { paddingLeft, paddingRight } = styleOf(field);
    const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
    const text =
      field instanceof HTMLSelectElement ? chosenWidth(field) : field.scrollWidth - padding;
    return text > field.clientWidth - padding + CUT && text <= line - 2 * FRAME;
  }

  /** @param {HTMLSelectElement} select whose own sizes say nothing of its text */
  function chosenWidth(select) {
    const canvas = document.createElement("canvas").getContext("2d");
    if (canvas === null) return 0;
    canvas.font = styleOf(select).font;
    return canvas.measureText(select.selectedOptions[0]?.label ?? "").width;
  }

  function cutAndBrokenTexts() {
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    /** @type {string[]} */
    const cut = [];
    /** @type {string[]} */
    const broken = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = /** @type {Text} */ (node).data;
      const [box, ...around] = boxesOf(node);
      if (box === undefined || text.trim() === "") continue;
      range.selectNodeContents(node);
      const rects = rectsOf(range);
      if (rects.length === 0 || isUnseen([box, ...around])) continue;
      const where = `${JSON.stringify(text.trim().slice(0, 60))} in ${box.outerHTML.slice(0, 80)}`;
      if (isCut([box, ...around], rects)) cut.push(`cut: ${where}`);
      if (isOnOneLine(rects)) continue;
      for (const word of brokenWords(node, text, range))
        broken.push(`broken: "${word}" of ${where}`);
    }
    return [...cut.slice(0, EACH_MAX), ...broken.slice(0, EACH_MAX)];
  }

  /** @param {Range} range */
  function rectsOf(range) {
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  }

  /** @param {HTMLElement[]} boxes */
  function isUnseen(boxes) {
    const { visibility, color } = styleOf(boxes[0] ?? body);
    // Transparent text is the selectable letters over a document's picture.
    if (visibility !== "visible" || /^rgba\(.*, 0\)$/.test(color)) return true;
    return boxes.some(
      (box) =>
        styleOf(box).overflowX !== "visible" &&
        (box.clientWidth <= UNSEEN || box.clientHeight <= UNSEEN),
    );
  }

  /** @param {DOMRect[]} rects */
  function isOnOneLine(rects) {
    const [first] = rects;
    return rects.every(({ top }) => first && Math.abs(top - first.top) < first.height / 2);
  }

  /**
   * @param {Node} node
   * @param {string} text
   * @param {Range} range
   */
  function brokenWords(node, text, range) {
    const words = [];
    let end = 0;
    for (const word of text.split(LINE_ENDS)) {
      const start = text.indexOf(word, end);
      end = start + word.length;
      if (word.length < 2 || ADDRESS.test(word) || WITHOUT_SPACES.test(word)) continue;
      // It continues in another element: its length is unknown here.
      if (start === 0 && isJoined(node, "previousSibling")) continue;
      if (end === text.length && isJoined(node, "nextSibling")) continue;
      range.setStart(node, start);
      range.setEnd(node, end);
      const rects = rectsOf(range);
      const width = rects.reduce((sum, rect) => sum + rect.width, 0);
      if (width <= line && !isOnOneLine(rects)) words.push(word);
    }
    return words;
  }

  /**
   * @param {Node} node
   * @param {"previousSibling" | "nextSibling"} side
   */
  function isJoined(node, side) {
    const inlines = boxesOf(node).filter((box) => styleOf(box).display === "inline");
    const other = [node, ...inlines].find((place) => place[side] !== null)?.[side] ?? null;
    if (other === null) return false;
    if (other instanceof Element && styleOf(other).display !== "inline") return false;
    const letter = side === "nextSibling" ? other.textContent?.[0] : other.textContent?.at(-1);
    return letter !== undefined && !LINE_ENDS.test(letter);
  }

  /**
   * @param {HTMLElement[]} boxes that a text is in
   * @param {DOMRect[]} rects of the text
   */
  function isCut(boxes, rects) {
    for (const box of boxes) {
      if (box.title) return false;
      const { overflowX, overflowY, display, textOverflow, webkitLineClamp } = styleOf(box);
      const isShortened = textOverflow === "ellipsis" || webkitLineClamp !== "none";
      if (isShortened && box.closest("a[href]") !== null) return false;
      if (display === "inline" || (overflowX === "visible" && overflowY === "visible")) continue;
      // What is scrolled out of view can be scrolled to.
      if (/auto|scroll/.test(overflowX + overflowY)) return false;
      const { left, top, right, bottom } = box.getBoundingClientRect();
      // It is all replaced by a picture that says the same.
      const isAway = rects.every((rect) => rect.top > bottom - rect.height * CUT_OF_HEIGHT);
      if (isAway && box.querySelector("svg, img") !== null) return false;
      const isOut = rects.some((rect) => {
        const spare = rect.height * CUT_OF_HEIGHT;
        const isWide = rect.left < left - CUT || rect.right > right + CUT;
        const isHigh = rect.top < top - spare || rect.bottom > bottom + spare;
        return (overflowX !== "visible" && isWide) || (overflowY !== "visible" && isHigh);
      });
      if (isOut) return true;
    }
    return false;
  }
}

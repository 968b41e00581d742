/** What React numbers and the browser draws by lot: equal pages have different ones. */
const DRAWN_BY_LOT = /r_[0-9a-z]+_|blob:[^"'\s)]+/g;

/**
 * A hash of everything that an accessibility check depends on, except stylesheets, axe and the
 * browser, which are the same for all pages of a pass: elements, input values, focus, scroll
 * positions, and the size of the window.
 */
export async function hashOfPage(): Promise<string> {
  const { documentElement, body, activeElement } = document;
  const elements = [...body.querySelectorAll("*")];
  const facts = [
    [innerWidth, innerHeight, scrollX, scrollY],
    [documentElement, body].map(({ lang, dir, className, dataset, style }) => [
      lang,
      dir,
      className.split(" ").sort(),
      Object.entries(dataset),
      style.cssText,
    ]),
    elements.indexOf(activeElement ?? body),
    elements
      .map((element, place) => [place, ...stateOf(element)])
      .filter(({ length }) => length > 1),
    numbered(body.innerHTML),
  ];
  const bytes = new TextEncoder().encode(JSON.stringify(facts));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What an element's markup does not say. */
function stateOf(element: Element): unknown[] {
  const { scrollLeft, scrollTop } = element;
  const state: unknown[] = scrollLeft + scrollTop === 0 ? [] : ["scrolled", scrollLeft, scrollTop];
  if (element.matches(":modal, :popover-open")) state.push("on top");
  if (element.matches(":user-invalid")) state.push("invalid");
  if (element instanceof HTMLInputElement) {
    const { value, checked, indeterminate } = element;
    state.push(value, checked, indeterminate);
  }
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement)
    state.push(element.value);
  return state;
}

/** Replaces each random name by the index of its first occurrence. */
function numbered(markup: string): string {
  const names = new Map<string, number>();
  return markup.replaceAll(DRAWN_BY_LOT, (name) => {
    const number = names.get(name) ?? names.size;
    names.set(name, number);
    return `#${number}`;
  });
}

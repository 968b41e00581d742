import { matchingRules } from "./matchingRules.ts";

/**
 * What React numbers, the browser draws by lot, and worlds count together (pictures, so that none is
 * taken for another story's): equal pages have different ones.
 */
const DRAWN_BY_LOT = /r_[0-9a-z]+_|blob:[^"'\s)]+|img_\d+/g;

/**
 * A hash of everything that an accessibility check depends on, except axe and the browser, which
 * are the same for all pages of a pass: elements, the rules that style them in both themes, input
 * values, focus, scroll positions, and the size of the window.
 */
export async function hashOfPage(): Promise<string> {
  const { documentElement, body, activeElement } = document;
  const elements = [...body.querySelectorAll("*")];
  const roots = [documentElement, body];
  const classes = numberedClasses(elements);
  const facts = [
    [innerWidth, innerHeight, scrollX, scrollY],
    roots.map(({ lang, dir, className, dataset, style }) => [
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
    // Each run serves the workshop on another port.
    renamed(numbered(body.innerHTML.replaceAll(location.origin, "")), classes),
    rulesInBothThemes(classes),
  ];
  const bytes = new TextEncoder().encode(JSON.stringify(facts));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function rulesInBothThemes(classes: ReadonlyMap<string, string>): string[] {
  const { dataset } = document.documentElement;
  const shown = dataset["theme"];
  const matches = (selector: string) => document.querySelector(selector) !== null;
  try {
    return ["light", "dark"].flatMap((theme) => {
      dataset["theme"] = theme;
      return matchingRules(document.styleSheets, { matches, classes });
    });
  } finally {
    dataset["theme"] = shown;
  }
}

/** In the order of elements: a build renames all classes once there is one more sheet. */
function numberedClasses(elements: readonly Element[]): ReadonlyMap<string, string> {
  const names = new Set(elements.flatMap(({ classList }) => [...classList]));
  return new Map([...names].map((name, number) => [name, `#${number}`]));
}

function renamed(markup: string, classes: ReadonlyMap<string, string>): string {
  return markup.replaceAll(/ class="([^"]*)"/g, (_, names: string) => {
    const numbers = names.split(/\s+/).map((name) => classes.get(name) ?? name);
    return ` class="${numbers.join(" ")}"`;
  });
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

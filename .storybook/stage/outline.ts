/**
 * A page as lines of text: its elements with their attributes, and its texts. Equal where two
 * renderings of a page are the same, whichever side made them.
 */
export function outlineOf(page: Element): string[] {
  const lines: string[] = [];
  const numbered = createNumbers();
  const write = (element: Element, indent: string) => {
    let text = "";
    const endText = () => {
      if (text !== "") lines.push(indent + JSON.stringify(text));
      text = "";
    };
    // React's server divides texts by comments.
    for (const child of element.childNodes) {
      if (child instanceof Text) text += child.data;
      if (!(child instanceof Element)) continue;
      endText();
      const attributes = attributesOf(child).map(numbered);
      lines.push(`${indent}<${[child.localName, ...attributes].join(" ")}>`);
      // With scripts it is a text, or nothing.
      if (child.localName !== "noscript") write(child, `${indent}  `);
    }
    endText();
  };
  write(page, "");
  return lines;
}

/** Sorted, with what is chosen: a server writes that, and styles, in another way than a browser. */
function attributesOf(element: Element): string[] {
  const found = [...element.attributes]
    .filter(({ name }) => name !== "selected")
    .map(({ name, value }) => `${name}="${name === "style" ? styleOf(element) : named(value)}"`);
  if (element instanceof HTMLOptionElement && element.selected) found.push("selected");
  return found.sort();
}

const styleOf = (element: Element) => (element as HTMLElement | SVGElement).style.cssText;
const named = (value: string) => value.replace(BUILT_FILE, "assets/*");

/** A file, which each build names in its own way. */
const BUILT_FILE = /^.*\bassets\/[\w.-]+(?=\.\w+$)/;

/** Ids that React has made: by place on a server, in turn in a browser. */
const MADE_ID = /_[rR]_\w*?_/g;

function createNumbers() {
  const numbers = new Map<string, number>();
  const numberOf = (id: string) => {
    const number = numbers.get(id) ?? numbers.size + 1;
    numbers.set(id, number);
    return `_id_${number}_`;
  };
  return (text: string) => text.replace(MADE_ID, numberOf);
}

/** A piece of a page's text, as PDF.js gives it: often a word or a line, sometimes half a word. */
export interface TextItem {
  str: string;
  /** Whether a line ends after it. */
  hasEOL: boolean;
}

/** A page's text normalised for search, and the position of each of its characters on the page. */
export interface PageText {
  folded: string;
  /** For each character of `folded`, the item and the position in it. */
  places: readonly Place[];
}

interface Place {
  item: number;
  /** Of its first UTF-16 unit within the item's text. */
  start: number;
  /** After its last one. */
  end: number;
}

/** A match: from a place in one item to a place in the same or a later one. */
export interface Match {
  from: { item: number; offset: number };
  /** Exclusive. */
  to: { item: number; offset: number };
}

/** A text without distinctions a search ignores: case, accents, kinds and numbers of spaces. */
export function foldedQuery(query: string): string {
  return pageTextOf([{ str: query.trim(), hasEOL: false }]).folded;
}

/**
 * Joins a page's items into one text. A line break counts as a space, and a word hyphenated across
 * lines counts as one word.
 */
export function pageTextOf(items: readonly TextItem[]): PageText {
  // Joined once at the end: reading a string while it grows copies all of it each time.
  const units: string[] = [];
  const places: Place[] = [];
  const add = (text: string, place: Place) => {
    for (const unit of text.split("")) {
      if (unit === " " && (units.at(-1) ?? " ") === " ") continue;
      units.push(unit);
      places.push(place);
    }
  };
  for (const [item, { str, hasEOL }] of items.entries()) {
    let start = 0;
    for (const character of str) {
      const end = start + character.length;
      const letters = foldedCharacter(character);
      add(letters, { item, start, end });
      const before = places.at(-1);
      // A combining mark belongs to the letter before it.
      if (letters === "" && before?.item === item) before.end = end;
      start = end;
    }
    if (!hasEOL) continue;
    if (isDivided(units, items[item + 1])) {
      units.pop();
      places.pop();
    } else add(" ", { item, start, end: start });
  }
  return { folded: units.join(""), places };
}

/** Positions of a folded query on a page, at most `most`; overlapping matches count once. */
export function matchesIn({ folded, places }: PageText, query: string, most: number): Match[] {
  const found: Match[] = [];
  if (query === "") return found;
  let at = folded.indexOf(query);
  while (at !== -1 && found.length < most) {
    const first = places[at];
    const last = places[at + query.length - 1];
    if (first && last) {
      const from = { item: first.item, offset: first.start };
      found.push({ from, to: { item: last.item, offset: last.end } });
    }
    at = folded.indexOf(query, at + query.length);
  }
  return found;
}

/** Most characters of most documents. */
const PLAIN = /^[!-~]$/;

/** Some letters become two, such as ß and ligatures; marks vanish. */
function foldedCharacter(character: string): string {
  if (PLAIN.test(character)) return character.toLowerCase();
  if (/\s/u.test(character)) return " ";
  return character
    .normalize("NFKD")
    .replace(/[\p{M}\u00ad]/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ø", "o")
    .replaceAll("æ", "ae")
    .replaceAll("œ", "oe")
    .replaceAll(/[‐‑]/g, "-")
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"');
}

/** A hyphen after a letter at a line's end, and a lower-case letter next: one word. */
function isDivided(units: readonly string[], next: TextItem | undefined): boolean {
  // The letter may be a surrogate pair.
  return /\p{L}-$/u.test(units.slice(-3).join("")) && /^\p{Ll}/u.test(next?.str ?? "");
}

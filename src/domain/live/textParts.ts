import { URL_MAX } from "../shared/limits.ts";

/** A piece of a text: words, or a link. */
export interface TextPart {
  readonly text: string;
  /** Where it leads; null for words. */
  readonly address: string | null;
}

const ADDRESS = /https?:\/\/[^\s<>"]+/giu;
/** What ends a sentence rather than an address. */
const TRAILING = ".,;:!?…'’”»)]}";
/** What an address may end with where it has opened it: `/wiki/Slot_(computing)`. */
const BRACKETS: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

/** Finds the web addresses in a text; a name and password before the host are left out of them. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    if (match[0].length > URL_MAX) continue;
    const written = withoutTrailing(match[0]);
    const address = safeAddress(written);
    if (address === null) continue;
    parts.push({ text: text.slice(end, match.index), address: null });
    parts.push({ text: written, address });
    end = match.index + written.length;
  }
  parts.push({ text: text.slice(end), address: null });
  return parts.filter((part) => part.text !== "");
}

function withoutTrailing(match: string): string {
  let written = match;
  while (TRAILING.includes(written.slice(-1)) && !closesItsOwn(written)) {
    written = written.slice(0, -1);
  }
  return written;
}

/** Whether the last letter closes a bracket that was opened before. */
function closesItsOwn(written: string): boolean {
  const closing = written.slice(-1);
  const opening = BRACKETS[closing];
  if (opening === undefined) return false;
  return written.split(opening).length >= written.split(closing).length;
}

function safeAddress(written: string): string | null {
  if (!URL.canParse(written)) return null;
  const url = new URL(written);
  url.username = "";
  url.password = "";
  return url.href;
}

/** What is wrong with a text, and where; a sentence per mistake. */
export type Problem = string;

/** A number that a paragraph of `docs/product.md` begins with. */
const PARAGRAPH = /^\*\*(\d+\.\d+)\*\* /;
const SECTION = /^## (\d+)\. /;
/** A line that begins in bold with anything like a number, so that a slip of the pen is noticed. */
const NEARLY = /^\**\d+\.\d+\**/;

/** The numbers of the page's paragraphs, and what is wrong with them. */
export function readParagraphs(page: string): { numbers: Set<string>; problems: Problem[] } {
  const numbers = new Set<string>();
  const problems: Problem[] = [];
  let section = 0;
  let last = 0;
  for (const line of page.split("\n")) {
    const heading = SECTION.exec(line)?.[1];
    if (heading !== undefined) [section, last] = [Number(heading), 0];
    const number = PARAGRAPH.exec(line)?.[1];
    if (number === undefined) {
      if (NEARLY.test(line)) problems.push(`"${line.slice(0, 30)}" does not begin as a paragraph`);
      continue;
    }
    const [inSection = 0, position = 0] = number.split(".").map(Number);
    if (inSection !== section) problems.push(`${number} is in section ${section}`);
    // A gap is a rule that went; a number that is lower was given twice, or is in the wrong place.
    else if (position <= last) problems.push(`${number} comes after ${section}.${last}`);
    last = position;
    numbers.add(number);
  }
  return { numbers, problems };
}

/** A line end within a comment, with what leads the next line. */
const LINE_END = /\s*\n\s*(?:\*(?!\/)|\/\/|#)?\s*/g;
const CITATION = /\bproduct\.md(?: (\d+\.\d+(?:(?:,| and) \d+\.\d+)*))?/g;

/** The paragraphs that a source text cites, and what is wrong with how it does so. */
export function readCitations(text: string): { numbers: string[]; problems: Problem[] } {
  const numbers: string[] = [];
  const problems: Problem[] = [];
  const flowing = text.replaceAll(LINE_END, " ");
  for (const { 0: cited, 1: list, index } of flowing.matchAll(CITATION)) {
    if (!flowing.slice(0, index).endsWith("docs/")) {
      problems.push(`"${cited}" is to be written as docs/product.md`);
    }
    if (list === undefined) problems.push(`"docs/${cited}" names no paragraph`);
    else numbers.push(...list.split(/, | and /));
  }
  return { numbers, problems };
}

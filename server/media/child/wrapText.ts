/** Where a text has to fit, in pixels. */
export interface Room {
  /** Sizes to try, the largest first. */
  sizes: readonly number[];
  linesMax: number;
  width: number;
  height: number;
  widthOf(text: string, size: number): number;
}

/** The height of a line, of its font's size. */
export const LINE_HEIGHT = 1.12;
const ELLIPSIS = "…";

/** A text's lines in the largest size in which it fits; in the smallest, its end may be cut. */
export function fittedLines(text: string, room: Room): { lines: string[]; size: number } {
  const { sizes } = room;
  for (const size of sizes) {
    const lines = wrapped(text, room, size);
    if (lines.length <= linesIn(room, size)) return { lines, size };
  }
  const size = sizes.at(-1) ?? 0;
  return { lines: cut(wrapped(text, room, size), room, size), size };
}

const linesIn = ({ linesMax, height }: Room, size: number) =>
  Math.max(1, Math.min(linesMax, Math.floor(height / (size * LINE_HEIGHT))));

/** Breaks between words, and within one that is wider than the room. */
function wrapped(text: string, room: Room, size: number): string[] {
  const fits = (line: string) => room.widthOf(line, size) <= room.width;
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    line = "";
    for (const letter of lettersOf(word)) {
      if (line !== "" && !fits(line + letter)) {
        lines.push(line);
        line = "";
      }
      line += letter;
    }
  }
  return line === "" ? lines : [...lines, line];
}

function cut(lines: readonly string[], room: Room, size: number): string[] {
  const shown = lines.slice(0, linesIn(room, size));
  if (shown.length === lines.length) return shown;
  const letters = lettersOf(shown.pop() ?? "");
  while (letters.length > 0 && room.widthOf(letters.join("") + ELLIPSIS, size) > room.width)
    letters.pop();
  return [...shown, letters.join("").trimEnd() + ELLIPSIS];
}

/** Whole graphemes, so that no accent is torn off. */
const lettersOf = (text: string): string[] =>
  [...new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text)].map(
    ({ segment }) => segment,
  );

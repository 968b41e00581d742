import * as fc from "fast-check";
import { expect, it } from "vitest";
import { csvLines } from "./csv.ts";

/** The file's rows, read as RFC 4180 says. */
function read(text: string): string[][] {
  const rows: string[][] = [];
  let rest = text;
  let row: string[] = [];
  while (rest !== "") {
    const [all, quoted, plain, end] = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(rest) ?? [];
    if (all === undefined) throw new Error(`no CSV: ${rest.slice(0, 40)}`);
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    rest = rest.slice(all.length);
    if (end === ",") continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** Texts of the signs that matter, among others. */
const risky = fc.string({
  unit: fc.oneof(
    fc.constantFrom("=", "+", "-", "@", "＝", ",", ";", "|", "\t", "\r", "\n", '"', "'", " "),
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }),
  ),
});
const sheet = fc
  .integer({ min: 1, max: 4 })
  .chain((width) => fc.array(fc.array(risky, { minLength: width, maxLength: width })));

it("holds what was written, but for the apostrophes that defuse it", () => {
  fc.assert(
    fc.property(sheet, (rows) => {
      const bare = (cells: string[][]) =>
        cells.map((row) => row.map((cell) => cell.replaceAll("'", "")));
      expect(bare(read(csvLines(rows)))).toEqual(bare(rows));
    }),
  );
});

it("has no cell that a sheet would run, whatever it splits at", () => {
  fc.assert(
    fc.property(sheet, (rows) => {
      const text = csvLines(rows);
      for (const cell of read(text).flat()) expect(cell).not.toMatch(/^[=+\-@＝＋－＠\t\r\n]/);
      for (const separator of [",", ";", "|", "\t"]) {
        for (const cell of text.split(/[\r\n]/).flatMap((line) => line.split(separator))) {
          expect(cell.replace(/^[\s"]+/, "")).not.toMatch(/^[=+\-@＝＋－＠]/);
        }
      }
    }),
  );
});

it.each([
  ["=HYPERLINK(1)", "'=HYPERLINK(1)"],
  ["  @sum", "  '@sum"],
  ["\tx", "'\tx"],
  ["a;=1", "a;'=1"],
  ["Jean-Luc", "Jean-Luc"],
])("%j is kept as %j", (text, kept) => {
  expect(read(csvLines([[text]]))).toEqual([[kept]]);
});

it("leaves numbers as they are", () => {
  expect(csvLines([["a,b", -12.5, 3]])).toBe('"a,b",-12.5,3\r\n');
});

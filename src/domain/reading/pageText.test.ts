import { describe, expect, it } from "vitest";
import { foldedQuery, matchesIn, pageTextOf } from "./pageText.ts";

const items = (...texts: string[]) =>
  texts.map((text) => ({ str: text.replace(/\n$/, ""), hasEOL: text.endsWith("\n") }));

/** The matched stretches, exactly as on the page. */
function found(texts: string[], query: string, most = 100): string[] {
  const pieces = items(...texts);
  return matchesIn(pageTextOf(pieces), foldedQuery(query), most).map(({ from, to }) => {
    const whole = pieces.slice(from.item, to.item + 1).map(({ str }) => str);
    const last = whole.length - 1;
    const cut = whole.map((str, index) =>
      str.slice(index === 0 ? from.offset : 0, index === last ? to.offset : undefined),
    );
    return cut.join("|");
  });
}

describe("a search on a page", () => {
  it("finds each place where the words appear", () => {
    expect(found(["less is more, and more is less"], "more")).toEqual(["more", "more"]);
    expect(found(["less is more"], "most")).toEqual([]);
    expect(found(["anything"], "  ")).toEqual([]);
  });

  it("tells neither case nor accents apart, in either direction", () => {
    expect(found(["Éléments d’été"], "ELEMENTS d'ete")).toEqual(["Éléments d’été"]);
    expect(found(["elements"], "éléments")).toEqual(["elements"]);
    expect(found(["Straße, Køge"], "strasse, koge")).toEqual(["Straße, Køge"]);
  });

  it("finds a letter whose mark is a character of its own, and takes the mark along", () => {
    expect(found(["cafe\u0301s"], "café")).toEqual(["cafe\u0301"]);
    expect(found(["ﬁne print"], "fine")).toEqual(["ﬁne"]);
  });

  it("finds what is spread over several pieces of text", () => {
    expect(found(["The qu", "iet int", "erface"], "quiet interface")).toEqual([
      "qu|iet int|erface",
    ]);
  });

  it("takes a line's end for a space, and several spaces for one", () => {
    expect(found(["quiet\n", "interface"], "quiet interface")).toEqual(["quiet|interface"]);
    expect(found(["quiet  \n", "  interface"], "quiet interface")).toEqual(["quiet  |  interface"]);
  });

  it("joins a word that was divided at a line's end", () => {
    expect(found(["inter-\n", "face"], "interface")).toEqual(["inter-|face"]);
    expect(found(["Mary-\n", "Ann"], "mary- ann")).toEqual(["Mary-|Ann"]);
  });

  it("counts overlapping matches once, and no more than it is told to", () => {
    expect(found(["aaaa"], "aa")).toEqual(["aa", "aa"]);
    expect(found(["a a a a"], "a", 3)).toEqual(["a", "a", "a"]);
  });

  it("finds characters of several units, and other scripts", () => {
    expect(found(["to the 🌙 and back"], "🌙 and")).toEqual(["🌙 and"]);
    expect(found(["مرحبا بالعالم"], "بالعالم")).toEqual(["بالعالم"]);
  });

  it("reads a page of very many words and lines, where looking back at all of it would take minutes", () => {
    const lines = Array.from({ length: 30_000 }, () => "a b c d e f g h i j-\n");
    const { folded, places } = pageTextOf(items(...lines, "end"));
    expect(folded).toHaveLength(30_000 * 19 + 3);
    expect(places).toHaveLength(folded.length);
    expect(found([...lines, "end"], "jend")).toEqual(["j-|end"]);
  });
});

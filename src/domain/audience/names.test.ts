import * as fc from "fast-check";
import { expect, it } from "vitest";
import { compareKeys, foldName, hasWords, nameKeysOf, searchWordsOf } from "./names.ts";

it.each([
  ["Élodie", "elodie"],
  ["JEAN-LUC  d’Arc", "jean luc d arc"],
  ["İpek", "ipek"],
  ["Ὀδυσσεύς", "οδυσσευσ"],
  ["Søren Weiß", "søren weiß"],
  ["ﬁnn ℌans", "finn hans"],
  ["  🎤 ", ""],
])("%s is compared as %s", (name, folded) => {
  expect(foldName(name)).toBe(folded);
});

it("a folded text is folded already, however often", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const once = foldName(text);
      expect(foldName(once)).toBe(once);
      expect(once.isWellFormed()).toBe(true);
    }),
  );
});

it("words are found by how they begin, in any order, in either name", () => {
  const name = nameKeysOf({ firstName: "Ana Maria", lastName: "de Vries-Peña" });
  for (const search of ["ana", "VRI", "pena mar", "de ana vries", "", "!!"]) {
    expect(hasWords(name, searchWordsOf(search)), search).toBe(true);
  }
  for (const search of ["na", "ries", "ana x", "dev"]) {
    expect(hasWords(name, searchWordsOf(search)), search).toBe(false);
  }
});

it("a shorter last name comes before a longer one that begins with it", () => {
  const keys = ["Vries", "de Vries", "de", "De Boer"].map(
    (lastName) => nameKeysOf({ firstName: "Z", lastName }).byLastName,
  );
  expect(keys.toSorted(compareKeys)).toEqual(["de  z", "de boer  z", "de vries  z", "vries  z"]);
});

it("keys are ordered by their UTF-8 bytes", () => {
  const text = fc.string({ unit: "grapheme" });
  fc.assert(
    fc.property(text, text, (a, b) => {
      const bytes = Math.sign(Buffer.compare(Buffer.from(a), Buffer.from(b)));
      expect(Math.sign(compareKeys(a, b))).toBe(bytes);
    }),
  );
});

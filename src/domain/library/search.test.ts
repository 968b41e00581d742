import { expect, test } from "vitest";
import { searchWordsOf } from "../audience/names.ts";
import { isFoundBy, searchTextOf } from "./search.ts";

const ENTRY = searchTextOf({ title: "The quiet interface", creatorName: "Jean-Luc Peña" });

test("beginnings of words of title and creator find an entry, in any order", () => {
  for (const search of ["quiet", "INTER pena", "luc", "", "  !"]) {
    expect(isFoundBy(ENTRY, searchWordsOf(search)), search).toBe(true);
  }
});

test("a word that begins none finds nothing", () => {
  for (const search of ["face", "quiet dupont", "nterface"]) {
    expect(isFoundBy(ENTRY, searchWordsOf(search)), search).toBe(false);
  }
});

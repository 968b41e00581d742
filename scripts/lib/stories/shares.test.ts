import { describe, expect, it } from "vitest";
import { shareOut } from "./shares.mjs";

const STORIES = ["a--1", "a--2", "a--3", "b--1", "b--2", "c--1"];

/** What pages are given that take a story by turns. */
function byTurns(stories: readonly string[], pages: number): string[][] {
  const { share } = shareOut(stories);
  const shares = Array.from({ length: pages }, share);
  const given: string[][] = shares.map(() => []);
  for (let turn = 0; turn < stories.length; turn += 1)
    for (const [page, next] of shares.entries()) given[page]?.push(...[next() ?? []].flat());
  return given;
}

describe("stories that several pages play", () => {
  it("stay on one page with the others of their file", () => {
    expect(byTurns(STORIES, 2)).toEqual([
      ["a--1", "a--2", "a--3"],
      ["b--1", "b--2", "c--1"],
    ]);
  });

  it("go to a page that has nothing else left to play", () => {
    expect(byTurns(STORIES.slice(0, 4), 3)).toEqual([["a--1", "a--3"], ["b--1"], ["a--2"]]);
  });

  it("keep their order where the stories of a file are not in a row", () => {
    expect(byTurns(["b--1", "a--1", "b--2"], 1)).toEqual([["b--1", "a--1", "b--2"]]);
  });

  it("are each played once, and counted until they are", () => {
    const { share, left } = shareOut(STORIES);
    expect(left()).toBe(STORIES.length);
    expect(byTurns(STORIES, 4).flat().sort()).toEqual([...STORIES].sort());
    const next = share();
    for (const story of STORIES) expect(next()).toBe(story);
    expect([next(), left()]).toEqual([undefined, 0]);
  });
});

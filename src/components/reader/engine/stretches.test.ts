import { expect, it } from "vitest";
import { joinNeighbours } from "./stretches.ts";

it("joins stretches that touch, and leaves those with a gap between them apart", () => {
  const joined = joinNeighbours([
    { begin: 30, end: 40 },
    { begin: 0, end: 10 },
    { begin: 10, end: 20 },
  ]);
  expect(joined).toEqual([
    {
      begin: 0,
      end: 20,
      parts: [
        { begin: 0, end: 10 },
        { begin: 10, end: 20 },
      ],
    },
    { begin: 30, end: 40, parts: [{ begin: 30, end: 40 }] },
  ]);
});

import * as fc from "fast-check";
import { expect, it } from "vitest";
import { rowsInSight } from "./window.ts";

it("draws what is in sight and a little more, wherever the box has been scrolled", () => {
  const box = fc.record({
    scrollTop: fc.integer({ min: -100, max: 6_000_000 }),
    boxHeight: fc.integer({ min: 1, max: 2_000 }),
    rowHeight: fc.integer({ min: 20, max: 120 }),
    rowCount: fc.integer({ min: 0, max: 100_000 }),
  });
  fc.assert(
    fc.property(box, (given) => {
      const { drawn, seen } = rowsInSight(given);
      expect(drawn.first).toBeLessThanOrEqual(seen.first);
      expect(drawn.end).toBeGreaterThanOrEqual(seen.end);
      expect(drawn.first).toBeGreaterThanOrEqual(0);
      expect(drawn.end).toBeLessThanOrEqual(given.rowCount);
      expect(drawn.end - drawn.first).toBeLessThanOrEqual(2_000 / 20 + 2 + 16);
    }),
  );
});

it("sees the rows that a box of 480 pixels holds", () => {
  const box = { boxHeight: 480, rowHeight: 48, rowCount: 100_000 };
  expect(rowsInSight({ ...box, scrollTop: 0 }).seen).toEqual({ first: 0, end: 10 });
  expect(rowsInSight({ ...box, scrollTop: 2_400_024 }).seen).toEqual({
    first: 50_000,
    end: 50_011,
  });
});

it("draws the first rows before it knows how high they are", () => {
  const { drawn } = rowsInSight({ scrollTop: 0, boxHeight: 0, rowHeight: 0, rowCount: 100_000 });
  expect(drawn).toEqual({ first: 0, end: 16 });
});

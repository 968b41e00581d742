import fc from "fast-check";
import { expect, it } from "vitest";
import { dropPlace } from "./dropPlace.ts";
import { withMoved } from "./withMoved.ts";

/** Items below each other, in this order. */
function stacked(order: readonly number[], heights: readonly number[], gap = 0) {
  const boxes: { top: number; height: number }[] = [];
  let top = 0;
  for (const index of order) {
    const height = heights[index] ?? 0;
    boxes[index] = { top, height };
    top += height + gap;
  }
  return boxes;
}

it("is past every other item that the pointer has entered, a taller one further", () => {
  const boxes = stacked([0, 1, 2], [100, 20, 100]);
  const places = (dragged: number, ys: readonly number[]) =>
    ys.map((y) => dropPlace({ boxes, dragged, y }));
  expect(places(0, [-50, 50, 99, 101, 119, 121, 900])).toEqual([0, 0, 0, 1, 1, 2, 2]);
  expect(places(1, [-50, 59, 61, 110, 159, 161, 900])).toEqual([0, 0, 1, 1, 1, 2, 2]);
  expect(places(2, [-50, 99, 101, 119, 121, 170, 900])).toEqual([0, 0, 1, 1, 2, 2, 2]);
});

it("stays the same when the item is shown there and the pointer does not move", () => {
  const list = fc.record({
    heights: fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 8 }),
    gap: fc.integer({ min: 0, max: 40 }),
    y: fc.integer({ min: -100, max: 2_000 }),
    any: fc.nat(),
  });
  fc.assert(
    fc.property(list, ({ heights, gap, y, any }) => {
      const order = [...heights.keys()];
      const dragged = any % heights.length;
      const to = dropPlace({ boxes: stacked(order, heights, gap), dragged, y });
      const moved = stacked(withMoved(order, { from: dragged, to }), heights, gap);
      expect(dropPlace({ boxes: moved, dragged, y })).toBe(to);
    }),
  );
});

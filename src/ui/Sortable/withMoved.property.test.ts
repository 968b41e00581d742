import fc from "fast-check";
import { expect, it } from "vitest";
import { withMoved } from "./withMoved.ts";

const move = fc
  .uniqueArray(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 20 })
  .chain((list) => fc.tuple(fc.constant(list), fc.nat(list.length - 1), fc.nat(list.length - 1)));

it("puts an entry where it is wanted, and the others keep their order", () => {
  fc.assert(
    fc.property(move, ([list, from, to]) => {
      const moved = withMoved(list, { from, to });
      const entry = list[from];
      const others = (all: readonly number[]) => all.filter((other) => other !== entry);
      expect(moved[to]).toBe(entry);
      expect(others(moved)).toEqual(others(list));
    }),
  );
});

it("leaves a list as it is where there is no such place", () => {
  expect(withMoved([], { from: 0, to: 0 })).toEqual([]);
  expect(withMoved(["a", "b"], { from: 0, to: 2 })).toEqual(["a", "b"]);
  expect(withMoved(["a", "b"], { from: -1, to: 1 })).toEqual(["a", "b"]);
});

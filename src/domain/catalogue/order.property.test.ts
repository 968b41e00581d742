import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arranged } from "./order.ts";

const ids = fc.uniqueArray(fc.integer({ min: 0, max: 40 }).map(String), { maxLength: 20 });

describe("an order that was chosen", () => {
  it("keeps every item, once, whatever was named", () => {
    fc.assert(
      fc.property(ids, ids, (standing, named) => {
        expect(arranged({ standing, named }).toSorted()).toEqual(standing.toSorted());
      }),
    );
  });

  it("begins with what was named, and leaves the others in their order", () => {
    fc.assert(
      fc.property(ids, ids, (standing, named) => {
        const first = named.filter((id) => standing.includes(id));
        const others = standing.filter((id) => !named.includes(id));
        expect(arranged({ standing, named })).toEqual([...first, ...others]);
      }),
    );
  });

  it("is the same when it is chosen again", () => {
    fc.assert(
      fc.property(ids, ids, (standing, named) => {
        const once = arranged({ standing, named });
        expect(arranged({ standing: once, named })).toEqual(once);
      }),
    );
  });
});

import { describe, expect, it } from "vitest";
import { swipeOf } from "./swipe.ts";

const START = { x: 200, y: 300, at: 1_000 };
const after = ({ right = 0, down = 0, ms = 150 }) =>
  swipeOf(START, { x: 200 + right, y: 300 + down, at: 1_000 + ms });

describe("a swipe", () => {
  it("is at least 50 pixels long", () => {
    expect(after({ right: -50 })).toBe("left");
    expect(after({ right: 50 })).toBe("right");
    expect(after({ right: -49 })).toBeNull();
    expect(after({ right: 49 })).toBeNull();
  });

  it("takes at most 300 milliseconds", () => {
    expect(after({ right: 80, ms: 300 })).toBe("right");
    expect(after({ right: 80, ms: 301 })).toBeNull();
  });

  it("goes more to the side than up or down", () => {
    expect(after({ right: -80, down: 79 })).toBe("left");
    expect(after({ right: -80, down: 80 })).toBeNull();
    expect(after({ right: -80, down: -200 })).toBeNull();
  });
});

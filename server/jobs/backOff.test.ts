import { describe, expect, it } from "vitest";
import { backOff } from "./backOff.ts";

const atMost = (attempts: number) => backOff({ attempts, random: () => 1 });

describe("the pause after a failure", () => {
  it("doubles from a second to ten minutes at most", () => {
    expect([1, 2, 3, 10].map(atMost)).toEqual([1_000, 2_000, 4_000, 512_000]);
    expect([11, 12, 5_000].map(atMost)).toEqual([600_000, 600_000, 600_000]);
  });

  it("is anything from nothing to that", () => {
    expect(backOff({ attempts: 4, random: () => 0 })).toBe(0);
    expect(backOff({ attempts: 4, random: () => 0.5 })).toBe(4_000);
  });
});

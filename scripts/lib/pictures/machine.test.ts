import { describe, expect, it } from "vitest";
import { whyNotComparable } from "./machine.mjs";

describe("a machine", () => {
  const known = { chromium: "1.2", letters: "abc" };

  it("compares where browser and letters are those that took the pictures", () => {
    expect(whyNotComparable(known, { ...known })).toBeNull();
  });

  it("with another browser says both versions", () => {
    const reason = whyNotComparable(known, { ...known, chromium: "3.4" });
    expect(reason).toMatch(/Chromium 1\.2, and this one is 3\.4/);
  });

  it("that smooths letters in another way says so", () => {
    expect(whyNotComparable(known, { ...known, letters: "x" })).toMatch(/smooths letters/);
  });
});

import { describe, expect, it } from "vitest";
import { byteRange } from "./byteRange.ts";

describe("the stretch that is asked for of 10 bytes", () => {
  it.each([
    ["bytes=0-3", { first: 0, last: 3 }],
    ["bytes=0-0", { first: 0, last: 0 }],
    ["BYTES=4-", { first: 4, last: 9 }],
    ["bytes=9-9", { first: 9, last: 9 }],
    ["bytes=4-99999999999999999999", { first: 4, last: 9 }],
    ["bytes=-3", { first: 7, last: 9 }],
    ["bytes=-99", { first: 0, last: 9 }],
    ["bytes=10-", "UNSATISFIABLE"],
    ["bytes=10-20", "UNSATISFIABLE"],
    ["bytes=99999999999999999999-", "UNSATISFIABLE"],
    ["bytes=-0", "UNSATISFIABLE"],
  ])("by %s is %o", (header, range) => {
    expect(byteRange(header, 10)).toEqual(range);
  });

  it.each([
    undefined,
    "",
    "bytes=-",
    "bytes=5-1",
    "bytes=0-1,3-4",
    "bytes=a-b",
    "bytes=1.5-2",
    "lines=1-2",
  ])("by %o is all of them", (header) => {
    expect(byteRange(header, 10)).toBeNull();
  });

  it("is never there when there are none", () => {
    expect(byteRange("bytes=0-", 0)).toBe("UNSATISFIABLE");
    expect(byteRange("bytes=-1", 0)).toBe("UNSATISFIABLE");
    expect(byteRange(undefined, 0)).toBeNull();
  });
});

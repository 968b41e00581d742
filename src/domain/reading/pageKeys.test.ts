import { describe, expect, it } from "vitest";
import { readingKey } from "./pageKeys.ts";

const whole = { isWide: false, hasAbove: false, hasBelow: false, isRightToLeft: false };
const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
const press = (key: string, { held = {}, page = {} } = {}) =>
  readingKey({ ...plain, key, ...held }, { ...whole, ...page });

describe("a key in the viewer", () => {
  it.each([
    ["ArrowRight", "next"],
    ["ArrowLeft", "previous"],
    ["ArrowDown", "next"],
    ["ArrowUp", "previous"],
    ["PageDown", "next"],
    ["PageUp", "previous"],
    [" ", "next"],
    ["Home", "first"],
    ["End", "last"],
    ["+", "zoomIn"],
    ["=", "zoomIn"],
    ["-", "zoomOut"],
    ["0", "zoomReset"],
    ["f", "fullscreen"],
    ["o", "overview"],
    ["/", "search"],
    ["x", null],
    ["Tab", null],
  ])("%s means %s", (key, meaning) => {
    expect(press(key)).toBe(meaning);
  });

  it("turns back with Shift and Space", () => {
    expect(press(" ", { held: { shiftKey: true } })).toBe("previous");
  });

  it("is the browser's with Control, Command or Alt, but for the search", () => {
    expect(press("ArrowRight", { held: { altKey: true } })).toBeNull();
    expect(press("0", { held: { ctrlKey: true } })).toBeNull();
    expect(press("f", { held: { ctrlKey: true } })).toBe("search");
    expect(press("f", { held: { metaKey: true } })).toBe("search");
  });

  it("leads on to the left in a document that is read from right to left", () => {
    const page = { isRightToLeft: true };
    expect(press("ArrowLeft", { page })).toBe("next");
    expect(press("ArrowRight", { page })).toBe("previous");
  });

  it("scrolls while there is something to scroll to", () => {
    expect(press("ArrowRight", { page: { isWide: true } })).toBeNull();
    expect(press("ArrowDown", { page: { hasBelow: true } })).toBeNull();
    expect(press(" ", { page: { hasBelow: true } })).toBeNull();
    expect(press("ArrowDown", { page: { hasAbove: true } })).toBe("next");
    expect(press("ArrowUp", { page: { hasAbove: true } })).toBeNull();
    expect(press("PageDown", { page: { hasBelow: true } })).toBe("next");
  });
});

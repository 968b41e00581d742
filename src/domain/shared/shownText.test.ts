import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanText, isBlank, isReadable, shownLine } from "./shownText.ts";

/** Invisible everywhere, or changing the line's direction: never legitimate. */
const NEVER = [
  0x200b, 0x2060, 0x2063, 0xfeff, 0xad, 0x34f, 0x3164, 0x115f, 0xffa0, 0x202a, 0x202b, 0x202c,
  0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069, 0x206a, 0xe0001,
].map((code) => String.fromCodePoint(code));
/** Legitimate in some texts. */
const SOMETIMES = [0x200c, 0x200d, 0xfe0f, 0x200e, 0x200f, 0x61c, 0xe0067, 0xe007f].map((code) =>
  String.fromCodePoint(code),
);
const VISIBLE = ["a", "Z", "é", " ", "-", "7", "ש", "ع", "न", "्", "🏴", "👩", "❤", "田", "\n"];

const text = fc
  .array(fc.constantFrom(...VISIBLE, ...NEVER, ...SOMETIMES), { maxLength: 30 })
  .map((parts) => parts.join(""));

const without = (typed: string, characters: readonly string[]) =>
  [...typed].filter((character) => !characters.includes(character)).join("");

describe("a cleaned text", () => {
  it.each([
    ["a family", "👩‍👩‍👧‍👦"],
    ["a heart on fire", "❤️‍🔥"],
    ["a hand with a colour", "👋🏽"],
    ["a flag of letters", "🇧🇪"],
    ["a flag of tags", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"],
    ["a key", "1️⃣"],
    ["Persian with a joiner", "می‌خواهم"],
    ["Hindi with a joiner", "क्‍ष"],
    ["Malayalam that ends in a joiner", "അവന്‍"],
    ["Arabic", "محمد علي"],
    ["Hebrew with a mark", "שלום (abc)\u200f 123"],
    ["Mongolian", "ᠮᠣᠩᠭᠣᠯ"],
    ["an Arabic number sign", "؀١٢"],
    ["a name with an accent of its own", "Zoe\u0308"],
    ["braille with a blank", "⠓⠊⠀⠓⠊"],
    ["lines", "one\r\n\ttwo"],
  ])("is as it was: %s", (_name, typed) => {
    expect(cleanText(typed)).toBe(typed);
    expect(isReadable(typed)).toBe(true);
    expect(isBlank(typed)).toBe(false);
  });

  it.each([
    ["turned", "\u202egpj.exe", "gpj.exe"],
    ["isolated", "\u2066Ada\u2069", "Ada"],
    ["spaced by nothing", "A\u200bd\ufeffa", "Ada"],
    ["joined to nothing", "\u200dAda\u200d", "Ada"],
    ["marked without need", "Ada\u200f", "Ada"],
    ["tagged", "Ada\u{e0041}\u{e0042}", "Ada"],
    ["hyphenated", "Ada\u00ad", "Ada"],
  ])("that was %s reads as it looks", (_name, typed, cleaned) => {
    expect(cleanText(typed)).toBe(cleaned);
    expect(isReadable(typed)).toBe(false);
  });

  it("has lost no visible character, and none of the others out of place", () => {
    fc.assert(
      fc.property(text, (typed) => {
        const cleaned = cleanText(typed);
        const invisible = [...NEVER, ...SOMETIMES];
        expect(without(cleaned, invisible)).toBe(without(typed, invisible));
        expect(without(cleaned, NEVER)).toBe(cleaned);
      }),
    );
  });

  it("stays as it is when it is cleaned again", () => {
    fc.assert(
      fc.property(text, (typed) => {
        expect(cleanText(cleanText(typed))).toBe(cleanText(typed));
        expect(isReadable(cleanText(typed))).toBe(true);
      }),
    );
  });

  it("is blank when nothing of it is seen", () => {
    const unseen = fc.array(fc.constantFrom(...NEVER, ...SOMETIMES, " ", "\n", "\u3000", "\u2800"));
    fc.assert(
      fc.property(unseen, (parts) => {
        expect(isBlank(parts.join(""))).toBe(true);
        expect(isBlank(cleanText(parts.join("")))).toBe(true);
      }),
    );
    expect(isBlank(cleanText("\u200b.\u200b"))).toBe(false);
  });

  it("is made in a time that follows its length", () => {
    const parts = ["\ufe0f\u200d", "\u200d", "🏴\u{e0041}", "\u061c", "a\u200d", "\u{e0041}"];
    for (const part of parts) expect(cleanText(part.repeat(50_000)).length).toBeLessThan(200_000);
  });
});

describe("a text that cannot be shown", () => {
  it.each([
    ["a control character", "Ada\u0007"],
    ["nothing at all", "Ada\u0000"],
    ["half a character", "Ada\ud83c"],
    ["a character that nobody has assigned", "Ada\u0378"],
    ["no character", "Ada\ufdd0"],
    ["a character of private use", "Ada\ue000"],
    ["a note between lines", "Ada\ufff9"],
  ])("has %s", (_name, typed) => {
    expect(isReadable(typed)).toBe(false);
    expect(isReadable(cleanText(typed))).toBe(false);
  });

  it("is not blank because of an emoji that is yet to come", () => {
    expect(isReadable("\u{1faff}")).toBe(true);
  });
});

describe("a line of a text that comes from elsewhere", () => {
  it.each([
    ["  Ada\n Love\tlace ", "Ada Love lace"],
    ["Ada\u0000\u202e\u200b", "Ada"],
    ["👩‍👩‍👧‍👦 می‌خواهم", "👩‍👩‍👧‍👦 می‌خواهم"],
    ["\ud83c", "\ufffd"],
    ["\u3164", ""],
  ])("of %j is %j", (typed, line) => {
    expect(shownLine(typed, 200)).toBe(line);
  });

  it("can be shown, whatever it was, and has its length", () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.string({ unit: "binary", maxLength: 40 })), (typed) => {
        const line = shownLine(typed, 10);
        expect(line.length).toBeLessThanOrEqual(10);
        expect(line).toBe(line.trimStart());
      }),
    );
  });
});

import { describe, expect, it } from "vitest";
import { SLUG_TEXTS, updateSlugInput } from "./updateSlug.ts";

const read = (slug: unknown) => updateSlugInput.safeParse({ slug });

describe("the address of a page", () => {
  it.each([
    ["demo-speaker", "demo-speaker"],
    ["  Demo-Speaker ", "demo-speaker"],
    ["a1b", "a1b"],
    ["2026", "2026"],
    ["a".repeat(60), "a".repeat(60)],
  ])("%j can be chosen", (typed, slug) => {
    expect(read(typed).data).toEqual({ slug });
  });

  it.each([
    ["", SLUG_TEXTS.required],
    ["   ", SLUG_TEXTS.required],
    [undefined, SLUG_TEXTS.required],
    ["ab", SLUG_TEXTS.tooShort],
    ["a".repeat(61), SLUG_TEXTS.tooLong],
    ["demo speaker", SLUG_TEXTS.letters],
    ["démo", SLUG_TEXTS.letters],
    ["demo_speaker", SLUG_TEXTS.letters],
    ["../etc", SLUG_TEXTS.letters],
    ["-demo", SLUG_TEXTS.hyphens],
    ["demo-", SLUG_TEXTS.hyphens],
    ["demo--speaker", SLUG_TEXTS.hyphens],
    ["beamer", SLUG_TEXTS.reserved],
    ["Admin", SLUG_TEXTS.reserved],
  ])("%j is refused: %s", (typed, text) => {
    expect(read(typed).error?.issues.map(({ message }) => message)).toEqual([text]);
  });
});

import { describe, expect, it } from "vitest";
import { troublesNow } from "./asTheyAre.mjs";
import { fileOf, moduleOf, partsOf, themesOf, type Drawings } from "./files.mjs";
import type { Illustration } from "./list.mjs";
import { troublesOf } from "./troubles.mjs";

it("has every illustration as its story was accepted, within its bytes", () => {
  expect(troublesNow()).toEqual([]);
});

const CALENDAR: Illustration = {
  name: "calendar",
  story: "schedule--ready",
  width: "phone",
  parts: ["main"],
};
const LIGHT = fileOf(CALENDAR, "light");
const DARK = fileOf(CALENDAR, "dark");
const ACCEPTED = { "schedule--ready.light.phone": "1", "schedule--ready.dark.phone": "2" };

/** A project whose one illustration is right, but for what is said. */
function project(said: Partial<Parameters<typeof troublesOf>[0]> = {}) {
  const facts = { parts: partsOf(CALENDAR), width: 390, height: 600 };
  const record: Drawings = {
    [LIGHT]: { look: "schedule--ready.light.phone", hash: "1", ...facts },
    [DARK]: { look: "schedule--ready.dark.phone", hash: "2", ...facts },
  };
  const illustrations = said.illustrations ?? [CALENDAR];
  const sizes = new Map([LIGHT, DARK].map((file) => [file, 20_000]));
  const module = moduleOf(illustrations, record);
  return troublesOf({ illustrations, record, accepted: ACCEPTED, sizes, module, ...said });
}

describe("what is wrong with illustrations", () => {
  it("is nothing where all is as drawn", () => {
    expect(project()).toEqual([]);
  });

  it("is a look that was accepted since, with the command that draws it again", () => {
    const accepted = { ...ACCEPTED, "schedule--ready.dark.phone": "3" };
    const [trouble, ...others] = project({ accepted });
    expect(trouble).toContain(`${DARK} was drawn from schedule--ready.dark.phone, which is not as`);
    expect(trouble).toContain("Run `npm run illustrations`");
    expect(others).toEqual([]);
  });

  it.each([
    ["story", { ...CALENDAR, story: "schedule--free" }],
    ["part", { ...CALENDAR, parts: ["main", "h1"] }],
  ])("is another %s than the listed one", (_, illustration) => {
    const troubles = project({ illustrations: [illustration] });
    expect(troubles).toHaveLength(themesOf(illustration).length);
    expect(troubles[0]).toContain(`${LIGHT} does not show what is listed`);
  });

  it("is a missing file", () => {
    const sizes = new Map([[LIGHT, 20_000]]);
    expect(project({ sizes })).toEqual([expect.stringContaining(`${DARK} is missing.`)]);
  });

  it("is a file that is too large, and too many bytes of all", () => {
    const sizes = new Map([
      [LIGHT, 20_000],
      [DARK, 340_000],
    ]);
    expect(project({ sizes })).toEqual([
      `${DARK} has 340000 bytes, more than 40000.`,
      "The illustrations have 360000 bytes together, more than 350000.",
    ]);
  });

  it("is a file that is no longer listed", () => {
    const old = LIGHT.replace("calendar", "old");
    const sizes = new Map([LIGHT, DARK, old].map((file) => [file, 20_000]));
    expect(project({ sizes })).toEqual([expect.stringContaining(`${old} is not listed.`)]);
  });

  it("is a module that has other sizes", () => {
    expect(project({ module: "" })).toEqual([expect.stringContaining("illustrations.ts")]);
  });
});

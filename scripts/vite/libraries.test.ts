import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { inProject } from "../lib/project.mjs";
import { withoutDisplayNames } from "./libraries.ts";

const links = readFileSync(
  inProject("node_modules/react-router/dist/production/lib/dom/lib.js"),
  "utf8",
);

describe("the router without names for developers", () => {
  it("names none of its components any more, and leaves what is no component alone", () => {
    const named = (code: string) => code.match(/^\w+\.displayName/gm)?.length ?? 0;
    expect(named(links)).toBeGreaterThan(0);
    expect(named(withoutDisplayNames(links))).toBe(0);
  });

  it("says of every component that making it does nothing else", () => {
    const made = withoutDisplayNames(links).match(/^const \w+ = .*forwardRef\(/gm) ?? [];
    expect(made.length).toBeGreaterThan(0);
    for (const line of made) expect(line).toMatch(/= \/\* @__PURE__ \*\/ React\$1\.forwardRef\($/);
  });

  it("keeps its number of lines", () => {
    expect(withoutDisplayNames(links).split("\n")).toHaveLength(links.split("\n").length);
  });
});

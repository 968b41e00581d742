import { describe, expect, it } from "vitest";
import { isBefore, lackedBy, oldestBrowsers, readCompatData } from "./browserSupport.ts";
import { styleLacks } from "./styleSupport.ts";

const support = { data: readCompatData(), oldest: [{ name: "safari", version: "17.0" }] };
const featuresIn = (css: string) => styleLacks(css, support).map(({ feature }) => feature);

describe("what Safari 17 lacks of a stylesheet", () => {
  it.each([
    ["@starting-style { p { opacity: 0 } }", "@starting-style"],
    ["@scope (p) { b { color: red } }", "@scope"],
    ["p { field-sizing: content }", "field-sizing"],
    ["p { text-wrap: balance }", "text-wrap: balance"],
    ["p { color: light-dark(red, blue) }", "light-dark()"],
    ["p { top: anchor(bottom) }", "anchor()"],
    ["p { position-anchor: --a }", "position-anchor"],
    ["p { transition-behavior: allow-discrete }", "transition-behavior"],
    ["p { b { color: red } }", "nesting"],
    ["p { content-visibility: auto }", "content-visibility"],
  ])("%s", (css, feature) => {
    expect(featuresIn(css)).toContain(feature);
  });

  it.each([
    "p:has(b) { color: color-mix(in oklab, red, blue); inline-size: 10cqi; min-height: 100dvh }",
    "@container (inline-size > 30em) { p { grid-template-columns: subgrid } }",
    "@media (width >= 30em) { p { inset: 0; line-height: 2lh } }",
    "@supports (field-sizing: content) { p { field-sizing: content } }",
    "[popover]:popover-open { display: block }",
    "@keyframes in { from { opacity: 0 } 50% { opacity: 1 } }",
  ])("nothing: %s", (css) => {
    expect(featuresIn(css)).toEqual([]);
  });

  it("is told with its line and the browsers", () => {
    expect(styleLacks("p {\n  field-sizing: content;\n}", support)).toEqual([
      { feature: "field-sizing", browsers: ["Safari 17.0"], line: 2 },
      { feature: "field-sizing: content", browsers: ["Safari 17.0"], line: 2 },
    ]);
  });
});

it("counts every browser of the list in package.json", () => {
  const names = oldestBrowsers().map(({ name }) => name);
  expect(names.toSorted()).toEqual(["chrome", "edge", "firefox", "ios_saf", "safari"]);
});

it("takes what only a preview of a browser has for missing", () => {
  const entry = readCompatData().api["Element"]?.["computedStyleMap"];
  expect(lackedBy(entry, [{ name: "firefox", version: "133" }])).toEqual(["Firefox 133"]);
});

it("compares versions part by part", () => {
  expect([isBefore("9", "10"), isBefore("17.4", "17.10"), isBefore("17", "17.0")]).toEqual([
    true,
    true,
    false,
  ]);
});

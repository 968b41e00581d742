import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contrastOf } from "./contrast.ts";

type Theme = Record<string, string>;

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const light = declarations(/:root \{([^}]*)\}/);
const dark = { ...light, ...declarations(/\[data-theme="dark"\] \{([^}]*)\}/) };

function declarations(block: RegExp): Theme {
  const body = block.exec(css)?.[1] ?? "";
  return Object.fromEntries(
    [...body.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6});/g)].map((match) => [match[1], match[2]]),
  );
}

function contrast(theme: Theme, foreground: string, ground: string): number {
  const [one, two] = [foreground, ground].map((name) => {
    const value = theme[`--${name}`];
    if (!value) throw new Error(`No token --${name}`);
    return value;
  }) as [string, string];
  return contrastOf(one, two);
}

const grounds = ["surface", "surface-raised", "surface-sunken"];
const textPairs = [
  ...["ink", "ink-muted", "accent", "accent-strong", "success", "warning", "danger"].flatMap(
    (text) => grounds.map((ground) => [text, ground]),
  ),
  ["on-accent", "accent"],
  ["on-accent", "accent-strong"],
  ["on-danger", "danger"],
  ["on-danger", "danger-strong"],
  ...["accent", "success", "warning", "danger"].flatMap((tone) => [
    ["ink", `${tone}-soft`],
    [tone, `${tone}-soft`],
  ]),
  ["accent-strong", "accent-soft"],
  ["ink-muted", "accent-soft"],
  ...Array.from({ length: 8 }, (_, index) => ["on-avatar", `avatar-${index}`]),
] as [string, string][];

/** Borders of controls and the focus ring need 3:1. */
const shapePairs = ["line-strong", "focus"].flatMap((shape) =>
  grounds.map((ground) => [shape, ground]),
) as [string, string][];

describe.each([
  ["light", light],
  ["dark", dark],
] as const)("the %s theme", (_, theme) => {
  test.each(textPairs)("has %s readable on %s (4.5:1)", (text, ground) => {
    expect(contrast(theme, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapePairs)("has %s visible on %s (3:1)", (shape, ground) => {
    expect(contrast(theme, shape, ground)).toBeGreaterThanOrEqual(3);
  });
});

test("paper is white with black ink, whatever the theme", () => {
  const [, print = ""] = css.split("@media print");
  expect(print).toMatch(/:root,\s+\[data-theme\] \{/);
  const paper = {
    ...dark,
    ...declarations(/@media print \{\s+:root,\s+\[data-theme\] \{([^}]*)\}/),
  };
  expect([paper["--surface"], paper["--ink"]]).toEqual(["#ffffff", "#000000"]);
  for (const text of ["ink", "ink-muted", "accent", "success", "warning", "danger"])
    expect(contrast(paper, text, "surface"), text).toBeGreaterThanOrEqual(4.5);
});

test("the dark theme has its own value for every colour but initials’ grounds and documents’ pages", () => {
  const darkOnly = declarations(/\[data-theme="dark"\] \{([^}]*)\}/);
  const missing = Object.keys(light).filter(
    (name) => !/avatar|^--page-/.test(name) && !(name in darkOnly),
  );
  expect(missing).toEqual([]);
});

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contrastOf } from "../../src/ui/contrast.ts";
import { DARK, LIGHT, MAIL_SHEET, STYLES } from "./mailStyle.ts";

type Colours = Readonly<Record<keyof typeof LIGHT, string>>;

const css = readFileSync(new URL("../../src/ui/tokens.css", import.meta.url), "utf8");

/** A block's colours, by names as the mails have them. */
function tokensIn(block: RegExp): Record<string, string> {
  const body = block.exec(css)?.[1] ?? "";
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name = "", value = ""]) => [
      name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}

const THEMES: [string, Colours, Record<string, string>][] = [
  ["light", LIGHT, tokensIn(/:root \{([^}]*)\}/)],
  ["dark", DARK, tokensIn(/\[data-theme="dark"\] \{([^}]*)\}/)],
];

describe.each(THEMES)("the %s theme of mails", (_, colours, tokens) => {
  test("has the product's colours", () => {
    expect(tokens).toMatchObject(colours);
  });

  test.each<[keyof Colours, keyof Colours]>([
    ["ink", "surface"],
    ["ink", "surfaceRaised"],
    ["ink", "surfaceSunken"],
    ["inkMuted", "surface"],
    ["inkMuted", "surfaceRaised"],
    ["inkMuted", "surfaceSunken"],
    ["accent", "surface"],
    ["accent", "surfaceRaised"],
    ["onAccent", "accent"],
  ])("has %s readable on %s (4.5:1)", (text, ground) => {
    expect(contrastOf(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });
});

test("every colour that a mail has inline has a dark one in its sheet", () => {
  const inline = new Set(JSON.stringify(STYLES).match(/#[0-9a-f]{6}/g));
  const names = Object.keys(LIGHT) as (keyof Colours)[];
  for (const name of names.filter((one) => inline.has(LIGHT[one]))) {
    expect(MAIL_SHEET, name).toContain(DARK[name]);
  }
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { COLOURS, PORTRAIT_GROUNDS } from "./palette.ts";

const css = readFileSync(new URL("../../../src/ui/tokens.css", import.meta.url), "utf8");
const [, light = ""] = /:root \{([^}]*)\}/.exec(css) ?? [];
const token = (name: string) => new RegExp(`--${name}: ([^;]+);`).exec(light)?.[1];

test("pictures have the colours of the light theme", () => {
  const { surface, ink, inkMuted, line, accent, onAccent, onAvatar, paper } = COLOURS;
  expect({ surface, ink, inkMuted, line, accent, onAccent, onAvatar, paper }).toEqual({
    surface: token("surface"),
    ink: token("ink"),
    inkMuted: token("ink-muted"),
    line: token("line"),
    accent: token("accent"),
    onAccent: token("on-accent"),
    onAvatar: token("on-avatar"),
    paper: token("page-paper"),
  });
  expect(PORTRAIT_GROUNDS).toEqual(
    Array.from({ length: 8 }, (_, index) => token(`avatar-${index}`)),
  );
});

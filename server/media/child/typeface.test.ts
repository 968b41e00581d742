import { expect, test } from "vitest";
import { withGlyphs } from "./typeface.ts";

test.each([
  ["Łódź, Việt Nam & Привет – Ωμέγα", "Łódź, Việt Nam & Привет – Ωμέγα"],
  ["Beamers™ ©2026 · 50 % off, €\u00a012", "Beamers™ ©2026 · 50 % off, € 12"],
  ["Talk 🎤 now 👩🏽‍💻!", "Talk now !"],
  ["I ❤️ Belgium 🇧🇪", "I Belgium"],
  ["one → two\nthree", "one two three"],
  ["Cafe\u0301", "Café"],
])("%j is drawn as %j", (text, drawn) => {
  expect(withGlyphs(text)).toBe(drawn);
});

test.each(["漢字の話", "مرحبا", "שלום", "Talk about 漢字", "🎤", " ", ""])(
  "%j is not drawn",
  (text) => {
    expect(withGlyphs(text)).toBeNull();
  },
);

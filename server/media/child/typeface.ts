import { createRequire } from "node:module";
import path from "node:path";
import { GlobalFonts } from "@napi-rs/canvas";

/**
 * The product's own fonts, by their subsets: `latin-ext` first, as the shaper would otherwise put an
 * accent next to a letter that only the larger subset has as a whole.
 */
const SUBSETS = {
  fraunces: ["latin-ext", "latin", "vietnamese"],
  "source-sans-3": ["latin-ext", "latin", "vietnamese", "cyrillic", "cyrillic-ext", "greek"],
} as const;

const AXES = { fraunces: "opsz", "source-sans-3": "wght" } as const;

const familiesOf = (font: keyof typeof SUBSETS) =>
  SUBSETS[font].map((subset) => `"${font} ${subset}"`).join(", ");

const FAMILIES = {
  display: `${familiesOf("fraunces")}, ${familiesOf("source-sans-3")}`,
  body: familiesOf("source-sans-3"),
} as const;

/** Makes the fonts known; those of the machine are not, so that pictures are the same everywhere. */
export function registerFonts(): void {
  const { resolve } = createRequire(import.meta.url);
  for (const font of Object.keys(SUBSETS) as (keyof typeof SUBSETS)[]) {
    const folder = path.dirname(resolve(`@fontsource-variable/${font}/package.json`));
    for (const subset of SUBSETS[font]) {
      const file = path.join(folder, "files", `${font}-${subset}-${AXES[font]}-normal.woff2`);
      GlobalFonts.registerFromPath(file, `${font} ${subset}`);
    }
  }
}

/** A canvas's `font`. */
export const fontOf = (face: keyof typeof FAMILIES, size: number): string =>
  `${size}px ${FAMILIES[face]}`;

/** Signs that belong to no script, as far as the fonts have them: pictographs, for one, they lack. */
const SIGNS =
  "\\u0020-\\u00bf\\u00d7\\u00f7\\u02b0-\\u02ff\\u2010-\\u2027\\u2030-\\u203e\\u20a0-\\u20c0\\u2116\\u2122\\u2212";
const OTHER_SIGNS = new RegExp(`(?![${SIGNS}])[\\p{Script=Common}\\u200d\\ufe0e\\ufe0f]`, "gu");
const WRITABLE =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]+$/u;

/**
 * A text without the signs that the fonts don't have. Null when nothing is left, or it is in a
 * script of which they have no letters.
 */
export function withGlyphs(text: string): string | null {
  const line = text.normalize("NFC").replaceAll(/\s+/g, " ");
  const plain = line.replaceAll(OTHER_SIGNS, "").replaceAll(/ +/g, " ").trim();
  return WRITABLE.test(plain) ? plain : null;
}

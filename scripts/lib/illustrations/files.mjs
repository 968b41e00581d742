import { pictureName, THEMES } from "../stories/looks.mjs";

/** Where the marketing pages take them from, relative to the project. */
export const FOLDER = "src/components/marketing/illustrations";
/** What the pages import, generated. */
export const MODULE = `${FOLDER}/illustrations.ts`;
/** What each was drawn from, generated. */
export const RECORD = "illustrations.json";

export const BYTES_OF_ALL_MAX = 350_000;

/**
 * @typedef {import("./list.mjs").Illustration} Illustration
 *
 * @typedef {object} Drawn what a file was drawn from
 * @property {string} look the name of the look that it is a part of
 * @property {string} hash that of the look
 * @property {string} parts as `partsOf` writes them
 * @property {number} width in CSS pixels
 * @property {number} height
 *
 * @typedef {{ [file: string]: Drawn }} Drawings by file, relative to the project
 */

/**
 * The name of the look that an illustration is a part of.
 * @param {Illustration} illustration
 * @param {string} theme
 */
export const lookOf = ({ story, width }, theme) => pictureName({ story, theme, width });

/** @param {Illustration} illustration */
export const themesOf = ({ isInReadme = false }) => (isInReadme ? THEMES.slice(0, 1) : THEMES);

/**
 * The file of an illustration in a theme, relative to the project. AVIF is a third smaller than
 * WebP at the same looks, but not everything that shows a README shows it.
 * @param {Illustration} illustration
 * @param {string} theme
 */
export const fileOf = ({ name, isInReadme = false }, theme) =>
  isInReadme ? `docs/${name}.webp` : `${FOLDER}/${name}.${theme}.avif`;

/** @param {Illustration} illustration */
export const partsOf = ({ parts }) => parts.join(", ");

/** @param {Illustration} illustration */
export const bytesMaxOf = ({ isInReadme = false }) => (isInReadme ? 60_000 : 40_000);

/**
 * The text of the module that the pages import.
 * @param {readonly Illustration[]} illustrations
 * @param {Drawings} record
 */
export function moduleOf(illustrations, record) {
  const shown = illustrations
    .filter(({ isInReadme = false }) => !isInReadme)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const imports = shown.flatMap(({ name }) =>
    THEMES.map(
      (theme) => `import ${variable(name, theme)} from "./${name}.${theme}.avif?no-inline";`,
    ),
  );
  const entries = shown.map((illustration) => {
    const { name } = illustration;
    const { width, height } = record[fileOf(illustration, THEMES[0])] ?? { width: 0, height: 0 };
    const themes = THEMES.map((theme) => `${theme}: ${variable(name, theme)}`).join(", ");
    return `  ${name}: { ${themes}, width: ${width}, height: ${height} },`;
  });
  return [
    "// Written by `npm run illustrations`.",
    ...imports,
    "",
    "/** Addresses by theme, and sizes in CSS pixels. */",
    "export const ILLUSTRATIONS = {",
    ...entries,
    "};",
    "",
  ].join("\n");
}

/**
 * @param {string} name
 * @param {string} theme
 */
const variable = (name, theme) => `${name}${theme[0]?.toUpperCase()}${theme.slice(1)}`;

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { inProject } from "../project.mjs";
import { filesThere } from "./asTheyAre.mjs";
import { FOLDER, fileOf, lookOf, MODULE, moduleOf, partsOf, RECORD } from "./files.mjs";

/** Letters stay sharp: colours are as fine as light and dark. */
const AVIF = /** @type {const} */ ({ quality: 60, chromaSubsampling: "4:4:4" });
const WEBP = /** @type {const} */ ({ quality: 80, effort: 6, smartSubsample: true });

/**
 * Writes the files, what they were drawn from, and the module that pages import; removes what is no
 * longer listed.
 * @param {readonly import("./draw.mjs").Drawing[]} drawings
 * @param {(look: string) => string} hashOf that of a look
 */
export async function writeIllustrations(drawings, hashOf) {
  mkdirSync(inProject(FOLDER), { recursive: true });
  /** @type {import("./files.mjs").Drawings} */
  const record = {};
  for (const { illustration, theme, width, height, png } of sorted(drawings)) {
    const file = fileOf(illustration, theme);
    const look = lookOf(illustration, theme);
    const bytes = await encoded(png, { file, width });
    writeFileSync(inProject(file), bytes);
    console.log(`${file}: ${width} × ${height}, ${(bytes.length / 1000).toFixed(1)} kB`);
    record[file] = { look, hash: hashOf(look), parts: partsOf(illustration), width, height };
  }
  for (const file of filesThere()) if (!(file in record)) rmSync(inProject(file));
  writeFileSync(inProject(RECORD), `${JSON.stringify(record, null, 2)}\n`);
  const illustrations = new Set(drawings.map(({ illustration }) => illustration));
  writeFileSync(inProject(MODULE), moduleOf([...illustrations], record));
}

/** @param {readonly import("./draw.mjs").Drawing[]} drawings */
function sorted(drawings) {
  const named = drawings.map((drawing) => ({
    name: fileOf(drawing.illustration, drawing.theme),
    drawing,
  }));
  return named.sort((a, b) => (a.name < b.name ? -1 : 1)).map(({ drawing }) => drawing);
}

/**
 * @param {Buffer} png
 * @param {{ file: string, width: number }} as
 */
function encoded(png, { file, width }) {
  if (file.endsWith(".avif")) return sharp(png).avif(AVIF).toBuffer();
  // A README shows it smaller than its page is.
  return sharp(png).resize({ width }).webp(WEBP).toBuffer();
}

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inProject } from "../project.mjs";

const FOLDER = inProject("pictures", "report");

/**
 * A page with every difference: before, after, and the pixels between them.
 * @param {import("./compare.mjs").Difference[]} differences
 * @returns {string} the page's path
 */
export function writeReport(differences) {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const rows = differences.map(({ name, says, before, after, marked }) => {
    const pictures = Object.entries({ before, after, marked }).map(([kind, png]) => {
      if (png === null) return `<figure><figcaption>${kind}: none</figcaption></figure>`;
      const file = `${name}.${kind}.png`;
      writeFileSync(path.join(FOLDER, file), png);
      return `<figure><figcaption>${kind}</figcaption><img src="${file}" alt="${kind}"></figure>`;
    });
    return `<section><h2>${name}</h2><p>${says}</p><div>${pictures.join("")}</div></section>`;
  });
  const page = path.join(FOLDER, "index.html");
  writeFileSync(page, `${HEAD}<h1>${differences.length} pictures differ</h1>${rows.join("\n")}\n`);
  return page;
}

const HEAD = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Pictures that differ</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; background: #eee; color: #111; }
  section > div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-items: start; }
  figure { margin: 0; }
  img { width: 100%; border: 1px solid #999; background: #fff; }
</style>
`;

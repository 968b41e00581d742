import { globSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

/** Where style sheets of components are, relative to the project's root. */
const SHEETS = "{src,stories}/**/*.module.css";

/**
 * What a build does with the names of classes, which otherwise weigh as much as the texts of the
 * app: each gets one of two or three characters, and is inlined where it is used, so that a sheet's
 * list of names isn't bundled. In development, names stay readable.
 */
export function shortClassNames(): Plugin[] {
  return [
    {
      name: "short-class-names",
      apply: "build",
      enforce: "pre",
      config: ({ root = process.cwd() }) => ({
        css: { modules: { generateScopedName: createNaming(sheetsIn(root)) } },
      }),
      transform: {
        filter: { id: /\.tsx$/, code: /\.module\.css"/ },
        handler: (code) => ({ code: importEachName(code), map: null }),
      },
    },
    {
      name: "short-class-names:keep-sheets",
      apply: "build",
      enforce: "post",
      transform: {
        filter: { id: /\.module\.css$/ },
        // Once its names are inlined, a sheet would seem unused.
        handler: (code) => ({ code, map: null, moduleSideEffects: "no-treeshake" }),
      },
    },
  ];
}

function sheetsIn(root: string): string[] {
  return globSync(SHEETS, { cwd: root })
    .toSorted()
    .map((sheet) => path.join(root, sheet));
}

/** Only the exports that are read are kept; a default-exported object is kept whole. */
export function importEachName(code: string): string {
  return code.replace(/\bimport (\w+) from ("[^"]+\.module\.css")/g, "import * as $1 from $2");
}

/**
 * Letters for the sheet and a number for the class in it: no two are the same, and the same sources
 * give the same names whatever the order in which they are built.
 * @throws for a sheet that is not among the given ones
 */
export function createNaming(sheets: readonly string[]): (name: string, file: string) => string {
  const namesIn = new Map(sheets.map((sheet) => [sheet, [] as string[]]));
  const letters = new Map(sheets.map((sheet, index) => [sheet, inLetters(index)]));
  return (name, file) => {
    const sheet = file.split("?")[0] ?? file;
    const names = namesIn.get(sheet);
    if (!names) throw new Error(`${sheet} is no style sheet of ${SHEETS}.`);
    if (!names.includes(name)) names.push(name);
    return `${letters.get(sheet)}${names.indexOf(name)}`;
  };
}

/** 0 is a, 51 is Z, 52 is aa. */
function inLetters(index: number): string {
  const alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  const rest = Math.floor(index / alphabet.length) - 1;
  return (rest < 0 ? "" : inLetters(rest)) + alphabet.charAt(index % alphabet.length);
}

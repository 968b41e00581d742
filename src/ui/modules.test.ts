import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** All of src: the rule holds for screens as for controls. Names are relative to it. */
const src = join(import.meta.dirname, "..");
const sheets = globSync("**/*.module.css", { cwd: src });
const components = globSync("**/*.tsx", { cwd: src });

const read = (name: string) => readFileSync(join(src, name), "utf8");
const readSheet = (name: string) => read(name).replace(/\/\*[\s\S]*?\*\//g, "");

/**
 * Colours, sizes and durations live in tokens.css; a hairline and the one
 * breakpoint may be written out.
 */
const raw = [
  [/#[0-9a-f]{3,8}\b/gi, "colour"],
  [/\b(?:rgb|rgba|hsl|hsla|oklch|oklab|lab|lch|hwb)\(/gi, "colour"],
  [/:[^;{]*\b(?:white|black|red|green|blue|gray|grey)\b[^;{]*;/g, "colour"],
  [/(?<![\w.-])(?!(?:0|1|1024)px)[\d.]+px\b/g, "size"],
  [/(?<![\w.-])[\d.]+rem\b/g, "size"],
  [/(?<![\w.-])[\d.]+m?s\b/g, "duration"],
] as const;

test.each(sheets)("%s holds no raw colour, size or duration", (sheet) => {
  const css = readSheet(sheet);
  const found = raw.flatMap(([pattern, kind]) =>
    [...css.matchAll(pattern)].map((match) => `${kind}: ${match[0].trim()}`),
  );
  expect(found).toEqual([]);
});

test("every custom property that a sheet reads is defined in tokens.css or in that sheet", () => {
  const defined = (css: string) => new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map((m) => m[1]));
  const tokens = defined(read("ui/tokens.css"));
  const unknown = sheets.flatMap((sheet) => {
    const css = readSheet(sheet);
    const own = defined(css);
    return [...css.matchAll(/var\((--[\w-]+)/g)]
      .map((match) => match[1])
      .filter((name) => !tokens.has(name) && !own.has(name))
      .map((name) => `${sheet}: ${name}`);
  });
  expect(unknown).toEqual([]);
});

test("every class that a component names exists, and every class of a sheet is used", () => {
  const used = new Map<string, Set<string>>();
  const missing: string[] = [];
  for (const component of components) {
    const code = read(component);
    for (const [, alias = "", path = ""] of code.matchAll(
      /import (\w+) from "(\.[^"]+\.module\.css)"/g,
    )) {
      const sheet = join(dirname(component), path);
      const css = readSheet(sheet);
      for (const [, name = ""] of code.matchAll(
        new RegExp(`(?<![./\\w])${alias}\\.(?!module\\b)(\\w+)`, "g"),
      )) {
        if (!new RegExp(`\\.${name}(?![\\w-])`).test(css)) missing.push(`${component}: ${name}`);
        used.set(sheet, (used.get(sheet) ?? new Set()).add(name));
      }
    }
  }
  const unused = sheets.flatMap((sheet) => {
    const names = new Set(
      [...readSheet(sheet).matchAll(/\.([a-z]\w*)(?=[\s,:.[{)>~+])/gi)].map((m) => m[1]),
    );
    return [...names]
      .filter((name) => name && !used.get(sheet)?.has(name))
      .map((name) => `${sheet}: ${name}`);
  });
  expect({ missing, unused }).toEqual({ missing: [], unused: [] });
});

/** Reserved words: a build exports each class by its name, and no export can have one of these. */
const WORDS =
  /^(?:await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|instanceof|new|null|return|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;

test.each(sheets)("every class of %s can be imported by its name", (sheet) => {
  const names = [...readSheet(sheet).matchAll(/\.([a-z][\w-]*)(?=[\s,:.[{)>~+])/gi)].map(
    (m) => m[1],
  );
  expect(names.filter((name = "") => name.includes("-") || WORDS.test(name))).toEqual([]);
});

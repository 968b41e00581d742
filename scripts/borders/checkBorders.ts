import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { cruise } from "dependency-cruiser";
import { importsOf } from "./imports.ts";

const { forbidden, options } = createRequire(import.meta.url)("../../.dependency-cruiser.cjs");

const allowedBy = new Map<string, string>(
  forbidden.map(({ name, comment }: { name: string; comment: string }) => [name, comment]),
);

/** An import that crosses a border; the rule's name is from .dependency-cruiser.cjs. */
export interface Violation {
  rule: string;
  from: string;
  to: string;
  /** What would be allowed there. */
  allowed: string;
}

export interface BorderSources {
  /** Text by path relative to the project. */
  sources: ReadonlyMap<string, string>;
  /** A folder inside the project, for the shadow; emptied first. */
  shadow: string;
  /** Whether an imported file that isn't source code, such as a style sheet, exists. */
  exists?: (file: string) => boolean;
}

/**
 * Checks sources against the borders. dependency-cruiser reads TypeScript through TypeScript's own
 * JavaScript API, which version 7 no longer has. So it gets a shadow of each file instead: plain
 * JavaScript with only the file's imports, type imports included.
 */
export async function checkBorders({
  sources,
  shadow,
  exists = existsSync,
}: BorderSources): Promise<Violation[]> {
  rmSync(shadow, { recursive: true, force: true });
  for (const [file, text] of sources) {
    const lines = importsOf({ file, text }).map(({ name, isDynamic }) => {
      const local = name.startsWith(".") ? path.posix.join(path.dirname(file), bare(name)) : null;
      if (local && !sources.has(local) && exists(local)) write({ shadow, file: local, text: "" });
      const shown = JSON.stringify(local ? `${relative(file, local)}.js` : name);
      return isDynamic ? `import(${shown});\n` : `import ${shown};\n`;
    });
    write({ shadow, file, text: lines.join("") });
  }
  const places = new Set([...sources.keys()].map((file) => shadowName(file).split("/")[0] ?? file));
  const { output } = await cruise(
    [...places],
    { ...options, baseDir: shadow, validate: true, ruleSet: { forbidden } },
    options.enhancedResolveOptions,
  );
  if (typeof output === "string") throw new Error(output);
  return output.summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    from: realName(from),
    to: realName(to),
    allowed: allowedBy.get(rule.name) ?? "",
  }));
}

/** Without a suffix for the bundler, like `?raw`. */
const bare = (name: string) => name.replace(/\?.*$/, "");
const shadowName = (file: string) => `${file}.js`;
const realName = (file: string) =>
  file.replace(/\.js$/, "").replace(/^\.\.\/.*?node_modules\//, "");

/** Relative path between two files of the project. */
function relative(from: string, to: string): string {
  const name = path.posix.relative(path.posix.dirname(from), to);
  return name.startsWith(".") ? name : `./${name}`;
}

function write({ shadow, file, text }: { shadow: string; file: string; text: string }): void {
  const target = path.join(shadow, shadowName(file));
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

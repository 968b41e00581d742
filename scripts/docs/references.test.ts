import { existsSync, globSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { inProject } from "../lib/project.mjs";
import {
  anchorsIn,
  commandPathsIn,
  commandsIn,
  fileNamesIn,
  linksIn,
  pathsIn,
} from "./markdown.ts";
import { outsideCitationsIn } from "./outsideCitations.ts";
import { readCitations, readParagraphs } from "./paragraphs.ts";
import { treePathsIn } from "./tree.ts";

const PRODUCT = "docs/product.md";
/** Created by commands that the pages describe; not in git. */
const MADE_HERE = new Set(["secrets.json", ".cache/accepted", ".cache/browsers"]);
const ARCHITECTURE = "docs/architecture.md";

const read = (file: string) => readFileSync(inProject(file), "utf8");
const find = (...patterns: string[]) => globSync(patterns, { cwd: inProject() }).sort();

const pages = find("docs/**/*.md", "README.md");
const sources = find(
  "{src,server,mocks,stories,e2e,bench,scripts,.storybook}/**/*.{ts,tsx,mjs,css,mdx,sh}",
  "*.{ts,js,cjs,jsonc,graphql}",
  ".env.example",
).filter((file) => !/__generated__|\/generated\/|^scripts\/docs\//.test(file));
const files = [
  ...find(
    "{src,server,mocks,stories,e2e,bench,scripts,.storybook,docs,public,.ci}/**/*.*",
    "*.*",
    ".*",
  ),
];
const folders = new Set(
  readdirSync(inProject(), { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && !["node_modules", "data", "dist"].includes(entry.name),
    )
    .map(({ name }) => name),
);

/** The commands of the package, by name. */
const commands = (JSON.parse(read("package.json")) as { scripts: Record<string, string> }).scripts;

const product = readParagraphs(read(PRODUCT));

describe("the numbers of the product's rules", () => {
  it("are in order, each once and in its own section", () => {
    expect(product.problems).toEqual([]);
    expect(product.numbers.size).toBeGreaterThan(100);
  });

  it("are those that the page itself refers to", () => {
    const referred = read(PRODUCT).match(/\b[1-9]\d?\.\d{1,2}\b/g) ?? [];
    expect(referred.filter((number) => !product.numbers.has(number))).toEqual([]);
  });

  it("are those that sources cite", () => {
    expect(sources.length).toBeGreaterThan(300);
    const mistakes = sources.flatMap((file) => {
      const { numbers, problems } = readCitations(read(file));
      const unknown = numbers.filter((number) => !product.numbers.has(number));
      return [...problems, ...unknown.map((number) => `${number} does not exist`)].map(
        (problem) => `${file}: ${problem}`,
      );
    });
    expect(mistakes).toEqual([]);
  });

  it("are those that the other pages cite", () => {
    const mistakes = pages.flatMap((page) =>
      readCitations(read(page))
        .numbers.filter((number) => !product.numbers.has(number))
        .map((number) => `${page}: ${number}`),
    );
    expect(mistakes).toEqual([]);
  });
});

describe("a page of the documents", () => {
  it.each(pages)("links to what exists: %s", (page) => {
    const dead = linksIn(read(page)).filter(({ path: target, anchor }) => {
      const file = target === "" ? page : path.join(path.dirname(page), target);
      if (!existsSync(inProject(file))) return true;
      return anchor !== null && !anchorsIn(read(file)).has(anchor);
    });
    expect(dead).toEqual([]);
  });

  it.each(pages)("names files that exist: %s", (page) => {
    const missing = pathsIn(read(page), folders).filter(
      (file) => !existsSync(inProject(file)) && !MADE_HERE.has(file),
    );
    expect(missing).toEqual([]);
  });

  it.each(pages)("names files by the end of a path that exists: %s", (page) => {
    const missing = fileNamesIn(read(page), folders).filter(
      (name) =>
        !files.some((file) => file === name || file.endsWith(`/${name}`)) && !MADE_HERE.has(name),
    );
    expect(missing).toEqual([]);
  });

  it.each(pages)("names commands that exist, with files that exist: %s", (page) => {
    const wrong = commandsIn(read(page)).filter((command) => {
      const [, name] = /\bnpm run ([\w:-]+)/.exec(command) ?? [];
      const isKnown = name === undefined || Object.hasOwn(commands, name);
      return (
        !isKnown || commandPathsIn(command, folders).some((file) => !existsSync(inProject(file)))
      );
    });
    expect(wrong).toEqual([]);
  });

  it.each(pages.filter((page) => page.startsWith("docs/")))(
    "is linked from another: %s",
    (page) => {
      const linking = pages.filter((other) =>
        linksIn(read(other)).some(
          ({ path: target }) => path.join(path.dirname(other), target) === page && other !== page,
        ),
      );
      expect(linking).not.toEqual([]);
    },
  );
});

describe("a tree of folders", () => {
  it.each([ARCHITECTURE, "README.md"])("names what exists: %s", (page) => {
    const paths = treePathsIn(read(page));
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((pattern) => find(pattern.replace(/\/$/, "")).length === 0)).toEqual([]);
  });

  it("is complete where the source is divided", () => {
    const named = treePathsIn(read(ARCHITECTURE));
    const divided = find("{src,server,server/store,server/store/postgres}/*/").map(
      (folder) => `${folder.replace(/\/$/, "")}/`,
    );
    const missing = divided.filter(
      (folder) => !/__generated__/.test(folder) && !named.some((path) => path.startsWith(folder)),
    );
    expect(missing).toEqual([]);
  });
});

describe("a source", () => {
  it("cites no specification outside the repository", () => {
    const citing = [...sources, ...pages].flatMap((file) =>
      outsideCitationsIn(read(file)).map((citation) => `${file}: ${citation}`),
    );
    expect(citing).toEqual([]);
  });
});

describe("the README", () => {
  it("has a row for each command of the package, and for no other", () => {
    const rows = read("README.md").match(/^\| `npm (?:run )?[\w:-]+/gm) ?? [];
    const named = rows.map((row) => row.split(" ").at(-1) ?? "");
    expect(named.toSorted()).toEqual(Object.keys(commands).toSorted());
  });
});

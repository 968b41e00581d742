import { describe, expect, it } from "vitest";
import { readCitations, readParagraphs } from "./paragraphs.ts";

// Concatenated, so that a search for citations doesn't find the examples below.
const PAGE = ["docs", "product.md"].join("/");

describe("reading the paragraphs", () => {
  it("finds their numbers, and lets a rule that went leave a gap", () => {
    const page =
      "## 1. People\n\n**1.1** One.\n\n**1.3** Three, see 1.1.\n\n## 2. Time\n\n**2.1** Two.";
    const { numbers, problems } = readParagraphs(page);
    expect([...numbers]).toEqual(["1.1", "1.3", "2.1"]);
    expect(problems).toEqual([]);
  });

  it.each([
    ["given twice", "## 1. A\n**1.1** a\n**1.1** b", ["1.1 comes after 1.1"]],
    ["out of order", "## 1. A\n**1.2** a\n**1.1** b", ["1.1 comes after 1.2"]],
    ["in another section", "## 1. A\n**2.1** a", ["2.1 is in section 1"]],
    ["not set as one", "## 1. A\n1.1 a", ['"1.1 a" does not begin as a paragraph']],
  ])("notices a number that is %s", (_, page, expected) => {
    expect(readParagraphs(page).problems).toEqual(expected);
  });
});

describe("reading citations", () => {
  it.each([
    ["one", `/** A hold (${PAGE} 6.3). */`, ["6.3"]],
    ["several", `// ${PAGE} 2.4, 18.1 and 1.2: guards.`, ["2.4", "18.1", "1.2"]],
    ["one over a line's end", `/**\n * Prices (${PAGE}\n * 4.4).\n */`, ["4.4"]],
    ["one at the end of a sentence", `# See ${PAGE} 6.3.`, ["6.3"]],
    ["none", "// Version 6.3 of something else.", []],
  ])("finds %s", (_, text, expected) => {
    expect(readCitations(text)).toEqual({ numbers: expected, problems: [] });
  });

  it("notices one that names no paragraph, and one that is written in another way", () => {
    expect(readCitations(`// See ${PAGE}.`).problems).toEqual([`"${PAGE}" names no paragraph`]);
    const short = PAGE.slice("docs/".length);
    expect(readCitations(`// ${short} 6.3`).problems).toEqual([
      `"${short} 6.3" is to be written as ${PAGE}`,
    ]);
  });
});

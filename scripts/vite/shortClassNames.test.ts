import { describe, expect, it } from "vitest";
import { createNaming, importEachName } from "./shortClassNames.ts";

describe("class names of a build", () => {
  const sheets = Array.from({ length: 120 }, (_, index) => `/app/${index}.module.css`);

  it("are unlike each other, also where sheets use the same words", () => {
    const nameOf = createNaming(sheets);
    const names = sheets.flatMap((sheet) => ["root", "title"].map((name) => nameOf(name, sheet)));
    expect(new Set(names).size).toBe(240);
  });

  it("are words that a style sheet may use as they are", () => {
    const nameOf = createNaming(sheets);
    for (const sheet of sheets) expect(nameOf("root", sheet)).toMatch(/^[a-z]+\d+$/i);
  });

  it("depend on the sheets alone, not on which of them is built first", () => {
    const forwards = createNaming(sheets);
    const backwards = createNaming(sheets);
    const there = sheets.map((sheet) => forwards("root", sheet));
    const back = sheets.toReversed().map((sheet) => backwards("root", sheet));
    expect(back.toReversed()).toEqual(there);
  });

  it("stay the same when they are asked for again", () => {
    const nameOf = createNaming(sheets);
    const first = nameOf("root", "/app/3.module.css");
    nameOf("title", "/app/3.module.css");
    expect(nameOf("root", "/app/3.module.css?used")).toBe(first);
  });

  it("are refused to a sheet that nobody knows", () => {
    expect(() => createNaming(sheets)("root", "/else/where.module.css")).toThrow(/no style sheet/);
  });
});

describe("the import of a sheet", () => {
  it("becomes one of each name, and nothing else changes", () => {
    const code = `import { cx } from "../cx.ts";\nimport styles from "./Menu.module.css";\nstyles.root;`;
    expect(importEachName(code)).toBe(
      `import { cx } from "../cx.ts";\nimport * as styles from "./Menu.module.css";\nstyles.root;`,
    );
  });
});

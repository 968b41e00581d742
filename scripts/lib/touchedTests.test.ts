import { expect, test } from "vitest";
import { chooseTests } from "./touchedTests.mjs";

const PURE = { file: "src/domain/a.test.ts", text: 'import { a } from "./a.ts";' };
const READER = { file: "docs/b.test.ts", text: 'import { readFileSync } from "node:fs";' };
const SLOW = { file: "server/main.slow.test.ts", text: 'import { rm } from "node:fs/promises";' };
const tests = [PURE, READER, SLOW];

const choose = (...changed: string[]) => chooseTests({ changed, tests });

test("what imports the change is Vitest's to find; what reads files runs anyway", () => {
  expect(choose("docs/operations.md").related).toEqual(["docs/operations.md", READER.file]);
});

test("slow tests are left out, and named", () => {
  expect(choose("server/clock.ts").left).toEqual([SLOW.file]);
  expect(choose("server/clock.ts").related).not.toContain(SLOW.file);
});

test("a slow test runs when it is changed itself, or the file that it is named after", () => {
  for (const changed of [SLOW.file, "server/main.ts"]) {
    expect(choose(changed).left).toEqual([]);
    expect(choose(changed).related).toContain(SLOW.file);
  }
});

import { expect, test } from "vitest";
import { chooseTests } from "./touchedTests.mjs";

const PURE = { file: "src/domain/a.test.ts", text: 'import { a } from "./a.ts";' };
const READER = { file: "docs/b.test.ts", text: 'import { readFileSync } from "node:fs";' };
const STARTER = {
  file: "server/main.test.ts",
  text: 'import { spawn } from "node:child_process";\nimport { rm } from "node:fs/promises";',
};
const EMBEDDED = { file: "server/store/postgres/engine/pool.test.ts", text: "" };
const SERVER = { file: "server/services/useCases.postgres.test.ts", text: "" };
const tests = [PURE, READER, STARTER, EMBEDDED, SERVER];

const choose = (...changed: string[]) => chooseTests({ changed, tests });

test("what imports the change is Vitest's to find; what reads files runs anyway", () => {
  expect(choose("docs/operations.md").related).toEqual(["docs/operations.md", READER.file]);
});

test("a test that starts programs runs when the change lies where they are", () => {
  for (const changed of ["server/clock.ts", "src/domain/a.ts"]) {
    expect(choose(changed).related).toEqual([changed, READER.file, STARTER.file]);
  }
});

test("suites on databases are left out, and named, unless the databases were changed", () => {
  expect(choose("src/ui/Button.tsx").left).toEqual([EMBEDDED.file, SERVER.file]);
  expect(choose("server/store/ports/users.ts").left).toEqual([]);
});

test("a suite on a database that is itself changed runs", () => {
  expect(choose(SERVER.file)).toMatchObject({ left: [EMBEDDED.file] });
  expect(choose(SERVER.file).related).toContain(SERVER.file);
});

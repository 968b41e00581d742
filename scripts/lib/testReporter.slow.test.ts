import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { node24Env } from "./node24.mjs";
import { inProject } from "./project.mjs";
import { run } from "./run.mjs";

const REPORTER = inProject("scripts", "lib", "testReporter.mjs");
const VITEST = 'import { beforeAll, describe, expect, it } from "vitest";';

/** Runs the files, which are given by their names, without the import of Vitest. */
async function ran(files: Readonly<Record<string, string>>) {
  // Below the project, so that Vitest is found.
  const folder = mkdtempSync(inProject(".cache", "reporter-"));
  try {
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(path.join(folder, `${name}.test.ts`), `${VITEST}\n${text}`);
    }
    // Otherwise the project's own would be found above.
    writeFileSync(path.join(folder, "vitest.config.mjs"), "export default {};");
    const results = path.join(folder, "results.json");
    const { output, code } = await run(
      "vitest",
      ["run", "--root", folder, `--reporter=${REPORTER}`],
      { env: node24Env({ TEST_RESULTS: results, OUTPUT_IS_COLLECTED: "yes" }), quiet: true },
    );
    return { output, code, ...(JSON.parse(readFileSync(results, "utf8")) as Results) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Results {
  counts: { passed: number; failed: number; others: { skipped: number } };
  remarks: string[];
  first: string | null;
}

const failing = {
  bad: `describe("sums", () => {
    it("add", () => expect(1 + 1).toBe(2));
    it("differ", () => expect({ a: 1 }).toEqual({ a: 2 }));
  });`,
  unloaded: 'throw new Error("no such thing");',
  setup: `describe("with a database", () => {
    beforeAll(() => { throw new Error("no database"); });
    it("reads", () => {});
    it("writes", () => {});
  });`,
  late: `it("ends", async () => {
    setTimeout(() => { throw new Error("too late"); });
    await new Promise((resolve) => setTimeout(resolve, 50));
  });`,
};

describe("what is said of a run of tests", () => {
  let said: Awaited<ReturnType<typeof ran>>;
  beforeAll(async () => {
    said = await ran(failing);
  });

  it("is each failure with its place, what it says and what differs, and no test that passes", () => {
    const text = said.output.slice(said.output.indexOf("FAIL bad.test.ts > sums > differ\n"));
    for (const part of ['+   "a": 1', '-   "a": 2', "bad.test.ts:4"]) expect(text).toContain(part);
    expect(said.output).not.toContain("add");
  });

  it("counts a file that cannot be loaded, a setup that failed, and what is thrown outside of any test", () => {
    expect(said.output).toMatch(/FAIL unloaded\.test\.ts .*\nError: no such thing/);
    expect(said.output).toMatch(/FAIL setup\.test\.ts > with a database .*\nError: no database/);
    expect(said.output).toMatch(/FAIL outside of any test\nError: too late/);
    expect(said.counts).toEqual({ passed: 2, failed: 4, others: { skipped: 2 } });
    expect(said.code).toBe(1);
  });

  it("says of tests that were skipped for their setup that it failed", () => {
    expect(said.remarks).toEqual(["2 skipped: its setup failed, in setup.test.ts"]);
  });

  it("keeps the first failure, to be repeated at the end", () => {
    expect(said.first).toMatch(/^FAIL /);
    expect(said.output.trimStart().startsWith(said.first ?? "none")).toBe(true);
  });
});

it("a journey that fails says what its pages showed", async () => {
  const { output } = await ran({
    journey: `it("pays", ({ task }) => {
      task.meta.shown = "/payment showed:\\nThe card was declined.";
      expect(1).toBe(2);
    });`,
  });
  expect(output).toMatch(/journey\.test\.ts:\d+\n\/payment showed:\nThe card was declined\.$/m);
});

it("a run that passes says nothing, and why tests were skipped", async () => {
  const said = await ran({
    good: `it("works", () => { console.log("noise"); });
      it("waits", { skip: true, meta: { skippedBecause: "no server" } }, () => {});
      it.skip("idles", () => {});
      it.todo("will be written");`,
  });
  expect(said).toEqual({
    output: "",
    code: 0,
    counts: { passed: 1, failed: 0, others: { skipped: 3 } },
    remarks: ["1 skipped: no server", "2 skipped: without a reason, in good.test.ts"],
    first: null,
  });
});

it("a run in which hundreds fail for one reason says it ten times and not in full length", async () => {
  const said = await ran({
    many: `it.each(Array.from({ length: 300 }, (_, n) => n))("fails %i", () => {
      throw new Error("x\\n".repeat(500));
    });`,
  });
  expect(said.counts.failed).toBe(300);
  expect(said.output).toContain("… and 290 more failed:");
  expect(said.output.split("\n").length).toBeLessThan(500);
  expect(said.first?.split("\n").length).toBeLessThan(50);
});

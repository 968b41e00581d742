import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, test } from "vitest";
import { inProject } from "./project.mjs";
import { command, counted, countsOf, skipsOf, task } from "./steps.mjs";

const report = (fields: object) =>
  JSON.stringify({ numPassedTests: 3, numFailedTests: 0, testResults: [], ...fields });

test("a run of tests counts each of them", () => {
  const counts = countsOf({ report: report({ numFailedTests: 2 }), code: 1 });
  expect(counts).toMatchObject({ passed: 3, failed: 2 });
});

test("a file that could not be loaded counts as one failure", () => {
  const testResults = [
    { status: "failed", assertionResults: [] },
    { status: "failed", assertionResults: [{ status: "failed" }] },
    { status: "passed", assertionResults: [{ status: "passed" }] },
  ];
  const counts = countsOf({ report: report({ numFailedTests: 1, testResults }), code: 1 });
  expect(counts).toMatchObject({ passed: 3, failed: 2 });
});

test("a run that fails without naming a test counts as one failure", () => {
  expect(countsOf({ report: report({}), code: 1 })).toMatchObject({ passed: 3, failed: 1 });
});

test("a run that ends without a report counts as one failure", () => {
  expect(countsOf({ report: null, code: 0 })).toEqual({ passed: 0, failed: 1 });
});

test("a test that did not run is counted, and said with its reason", () => {
  const skipped = { status: "skipped", meta: { skippedBecause: "no server" } };
  const name = inProject("a.test.ts");
  const assertionResults = [{ status: "passed" }, skipped, skipped, { status: "todo" }];
  const text = report({ testResults: [{ status: "passed", name, assertionResults }] });
  expect(countsOf({ report: text, code: 0 })).toEqual({
    passed: 3,
    failed: 0,
    others: { skipped: 3 },
  });
  expect(skipsOf(text)).toEqual([
    "2 skipped: no server",
    "1 skipped: without a reason, in a.test.ts",
  ]);
});

test("a command that ends badly is a failure, shown with its output", async () => {
  const { counts, output } = await command("Bad", ["sh", "-c", "echo why; exit 3"]).run();
  expect(counts).toEqual({ passed: 0, failed: 1 });
  expect(output).toBe("why\n");
});

test("a command that ends well is one passed check, without its output", async () => {
  const { counts, output } = await command("Good", ["sh", "-c", "echo done"]).run();
  expect(counts).toEqual({ passed: 1, failed: 0 });
  expect(output).toBe("");
});

test("a task that throws is a failure, shown with its sentence", async () => {
  const step = task("Bad", () => Promise.reject(new Error("No browser.")));
  expect(await step.run()).toEqual({ counts: { passed: 0, failed: 1 }, output: "No browser.\n" });
});

describe("a script that counts by itself", () => {
  const results = path.join(mkdtempSync(path.join(tmpdir(), "steps-")), "results.json");
  const ending = (code: number, counts: object) => {
    const json = JSON.stringify({ counts, remarks: ["why"] });
    return counted("", ["sh", "-c", `echo '${json}' > ${results}; exit ${code}`], {
      results,
    }).run();
  };

  it("is heard for what it wrote", async () => {
    const counts = { passed: 4, failed: 1, others: { "could not compare": 1 } };
    expect(await ending(1, counts)).toEqual({ counts, remarks: ["why"], output: "" });
  });

  it("failed when it ends badly without naming a failure", async () => {
    expect((await ending(1, { passed: 4, failed: 0 })).counts).toEqual({ passed: 4, failed: 1 });
  });

  it("failed when it wrote nothing, also where there is an older result", async () => {
    await ending(0, { passed: 4, failed: 0 });
    const step = counted("", ["sh", "-c", "exit 0"], { results });
    expect((await step.run()).counts).toEqual({ passed: 0, failed: 1 });
  });
});

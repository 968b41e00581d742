import { afterEach, describe, expect, it, test, vi } from "vitest";
import type { Step } from "./steps.mjs";
import { lastLine, runSteps, sum } from "./testRun.mjs";

test("the last line says what passed and failed, and nothing of what there was none", () => {
  expect(lastLine({ passed: 3, failed: 0, others: { skipped: 0 } })).toBe("3 passed, 0 failed");
});

test("the last line says after it how many came to another end", () => {
  const first = { passed: 3, failed: 0, others: { skipped: 2 } };
  const total = sum(first, { passed: 1, failed: 1, others: { skipped: 1, "not compared": 4 } });
  expect(lastLine(total)).toBe("4 passed, 1 failed, 3 skipped, 4 not compared");
});

describe("a run of steps", () => {
  const { exitCode } = process;
  afterEach(() => {
    process.exitCode = exitCode;
  });

  /** A step that fails with this output, or passes. */
  const step = (title: string, output: string | null, more: Partial<Step> = {}): Step => ({
    title,
    live: false,
    run: async () => ({
      counts: { passed: output === null ? 1 : 0, failed: output === null ? 0 : 1 },
      output: output ?? "",
    }),
    ...more,
  });

  async function said(groups: Step[][]): Promise<string> {
    const print = vi.spyOn(console, "log").mockImplementation(() => {});
    vi.spyOn(process.stdout, "write").mockReturnValue(true);
    await runSteps(groups);
    return print.mock.calls.map(([line]) => String(line)).join("\n");
  }

  it("goes on after a failure, and repeats the first of each step at the end", async () => {
    const text = await said([
      [step("Types", "a is no number")],
      [step("Lint", "an unused b")],
      [step("Tests", null)],
    ]);
    expect(text).toMatch(/failure again: Types\na is no number\n\n/);
    expect(text).toMatch(/failure again: Lint\nan unused b\n\n1 passed, 2 failed$/);
    expect(process.exitCode).toBe(1);
  });

  it("ends after a gate that failed, and names what was not run", async () => {
    const gate = step("Tables", "a column without a migration", { isGate: true });
    const text = await said([
      [gate, step("Types", null)],
      [step("Units", null)],
      [step("Build", null)],
    ]);
    expect(text).toMatch(/Not run, .*: Units; Build\.\n1 passed, 1 failed$/);
  });

  it("goes on after a gate that passes", async () => {
    const text = await said([[step("Tables", null, { isGate: true })], [step("Units", null)]]);
    expect(text).toMatch(/\n2 passed, 0 failed$/);
  });
});

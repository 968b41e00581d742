import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it, test } from "vitest";
import { command, counted, task } from "./steps.mjs";

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
  const folder = mkdtempSync(path.join(tmpdir(), "steps-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const results = path.join(folder, "results.json");
  const ending = (code: number, counts: object) => {
    const json = JSON.stringify({ counts, remarks: ["why"], first: null });
    return counted("", ["sh", "-c", `echo '${json}' > ${results}; exit ${code}`], {
      results,
    }).run();
  };

  it("is heard for what it wrote", async () => {
    const counts = { passed: 4, failed: 1, others: { "could not compare": 1 } };
    expect(await ending(1, counts)).toEqual({ counts, remarks: ["why"], first: null, output: "" });
  });

  it("failed when it ends badly without naming a failure", async () => {
    expect((await ending(1, { passed: 4, failed: 0 })).counts).toEqual({ passed: 4, failed: 1 });
  });

  it("failed when it wrote nothing, also where there is an older result", async () => {
    await ending(0, { passed: 4, failed: 0 });
    const step = counted("", ["sh", "-c", "exit 0"], { results });
    expect(await step.run()).toMatchObject({
      counts: { passed: 0, failed: 1 },
      first: "It ended without results; what it printed is further up.",
    });
  });
});

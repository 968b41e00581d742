import { expect, test } from "vitest";
import { lastLine, sum } from "./testRun.mjs";

test("the last line says what passed and failed, and nothing of what there was none", () => {
  expect(lastLine({ passed: 3, failed: 0, others: { skipped: 0 } })).toBe("3 passed, 0 failed");
});

test("the last line says after it how many came to another end", () => {
  const first = { passed: 3, failed: 0, others: { skipped: 2 } };
  const total = sum(first, { passed: 1, failed: 1, others: { skipped: 1, "not compared": 4 } });
  expect(lastLine(total)).toBe("4 passed, 1 failed, 3 skipped, 4 not compared");
});

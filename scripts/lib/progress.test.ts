import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createProgress } from "./progress.mjs";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("a long run says every ten seconds how far it is, until it is stopped", () => {
  const lines: string[] = [];
  let ended = 0;
  const progress = createProgress({
    howFar: () => `${ended} of 40 stories`,
    print: (line) => void lines.push(line),
  });
  vi.advanceTimersByTime(9_000);
  expect(lines).toEqual([]);
  ended = 12;
  vi.advanceTimersByTime(11_000);
  progress.stop();
  vi.advanceTimersByTime(60_000);
  expect(lines.map((line) => line.replace(/, \d+ s$/, ""))).toEqual([
    "… 12 of 40 stories",
    "… 12 of 40 stories",
  ]);
});

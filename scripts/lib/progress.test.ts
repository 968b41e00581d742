import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createProgress } from "./progress.mjs";
import ProgressReporter from "./progressReporter.mjs";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

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

it("a run of tests whose output is only collected prints nothing by which it would seem to go on", () => {
  const print = vi.spyOn(console, "log").mockImplementation(() => {});
  for (const isCollected of [true, false]) {
    vi.stubEnv("OUTPUT_IS_COLLECTED", isCollected ? "yes" : undefined);
    const reporter = new ProgressReporter();
    reporter.onTestRunStart([]);
    vi.advanceTimersByTime(20_000);
    reporter.onTestRunEnd();
    expect(print).toHaveBeenCalledTimes(isCollected ? 0 : 2);
  }
});

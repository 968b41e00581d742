import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { withTimeout } from "./withTimeout.ts";

describe("work with a timeout", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const onLate = vi.fn<() => string>(() => "late");
  const never = () => new Promise<string>(() => {});
  afterEach(() => void onLate.mockClear());

  it("settles as the work does, and its timer is over", async () => {
    const failing = withTimeout(Promise.reject(new Error("fails")), { ms: 100, onLate });
    await expect(failing).rejects.toThrow("fails");
    expect(await withTimeout(Promise.resolve("done"), { ms: 100, onLate })).toBe("done");
    expect(vi.getTimerCount()).toBe(0);
    expect(onLate).not.toHaveBeenCalled();
  });

  it("gives what is meant for late work, once", async () => {
    const result = withTimeout(never(), { ms: 100, onLate });
    await vi.advanceTimersByTimeAsync(99);
    expect(onLate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toBe("late");
    expect(onLate).toHaveBeenCalledOnce();
  });

  it("rejects with what late work throws, and ignores how the work ends after that", async () => {
    let fail = (_: Error) => {};
    const work = new Promise<string>((_resolve, reject) => (fail = reject));
    const tooLate = () => {
      throw new Error("too late");
    };
    const result = withTimeout(work, { ms: 100, onLate: tooLate });
    vi.advanceTimersByTime(100);
    await expect(result).rejects.toThrow("too late");
    fail(new Error("fails later"));
    await vi.advanceTimersByTimeAsync(0);
  });
});

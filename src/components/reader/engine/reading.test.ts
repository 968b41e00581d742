import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createReading } from "./reading.ts";
import { UnableToLoad } from "./unableToLoad.ts";

const never = () => new Promise<never>(() => {});
const nameOf = (error: Error) => (error instanceof UnableToLoad ? error.reason : error.name);

describe("work within the limits of a reading", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("gives its outcome", async () => {
    const { within } = createReading(new AbortController().signal);
    expect(await within(Promise.resolve(1))).toBe(1);
    await expect(within(Promise.reject(new RangeError()))).rejects.toThrow(RangeError);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("fails when it takes too long after the last byte", async () => {
    const { within, heard } = createReading(new AbortController().signal);
    const outcome = within(never(), 1_000).catch(nameOf);
    await vi.advanceTimersByTimeAsync(900);
    heard();
    await vi.advanceTimersByTimeAsync(900);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(await outcome).toBe("TIME");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("ends with the reading, for the first reason", async () => {
    const { within, end, ended } = createReading(new AbortController().signal);
    const outcome = within(never()).catch(nameOf);
    end(new UnableToLoad("FETCH"));
    end(new UnableToLoad("PDF"));
    expect(await outcome).toBe("FETCH");
    expect(await within(never()).catch(nameOf)).toBe("FETCH");
    expect(ended.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("ends with the signal from outside", async () => {
    const stop = new AbortController();
    const { within } = createReading(stop.signal);
    const outcome = within(never()).catch(nameOf);
    stop.abort();
    expect(await outcome).toBe("AbortError");
  });
});

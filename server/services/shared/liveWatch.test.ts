import { describe, expect, it, vi } from "vitest";
import { RefusalError } from "../../../src/domain/shared/errors.ts";
import { createLiveWatch } from "./liveWatch.ts";

/** A watch over marks that the test sets, and a timer that it rings. */
function watching() {
  const marks = new Map<string, string>([["one", "1"]]);
  const asked: (readonly string[])[] = [];
  const warnings: string[] = [];
  const timers = new Map<() => void, number>();
  let failure: Error | null = null;
  const live = createLiveWatch({
    store: {
      live: {
        marksOf: async (channelIds) => {
          asked.push(channelIds);
          if (failure !== null) throw failure;
          return channelIds.flatMap((channelId) => {
            const mark = marks.get(channelId);
            return mark === undefined ? [] : { channelId, mark };
          });
        },
      },
    },
    timer: {
      every: (milliseconds, work) => {
        timers.set(work, milliseconds);
        return () => void timers.delete(work);
      },
    },
    everyMs: 250,
    warn: (message) => void warnings.push(message),
  });
  return {
    live,
    marks,
    asked,
    warnings,
    timers,
    fail: (error: Error | null) => {
      failure = error;
    },
    poll: async () => {
      for (const work of timers.keys()) work();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

describe("watching live sessions", () => {
  it("asks once for all that are watched, and nothing while none is", async () => {
    const { live, asked, poll, timers } = watching();
    await poll();
    live.start();
    expect([...timers.values()]).toEqual([250]);
    await poll();
    expect(asked).toEqual([]);
    const unwatch = live.watch("one", () => undefined);
    live.watch("one", () => undefined);
    live.watch("two", () => undefined);
    await poll();
    expect(asked).toEqual([["one", "two"]]);
    unwatch();
    unwatch();
    await poll();
    expect(asked[1]).toEqual(["one", "two"]);
    live.stop();
    expect(timers.size).toBe(0);
  });

  it("tells of marks that have changed, and of the first one", async () => {
    const { live, marks, poll } = watching();
    live.start();
    const [ofOne, ofTwo] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const unwatch = live.watch("one", ofOne);
    live.watch("two", ofTwo);
    await poll();
    await poll();
    expect([ofOne, ofTwo].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    marks.set("one", "2");
    marks.set("two", "1");
    await poll();
    expect([ofOne, ofTwo].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
    unwatch();
    marks.set("one", "3");
    await poll();
    expect(ofOne).toHaveBeenCalledTimes(2);
    // Watched again, its first mark counts again.
    live.watch("one", ofOne);
    await poll();
    expect(ofOne).toHaveBeenCalledTimes(3);
  });

  it("tells at once of what the process itself changes", () => {
    const { live } = watching();
    const listener = vi.fn<() => void>();
    const unwatch = live.watch("one", listener);
    live.changed("one");
    live.changed("two");
    expect(listener).toHaveBeenCalledTimes(1);
    unwatch();
    live.changed("one");
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("goes on where a poll fails, says so once, and leaves outages to the database", async () => {
    const { live, warnings, fail, poll } = watching();
    live.start();
    const listener = vi.fn<() => void>();
    live.watch("one", listener);
    fail(new RefusalError("UNAVAILABLE"));
    await poll();
    expect(warnings).toEqual([]);
    fail(null);
    await poll();
    fail(new Error("broken"));
    await poll();
    await poll();
    expect(warnings).toHaveLength(1);
    fail(null);
    await poll();
    expect(listener).toHaveBeenCalledTimes(1);
    fail(new Error("broken"));
    await poll();
    expect(warnings).toHaveLength(2);
  });

  it("doesn't ask again while an answer is outstanding", async () => {
    const { live, asked, timers } = watching();
    live.start();
    live.watch("one", () => undefined);
    for (const work of timers.keys()) {
      work();
      work();
    }
    expect(asked).toHaveLength(1);
  });

  it("rings once, unless it is called off", async () => {
    const { live, timers, poll } = watching();
    const [ring, never] = [vi.fn<() => void>(), vi.fn<() => void>()];
    live.alarm(1_000, ring);
    live.alarm(2_000, never)();
    expect([...timers.values()]).toEqual([1_000]);
    await poll();
    await poll();
    expect([ring, never].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    expect(timers.size).toBe(0);
  });
});

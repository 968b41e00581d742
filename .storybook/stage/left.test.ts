import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const failed = (name: string) => Object.assign(new Error("it failed"), { name });

describe("a story that is left while it is played", () => {
  const printed: unknown[] = [];
  const { error } = console;
  beforeEach(() => {
    printed.length = 0;
    console.error = (...texts) => void printed.push(...texts);
    vi.stubGlobal("window", new EventTarget());
    vi.resetModules();
  });
  afterEach(() => {
    console.error = error;
    vi.unstubAllGlobals();
  });

  it("prints no assertion that fails afterwards, and all else", async () => {
    const { quietOnceLeft } = await import("./left.ts");
    const story = new AbortController();
    quietOnceLeft(story.signal);
    console.error(failed("AssertionError"));
    story.abort();
    console.error(failed("AssertionError"));
    console.error(failed("TestingLibraryElementError"));
    console.error("a warning");
    console.error(failed("TypeError"));
    expect(printed.map(String)).toEqual([
      "AssertionError: it failed",
      "a warning",
      "TypeError: it failed",
    ]);
  });

  it("is quiet when its frame goes with the page, too", async () => {
    const { quietOnceLeft } = await import("./left.ts");
    quietOnceLeft(new AbortController().signal);
    window.dispatchEvent(new Event("pagehide"));
    console.error(failed("AssertionError"));
    expect(printed).toEqual([]);
  });

  it("leaves the next one as loud as any", async () => {
    const { quietOnceLeft } = await import("./left.ts");
    const story = new AbortController();
    quietOnceLeft(story.signal);
    story.abort();
    quietOnceLeft(new AbortController().signal);
    console.error(failed("AssertionError"));
    expect(printed).toHaveLength(1);
  });
});

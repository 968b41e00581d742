import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";

const script = readFileSync(new URL("./firstFrame.js", import.meta.url), "utf8");

/** A page that a browser has begun to read; `brought` tells how often its code was asked for. */
function openPage({ token = null }: { token?: string | null } = {}) {
  const listeners = new Map<string, () => void>();
  const observers = new Map<string, () => void>();
  const timers: (() => void)[] = [];
  let brought = 0;
  class Template {
    content = { cloneNode: () => "the code" };
    replaceWith() {
      brought += 1;
      waiting = null;
    }
  }
  class PerformanceObserver {
    tell: () => void;
    constructor(tell: () => void) {
      this.tell = tell;
    }
    observe({ type }: { type: string }) {
      observers.set(type, this.tell);
    }
  }
  let waiting: Template | null = new Template();
  const addEventListener = (type: string, listener: () => void) => listeners.set(type, listener);
  runInNewContext(script, {
    window: {},
    addEventListener,
    localStorage: { getItem: () => token },
    HTMLTemplateElement: Template,
    PerformanceObserver,
    setTimeout: (run: () => void) => timers.push(run),
    document: {
      documentElement: { hidden: false },
      addEventListener,
      getElementById: () => waiting,
    },
  });
  return {
    paint: () => observers.get("paint")?.(),
    finishParsing: () => listeners.get("DOMContentLoaded")?.(),
    finishLoading: () => listeners.get("load")?.(),
    wait: () => {
      for (const run of timers.splice(0)) run();
    },
    brought: () => brought,
  };
}

describe("the code of a page that was rendered", () => {
  it("is asked for once something is drawn", () => {
    const page = openPage();
    page.wait();
    expect(page.brought()).toBe(0);
    page.paint();
    expect(page.brought()).toBe(1);
  });

  it("is asked for a while after all else is there, in a tab that draws nothing", () => {
    const page = openPage();
    page.finishLoading();
    expect(page.brought()).toBe(0);
    page.wait();
    expect(page.brought()).toBe(1);
  });

  it("is asked for at once for somebody who is signed in, who sees no visitor's page", () => {
    const page = openPage({ token: "one" });
    page.finishParsing();
    expect(page.brought()).toBe(1);
    const visited = openPage();
    visited.finishParsing();
    expect(visited.brought()).toBe(0);
  });

  it("is asked for once", () => {
    const page = openPage();
    page.paint();
    page.paint();
    page.finishLoading();
    page.wait();
    expect(page.brought()).toBe(1);
  });
});

import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";

const script = readFileSync(new URL("./firstFrame.js", import.meta.url), "utf8");

/** A page that a browser has begun to read; `brought` tells how often its code was asked for. */
function openPage() {
  const listeners = new Map<string, () => void>();
  const frames: (() => void)[] = [];
  const tasks: (() => void)[] = [];
  let brought = 0;
  class Template {
    content = { cloneNode: () => "the code" };
    replaceWith() {
      brought += 1;
      waiting = null;
    }
  }
  let waiting: Template | null = new Template();
  const addEventListener = (type: string, listener: () => void) => listeners.set(type, listener);
  const window = {};
  runInNewContext(script, {
    window,
    addEventListener,
    localStorage: { getItem: () => null },
    HTMLTemplateElement: Template,
    requestAnimationFrame: (run: () => void) => frames.push(run),
    setTimeout: (run: () => void) => tasks.push(run),
    document: {
      documentElement: { hidden: false },
      addEventListener,
      getElementById: () => waiting,
    },
  });
  const runAll = (runs: (() => void)[]) => {
    for (const run of runs.splice(0)) run();
  };
  return {
    drawFrame: () => runAll(frames),
    finishTasks: () => runAll(tasks),
    finishLoading: () => listeners.get("load")?.(),
    brought: () => brought,
  };
}

describe("the code of a page that was rendered", () => {
  it("is asked for once the first frame is drawn", () => {
    const page = openPage();
    page.finishTasks();
    page.drawFrame();
    expect(page.brought()).toBe(0);
    page.finishTasks();
    expect(page.brought()).toBe(1);
  });

  it("is asked for in a tab that draws none, too, when all else is there", () => {
    const page = openPage();
    page.finishTasks();
    page.finishLoading();
    expect(page.brought()).toBe(1);
  });

  it("is asked for once", () => {
    const page = openPage();
    page.drawFrame();
    page.finishTasks();
    page.finishLoading();
    expect(page.brought()).toBe(1);
  });
});

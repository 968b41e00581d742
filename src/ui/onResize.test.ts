import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { onResize } from "./onResize.ts";

let tell = () => {};
const frames = new Map<number, () => void>();
const drawFrame = () => {
  const due = [...frames.values()];
  frames.clear();
  for (const run of due) run();
};

beforeEach(() => {
  let last = 0;
  frames.clear();
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => {
    frames.set((last += 1), run);
    return last;
  });
  vi.stubGlobal("cancelAnimationFrame", (frame: number) => frames.delete(frame));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: () => void) {
        tell = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

it("looks once in the frame after, however often the browser tells", () => {
  const look = vi.fn<() => void>();
  onResize([], look);
  tell();
  tell();
  expect(look).not.toHaveBeenCalled();
  drawFrame();
  expect(look).toHaveBeenCalledOnce();
});

it("stops looking once it was ended", () => {
  const look = vi.fn<() => void>();
  const stop = onResize([], look);
  tell();
  stop();
  drawFrame();
  expect(look).not.toHaveBeenCalled();
});

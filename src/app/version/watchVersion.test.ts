import { describe, expect, it, vi } from "vitest";
import { HOUR_MS } from "../../domain/shared/limits.ts";
import { type Worker, watchVersion } from "./watchVersion.ts";

/** A tab of the build "one", in a browser where each worker says its own build. */
function openTab({ refuses = false } = {}) {
  let time = 0;
  let timers: { at: number; run: () => void }[] = [];
  const update = vi.fn<() => Promise<void>>(() => Promise.reject(new TypeError("no network")));
  const registration = Object.assign(new EventTarget(), {
    installing: null as Worker | null,
    update,
  });
  const workers = {
    register: async () => {
      if (refuses) throw new DOMException("not here", "SecurityError");
      return registration;
    },
  };
  const seen: { visibilityState: DocumentVisibilityState } = { visibilityState: "visible" };
  const page = Object.assign(new EventTarget(), seen);
  const host = {
    now: () => time,
    after: (ms: number, run: () => void) => {
      const timer = { at: time + ms, run };
      timers.push(timer);
      return () => (timers = timers.filter((other) => other !== timer));
    },
  };
  const onNew = vi.fn<() => void>();
  const watch = watchVersion({ host, workers, page, build: "one", onNew });
  return {
    watch,
    onNew,
    update,
    pass(ms: number) {
      time += ms;
      const due = timers.filter(({ at }) => at <= time);
      timers = timers.filter(({ at }) => at > time);
      for (const { run } of due) run();
    },
    show(visibilityState: DocumentVisibilityState) {
      page.visibilityState = visibilityState;
      page.dispatchEvent(new Event("visibilitychange"));
    },
    async installs(build: string) {
      const worker = Object.assign(new EventTarget(), {
        state: "installing" as ServiceWorkerState,
        postMessage: ((_: unknown, [port]: readonly MessagePort[]) =>
          port?.postMessage(build)) as Worker["postMessage"],
      });
      await registered();
      registration.installing = worker;
      registration.dispatchEvent(new Event("updatefound"));
      for (const state of ["installed", "activating", "activated"] as const) {
        worker.state = state;
        worker.dispatchEvent(new Event("statechange"));
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    },
  };
}

const registered = () => new Promise((resolve) => setTimeout(resolve));

describe("a tab", () => {
  it("hears of a new version when a worker of another build is installed", async () => {
    const tab = openTab();
    await tab.installs("two");
    expect(tab.onNew).toHaveBeenCalledTimes(1);
  });

  it("hears nothing when the worker of its own build is installed", async () => {
    const tab = openTab();
    await tab.installs("one");
    expect(tab.onNew).not.toHaveBeenCalled();
  });

  it("hears nothing any more once it has stopped", async () => {
    const tab = openTab();
    await registered();
    tab.watch.stop();
    await tab.installs("two");
    tab.pass(HOUR_MS);
    expect([tab.onNew.mock.calls, tab.update.mock.calls]).toEqual([[], []]);
  });

  it("looks once an hour while it is seen", async () => {
    const tab = openTab();
    await registered();
    tab.pass(HOUR_MS - 1);
    tab.show("visible");
    expect(tab.update).not.toHaveBeenCalled();
    tab.pass(1);
    tab.pass(HOUR_MS);
    expect(tab.update).toHaveBeenCalledTimes(2);
  });

  it("looks when it is seen again, not while it is hidden", async () => {
    const tab = openTab();
    await registered();
    tab.show("hidden");
    tab.pass(HOUR_MS);
    tab.pass(HOUR_MS);
    expect(tab.update).not.toHaveBeenCalled();
    tab.show("visible");
    tab.show("hidden");
    tab.show("visible");
    expect(tab.update).toHaveBeenCalledTimes(1);
  });

  it("looks at once when it is told to", async () => {
    const tab = openTab();
    await registered();
    tab.watch.look();
    expect(tab.update).toHaveBeenCalledTimes(1);
  });

  it("does without where the browser has no worker for it", async () => {
    const tab = openTab({ refuses: true });
    await registered();
    tab.watch.look();
    expect(tab.update).not.toHaveBeenCalled();
  });
});

import { describe, expect, it, vi } from "vitest";
import { HOUR_MS } from "../../domain/shared/limits.ts";
import { type AppWorker, watchVersion } from "./watchVersion.ts";

interface FakeWorker extends EventTarget, AppWorker {
  install(): Promise<void>;
}

/** Answers each request with its build. */
function workerOf(build: string): FakeWorker {
  const first: Pick<AppWorker, "state"> = { state: "installing" };
  const worker = Object.assign(new EventTarget(), first, {
    postMessage: ((_: unknown, [port]: readonly MessagePort[]) =>
      port?.postMessage(build)) as AppWorker["postMessage"],
    async install() {
      for (const state of ["installed", "activating", "activated"] as const) {
        worker.state = state;
        worker.dispatchEvent(new Event("statechange"));
      }
      await answered();
    },
  });
  return worker;
}

/** A tab of the build "one". */
function openTab({
  refuses = false,
  isBlocked = false,
  installing = null as AppWorker | null,
  waiting = null as AppWorker | null,
} = {}) {
  let time = 0;
  let timers: { at: number; run: () => void }[] = [];
  const update = vi.fn<() => Promise<void>>(() => Promise.reject(new TypeError("no network")));
  const registration = Object.assign(new EventTarget(), { installing, waiting, update });
  const workers = {
    register: async () => {
      if (refuses) throw new DOMException("not here", "SecurityError");
      return isBlocked ? undefined : registration;
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
      await registered();
      const worker = workerOf(build);
      registration.installing = worker;
      registration.dispatchEvent(new Event("updatefound"));
      await worker.install();
    },
  };
}

const registered = () => new Promise((resolve) => setTimeout(resolve));
const answered = () => new Promise((resolve) => setTimeout(resolve, 20));

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

  it("hears of the one that was being installed when it began to watch", async () => {
    const worker = workerOf("two");
    const tab = openTab({ installing: worker });
    await registered();
    await worker.install();
    expect(tab.onNew).toHaveBeenCalledTimes(1);
  });

  it("hears of the one that was waiting when it began to watch, if there is no newer one", async () => {
    const tab = openTab({ waiting: workerOf("two") });
    tab.update.mockResolvedValue();
    await answered();
    expect(tab.onNew).toHaveBeenCalledTimes(1);
  });

  it("hears nothing of a waiting worker that is older than its page", async () => {
    const tab = openTab({ waiting: workerOf("zero") });
    tab.update.mockImplementation(() => tab.installs("one"));
    await answered();
    await answered();
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

  it.each([{ refuses: true }, { isBlocked: true }])(
    "does without where the browser has no worker for it: %o",
    async (browser) => {
      const tab = openTab(browser);
      await registered();
      tab.watch.look();
      expect(tab.update).not.toHaveBeenCalled();
    },
  );
});

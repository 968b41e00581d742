import { HOUR_MS } from "../../domain/shared/limits.ts";
import type { SessionHost } from "../../session/host.ts";

const WORKER = "/sw.js";

type Listening = Pick<EventTarget, "addEventListener" | "removeEventListener">;

/** What the app uses of a service worker. */
export interface AppWorker extends Pick<EventTarget, "addEventListener"> {
  state: ServiceWorkerState;
  postMessage: ServiceWorker["postMessage"];
}

/** What the app uses of the registration of its service workers. */
interface Registration extends Listening {
  installing: AppWorker | null;
  /** Installed, and not used while pages use the one before. */
  waiting: AppWorker | null;
  update(): Promise<unknown>;
}

interface Watching {
  host: Pick<SessionHost, "now" | "after">;
  /** Tools that block service workers register none, without an error. */
  workers: { register(path: string): Promise<Registration | undefined> };
  /** The page, which becomes visible now and then. */
  page: Listening & { visibilityState: DocumentVisibilityState };
  /** The build that the page is of. */
  build: string;
  onNew(): void;
}

/** A running watch over new versions. */
export interface VersionWatch {
  /** Looks now, however recently it has. */
  look(): void;
  stop(): void;
}

/**
 * Starts the service worker, and looks once an hour for the one of a new version, in a hidden tab
 * not before it is seen again. `onNew` is called when the newest is of another build than the page.
 */
export function watchVersion({ host, workers, page, build, onNew }: Watching): VersionWatch {
  let registration: Registration | null = null;
  let isStopped = false;
  let lookedAt = host.now();
  let cancel = () => {};

  const look = () => {
    lookedAt = host.now();
    // Offline, or the server is away: the next look finds it.
    registration?.update().catch(() => {});
  };
  const lookWhenDue = () => {
    if (page.visibilityState === "visible" && host.now() - lookedAt >= HOUR_MS) look();
  };
  const wait = () => {
    cancel = host.after(HOUR_MS, () => {
      lookWhenDue();
      wait();
    });
  };
  const compare = (worker: AppWorker) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", ({ data }) => {
      port1.close();
      if (data !== build && !isStopped) onNew();
    });
    port1.start();
    worker.postMessage("build", [port2]);
  };
  const compareOnceInstalled = () => {
    const worker = registration?.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed") compare(worker);
    });
  };
  const follow = async (found: Registration | undefined) => {
    if (isStopped || !found) return;
    registration = found;
    found.addEventListener("updatefound", compareOnceInstalled);
    compareOnceInstalled();
    if (!found.waiting) return;
    // It may be older than a page that has just loaded: then an even newer one is being installed.
    await found.update();
    if (found.waiting && !found.installing) compare(found.waiting);
  };

  page.addEventListener("visibilitychange", lookWhenDue);
  wait();
  // Some browsers have none in private windows. The app needs none.
  workers
    .register(WORKER)
    .then(follow)
    .catch(() => {});
  return {
    look,
    stop: () => {
      isStopped = true;
      cancel();
      registration?.removeEventListener("updatefound", compareOnceInstalled);
      page.removeEventListener("visibilitychange", lookWhenDue);
    },
  };
}

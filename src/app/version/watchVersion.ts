import { HOUR_MS } from "../../domain/shared/limits.ts";
import type { SessionHost } from "../../session/host.ts";

const WORKER = "/sw.js";

/** What the app uses of a browser's service workers. */
export interface Workers extends Pick<EventTarget, "addEventListener" | "removeEventListener"> {
  controller: Pick<ServiceWorker, "postMessage"> | null;
  register(path: string): Promise<{ update(): Promise<unknown> }>;
}

interface Watching {
  host: Pick<SessionHost, "now" | "after">;
  workers: Workers;
  /** The page, which becomes visible now and then. */
  page: Pick<EventTarget, "addEventListener" | "removeEventListener"> & {
    visibilityState: DocumentVisibilityState;
  };
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
 * not before it is seen again. `onNew` is called when a worker takes over that is of another build
 * than the page: a worker that was there before may be older than a page that has just loaded.
 */
export function watchVersion({ host, workers, page, build, onNew }: Watching): VersionWatch {
  let registration: { update(): Promise<unknown> } | null = null;
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
  const compare = () => {
    const { controller } = workers;
    if (!controller) return;
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", ({ data }) => {
      port1.close();
      if (data !== build) onNew();
    });
    port1.start();
    controller.postMessage("build", [port2]);
  };

  workers.addEventListener("controllerchange", compare);
  page.addEventListener("visibilitychange", lookWhenDue);
  wait();
  // Some browsers have none in private windows. The app needs none.
  workers.register(WORKER).then(
    (there) => (registration = there),
    () => {},
  );
  return {
    look,
    stop: () => {
      cancel();
      workers.removeEventListener("controllerchange", compare);
      page.removeEventListener("visibilitychange", lookWhenDue);
    },
  };
}

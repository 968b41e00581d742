/** What the worker uses of its global scope. TypeScript's own types of it exclude a page's. */
export interface WorkerScope {
  /** Written by the build: the offline page, with the build's name as its revision, and its files. */
  __WB_MANIFEST: { url: string; revision: string | null }[];
  location: { origin: string };
  addEventListener(type: "install", listener: (event: InstallEvent) => void): void;
  addEventListener(
    type: "message",
    listener: (event: { ports: readonly Pick<MessagePort, "postMessage">[] }) => void,
  ): void;
}

/** A page of the server's, by path, for which the browser need not start the worker. */
interface StaticRoute {
  condition: { urlPattern: { pathname: string } };
  source: "network";
}

interface InstallEvent {
  /** Only some browsers have it. */
  addRoutes?: (routes: readonly StaticRoute[]) => Promise<void>;
}

import { SERVER_PATHS } from "../domain/shared/paths.ts";

/** What the worker needs to know about a request. */
interface Asked {
  method: string;
  mode: string;
  url: string;
  headers: Pick<Headers, "has">;
}

/**
 * How the service worker treats a request (docs/product.md 18.11). A page comes from the network,
 * or else the offline page does; an asset, whose name has its content's hash, is kept. Null leaves
 * a request to the browser: whatever the server answers itself, other sites, and parts of files.
 */
export function handlingOf(
  { method, mode, url, headers }: Asked,
  origin: string,
): "page" | "asset" | null {
  const { origin: site, pathname } = new URL(url);
  if (method !== "GET" || site !== origin || isServers(pathname)) return null;
  if (mode === "navigate") return "page";
  if (headers.has("range")) return null;
  return pathname.startsWith("/assets/") ? "asset" : null;
}

const isServers = (pathname: string) =>
  SERVER_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`));

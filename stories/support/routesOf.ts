import type { RouteObject } from "react-router";

/**
 * The addresses of all screens in a tree of routes: its leaves that render something. A leaf that
 * only redirects is no screen, and a layout around tabs is seen with each tab.
 */
export function screenPaths(routes: readonly RouteObject[], above = ""): string[] {
  return routes.flatMap((route) => {
    const path = joined(above, route.path);
    if (route.children?.length) return screenPaths(route.children, path);
    return route.lazy || route.Component || route.element ? [path] : [];
  });
}

function joined(above: string, path: string | undefined): string {
  if (path === undefined) return above;
  return path.startsWith("/") ? path : `${above}/${path}`;
}

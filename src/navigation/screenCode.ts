import { createContext } from "react";
import { matchRoutes, type DataRouter } from "react-router";

/** Preloads the code of the screen at a path; provided by the app, which knows the screens. */
export const ScreenCode = createContext<(path: string) => void>(() => {});

/** Failures are ignored: they recur, and show, on navigation. */
export function bringScreenCode({ routes }: Pick<DataRouter, "routes">, path: string): void {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    // Gone from a route whose code is there.
    if (typeof route.lazy !== "object") continue;
    route.lazy.Component?.().catch(() => {});
  }
}

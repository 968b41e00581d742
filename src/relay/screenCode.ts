import { createContext } from "react";
import { matchRoutes, type DataRouter } from "react-router";

/**
 * Brings the code of the screen at a path before somebody goes there; given by the app, which knows
 * the screens.
 */
export const ScreenCode = createContext<(path: string) => void>(() => {});

/** What does not come is asked for again, and missed, when somebody goes there. */
export function bringScreenCode({ routes }: Pick<DataRouter, "routes">, path: string): void {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    // Gone from a route whose code is there.
    if (typeof route.lazy !== "object") continue;
    route.lazy.Component?.().catch(() => {});
  }
}

import type { PatchRoutesOnNavigationFunction, RouteObject } from "react-router";
import { PATHS } from "../domain/shared/paths.ts";
import type { Frame } from "./frame/frame.ts";
import { lazily } from "../relay/lazily.ts";

/** The route around all others, into which late ones are put. */
export const FRAME_ROUTE = "frame";

/** Routes that are loaded when somebody goes below a path. */
interface LateRoutes {
  below: string;
  load: () => Promise<(frame: Frame) => RouteObject>;
}

/** What stands before a pattern's first parameter. */
const beginOf = (pattern: string) => pattern.split("/:")[0] ?? pattern;

const LATE_ROUTES: readonly LateRoutes[] = [
  { below: PATHS.join, load: () => import("./joinRoutes.ts").then((m) => m.joinRoutes) },
  {
    below: beginOf(PATHS.payment),
    load: () => import("./paymentRoutes.ts").then((m) => m.paymentRoutes),
  },
  { below: PATHS.user, load: () => import("./userRoutes.ts").then((m) => m.userRoutes) },
  { below: PATHS.beamer, load: () => import("./beamerRoutes.ts").then((m) => m.beamerRoutes) },
];

/** Late routes that have come. */
export interface LoadedRoutes {
  late: LateRoutes;
  routesOf: (frame: Frame) => RouteObject;
}

/**
 * Loads what the router need not know before somebody goes to a path; null when it knows all of it.
 * A page that begins there does so first: the router then shows the screen's own skeleton at once.
 * @throws MissingCode
 */
export async function loadLateRoutes(path: string): Promise<LoadedRoutes | null> {
  const late = LATE_ROUTES.find(({ below }) => isBelow(path, below));
  return late === undefined ? null : { late, routesOf: await lazily(late.load)() };
}

/** For the router, beside `createRoutes` with the same `first`. */
export function createLateRoutes(
  frame: Frame,
  first: LoadedRoutes | null = null,
): { patchRoutesOnNavigation: PatchRoutesOnNavigationFunction } {
  const there = new Set([first?.late]);
  return {
    patchRoutesOnNavigation: async ({ path, patch, signal }) => {
      const loaded = await loadLateRoutes(path);
      // Two navigations at once load the same file, and one that was left
      // puts nothing into the router.
      if (loaded === null || there.has(loaded.late) || signal.aborted) return;
      there.add(loaded.late);
      patch(FRAME_ROUTE, [loaded.routesOf(frame)]);
    },
  };
}

const isBelow = (path: string, above: string) => `${path.toLowerCase()}/`.startsWith(`${above}/`);

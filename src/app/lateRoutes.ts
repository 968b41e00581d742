import { matchPath, type PatchRoutesOnNavigationFunction, type RouteObject } from "react-router";
import { MARKETING_PATHS, PATHS } from "../domain/shared/paths.ts";
import type { Frame } from "./frame/frame.ts";
import { lazily } from "../navigation/lazily.ts";

/** The route around all others, which late ones are added to. */
export const FRAME_ROUTE = "frame";

/** Routes that are loaded once somebody navigates to one of these paths, or below it. */
interface LateRoutes {
  below: readonly string[];
  load: () => Promise<(frame: Frame) => RouteObject>;
}

const LATE_ROUTES: readonly LateRoutes[] = [
  {
    below: Object.values(MARKETING_PATHS),
    load: () => import("./marketingRoutes.ts").then((m) => m.marketingRoutes),
  },
  {
    below: [PATHS.signInReturn],
    load: () => import("./signInRoutes.ts").then((m) => m.signInRoutes),
  },
  { below: [PATHS.join], load: () => import("./joinRoutes.ts").then((m) => m.joinRoutes) },
  {
    below: [PATHS.confirmMails, PATHS.stopMails],
    load: () => import("./mailRoutes.ts").then((m) => m.mailRoutes),
  },
  { below: [PATHS.payment], load: () => import("./paymentRoutes.ts").then((m) => m.paymentRoutes) },
  { below: [PATHS.user], load: () => import("./userRoutes.ts").then((m) => m.userRoutes) },
  { below: [PATHS.beamer], load: () => import("./beamerRoutes.ts").then((m) => m.beamerRoutes) },
  {
    below: [PATHS.bookingDetail, PATHS.reschedule],
    load: () => import("./bookedRoutes.ts").then((m) => m.bookedRoutes),
  },
  { below: [PATHS.live], load: () => import("./liveRoutes.ts").then((m) => m.liveRoutes) },
];

/** Late routes that have loaded. */
export interface LoadedRoutes {
  late: LateRoutes;
  routesOf: (frame: Frame) => RouteObject;
}

/**
 * Loads the routes that a path needs and the router lacks; null when it has all of them. A page
 * that begins there loads them first: the router then shows the screen's own skeleton at once.
 * @throws MissingCode
 */
export async function loadLateRoutes(path: string): Promise<LoadedRoutes | null> {
  const late = LATE_ROUTES.find(({ below }) =>
    below.some((pattern) => matchPath({ path: pattern, end: false }, path)),
  );
  return late === undefined ? null : { late, routesOf: await lazily(late.load)() };
}

/** For the router, along with `createRoutes` with the same `first`. */
export function createLateRoutes(
  frame: Frame,
  first: LoadedRoutes | null = null,
): { patchRoutesOnNavigation: PatchRoutesOnNavigationFunction } {
  const there = new Set([first?.late]);
  return {
    patchRoutesOnNavigation: async ({ path, patch, signal }) => {
      const loaded = await loadLateRoutes(path);
      // Two concurrent navigations load the same file, and an abandoned one adds nothing to the
      // router.
      if (loaded === null || there.has(loaded.late) || signal.aborted) return;
      there.add(loaded.late);
      patch(FRAME_ROUTE, [loaded.routesOf(frame)]);
    },
  };
}

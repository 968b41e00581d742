import type { RouteObject } from "react-router";
import { liveRoute } from "../routes/user/live/liveRoute.ts";
import type { Frame } from "./frame/frame.ts";
import { guarded, inShell } from "./frame/groups.ts";
import { createGuards } from "./frame/guards.ts";
import { createScreen } from "./frame/screen.ts";
import { LiveFallback } from "./LiveFallback.tsx";
import { LiveShell } from "./shells/LiveShell.tsx";

/** Where the two of a session meet by video, see `createLateRoutes`. */
export function liveRoutes(frame: Frame): RouteObject {
  const screen = createScreen(frame);
  const { signedIn } = createGuards(frame.session);
  const page = screen(liveRoute, () =>
    import("../routes/user/live/LiveScreen.tsx").then((m) => m.LiveScreen),
  );
  return inShell(LiveShell, [
    guarded(signedIn, [{ ErrorBoundary: LiveFallback, children: [page] }]),
  ]);
}

import type { RouteObject } from "react-router";
import { rescheduleRoute } from "../routes/user/reschedule/rescheduleRoute.ts";
import { BookingFallback } from "./BookingFallback.tsx";
import type { Frame } from "./frame/frame.ts";
import { guarded, inShell } from "./frame/groups.ts";
import { createGuards } from "./frame/guards.ts";
import { createScreen } from "./frame/screen.ts";
import { UserShell } from "./shells/UserShell.tsx";

/** Where a booking is moved, see `createLateRoutes`. */
export function rescheduleRoutes(frame: Frame): RouteObject {
  const screen = createScreen(frame);
  const { signedIn } = createGuards(frame.session);
  const page = screen(rescheduleRoute, () =>
    import("../routes/user/reschedule/RescheduleScreen.tsx").then((m) => m.RescheduleScreen),
  );
  return inShell(UserShell, [
    guarded(signedIn, [{ ErrorBoundary: BookingFallback, children: [page] }]),
  ]);
}

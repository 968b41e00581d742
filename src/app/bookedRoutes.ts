import type { RouteObject } from "react-router";
import { bookingDetailRoute } from "../routes/user/bookingDetail/bookingDetailRoute.ts";
import { rescheduleRoute } from "../routes/user/reschedule/rescheduleRoute.ts";
import { BookingFallback } from "./BookingFallback.tsx";
import type { Frame } from "./frame/frame.ts";
import { guarded, inShell } from "./frame/groups.ts";
import { createGuards } from "./frame/guards.ts";
import { createScreen } from "./frame/screen.ts";
import { UserShell } from "./shells/UserShell.tsx";

/** A session that was booked, and where it is moved, see `createLateRoutes`. */
export function bookedRoutes(frame: Frame): RouteObject {
  const screen = createScreen(frame);
  const { signedIn } = createGuards(frame.session);
  const children = [
    screen(bookingDetailRoute, () =>
      import("../routes/user/bookingDetail/BookingDetailScreen.tsx").then(
        (m) => m.BookingDetailScreen,
      ),
    ),
    screen(rescheduleRoute, () =>
      import("../routes/user/reschedule/RescheduleScreen.tsx").then((m) => m.RescheduleScreen),
    ),
  ];
  return inShell(UserShell, [guarded(signedIn, [{ ErrorBoundary: BookingFallback, children }])]);
}

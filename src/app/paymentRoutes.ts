import type { RouteObject } from "react-router";
import { paymentRoute } from "../routes/user/payment/paymentRoute.ts";
import { paymentStatusRoute } from "../routes/user/payment/paymentStatusRoute.ts";
import type { Frame } from "./frame/frame.ts";
import { inAskingShell } from "./frame/asking.ts";
import { guarded } from "./frame/groups.ts";
import { createGuards } from "./frame/guards.ts";
import { createScreen } from "./frame/screen.ts";
import { PaymentFallback } from "./PaymentFallback.tsx";
import { UserShell } from "./shells/UserShell.tsx";

/** The pages of a payment, see `createLateRoutes`. */
export function paymentRoutes(frame: Frame): RouteObject {
  const screen = createScreen(frame);
  const { signedIn } = createGuards(frame.session);
  const screens = [
    screen(paymentStatusRoute, () =>
      import("../routes/user/payment/status/PaymentStatusScreen.tsx").then(
        (m) => m.PaymentStatusScreen,
      ),
    ),
    guarded(signedIn, [
      screen(paymentRoute, () =>
        import("../routes/user/payment/PaymentScreen.tsx").then((m) => m.PaymentScreen),
      ),
    ]),
  ];
  return inAskingShell(UserShell, [{ ErrorBoundary: PaymentFallback, children: screens }]);
}

import { redirect, type LoaderFunctionArgs, type RouteObject } from "react-router";
import { beamerRoute } from "./routes/beamer/beamerRoute.ts";
import { bookingRoute } from "./routes/booking/bookingRoute.ts";
import { bookingDetailRoute } from "./routes/bookingDetail/bookingDetailRoute.ts";
import type { Frame } from "./routes/frame/frame.ts";
import { FrameRoot } from "./routes/frame/FrameRoot.tsx";
import { GlobalFallback } from "./routes/frame/GlobalFallback.tsx";
import { createGuards } from "./routes/frame/guards.ts";
import { ScreenFallback } from "./routes/frame/ScreenFallback.tsx";
import { createScreen } from "./routes/frame/screen.ts";
import { joinRoute } from "./routes/join/joinRoute.ts";
import { loginRoute } from "./routes/login/loginRoute.ts";
import { beamerOnboardingRoute } from "./routes/onboarding/beamerOnboardingRoute.ts";
import { userOnboardingRoute } from "./routes/onboarding/userOnboardingRoute.ts";
import { aboutRoute } from "./routes/profile/aboutRoute.ts";
import { offeringsRoute } from "./routes/profile/offeringsRoute.ts";
import { profileRoute } from "./routes/profile/profileRoute.ts";
import { TabFallback } from "./routes/profile/TabFallback.tsx";
import { settingsRoute } from "./routes/settings/settingsRoute.ts";
import { paymentRoute } from "./routes/payment/paymentRoute.ts";
import { paymentStatusRoute } from "./routes/payment/paymentStatusRoute.ts";
import { MarketingShell } from "./routes/shell/MarketingShell.tsx";
import { PublicShell } from "./routes/shell/PublicShell.tsx";
import { UserShell } from "./routes/shell/UserShell.tsx";
import { signInReturnRoute } from "./routes/signInReturn/signInReturnRoute.tsx";
import { userHomeRoute } from "./routes/userHome/userHomeRoute.ts";

/**
 * Every address of the web app (screens §2.1), on one page.
 *
 * A new screen is three small things:
 * 1. `routes/<screen>/XScreen.tsx`: a component that reads
 *    `useRouteQuery<XScreenQuery>(graphql`query XScreenQuery($slug: String!) @preloadable { … }`)`.
 * 2. `routes/<screen>/xRoute.ts`: `import query from "../../__generated__/XScreenQuery$parameters.ts"`
 *    and `export const xRoute = { path: "/:slug/x", query, variables: ({ params }) => ({ … }) }`.
 *    Without a query it is the path alone; `Skeleton` is what stands there until the first data.
 * 3. A row below: `screen(xRoute, () => import("./routes/x/XScreen.tsx").then((m) => m.XScreen))`,
 *    in the shell it belongs to and behind its guard.
 *
 * A function rather than a constant: two routers over the same objects fail, and every story and test
 * has its own.
 */
export function createRoutes(frame: Frame): RouteObject[] {
  const screen = createScreen(frame);
  const guards = createGuards(frame.session);

  return [
    {
      Component: FrameRoot,
      ErrorBoundary: GlobalFallback,
      // For the moment of a redirect; each screen has its own.
      HydrateFallback: () => null,
      children: [
        { path: "/", loader: () => redirect("/home"), element: null },

        inShell(MarketingShell, [
          screen({ path: "/home" }, () =>
            import("./routes/home/HomeScreen.tsx").then((m) => m.HomeScreen),
          ),
          screen({ path: "/terms" }, () =>
            import("./routes/policies/TermsScreen.tsx").then((m) => m.TermsScreen),
          ),
          screen({ path: "/privacy" }, () =>
            import("./routes/policies/PrivacyScreen.tsx").then((m) => m.PrivacyScreen),
          ),
        ]),

        inShell(PublicShell, [
          guarded(guards.visitor, [
            screen(loginRoute, () =>
              import("./routes/login/LoginScreen.tsx").then((m) => m.LoginScreen),
            ),
          ]),
          guarded(guards.beamerToBe, [
            screen(joinRoute, () =>
              import("./routes/join/JoinScreen.tsx").then((m) => m.JoinScreen),
            ),
          ]),
          signInReturnRoute(frame.session),
          guarded(guards.creatorSlug, [
            screen(bookingRoute, () =>
              import("./routes/booking/BookingScreen.tsx").then((m) => m.BookingScreen),
            ),
            // Beside the page, not in it: what leads on need not wait for the page's code.
            { path: "/:slug", loader: toFirstTab, element: null },
            screen(
              profileRoute,
              () => import("./routes/profile/ProfileScreen.tsx").then((m) => m.ProfileScreen),
              [
                {
                  ErrorBoundary: TabFallback,
                  children: [
                    screen(aboutRoute, () =>
                      import("./routes/profile/AboutTab.tsx").then((m) => m.AboutTab),
                    ),
                    screen(offeringsRoute, () =>
                      import("./routes/profile/OfferingsTab.tsx").then((m) => m.OfferingsTab),
                    ),
                  ],
                },
              ],
            ),
          ]),
          screen({ path: "/404" }, () =>
            import("./routes/notFound/NotFoundScreen.tsx").then((m) => m.NotFoundScreen),
          ),
          { path: "*", loader: () => redirect("/404"), element: null },
        ]),

        inShell(UserShell, [
          screen(paymentStatusRoute, () =>
            import("./routes/payment/status/PaymentStatusScreen.tsx").then(
              (m) => m.PaymentStatusScreen,
            ),
          ),
          guarded(guards.signedIn, [
            { path: "/user", loader: () => redirect("/user/home"), element: null },
            screen(userHomeRoute, () =>
              import("./routes/userHome/UserHomeScreen.tsx").then((m) => m.UserHomeScreen),
            ),
            screen(settingsRoute, () =>
              import("./routes/settings/SettingsScreen.tsx").then((m) => m.SettingsScreen),
            ),
            screen(paymentRoute, () =>
              import("./routes/payment/PaymentScreen.tsx").then((m) => m.PaymentScreen),
            ),
            guarded(guards.userToOnboard, [
              screen(userOnboardingRoute, () =>
                import("./routes/onboarding/UserOnboardingScreen.tsx").then(
                  (m) => m.UserOnboardingScreen,
                ),
              ),
            ]),
            screen(bookingDetailRoute, () =>
              import("./routes/bookingDetail/BookingDetailScreen.tsx").then(
                (m) => m.BookingDetailScreen,
              ),
            ),
          ]),
          guarded(guards.beamer, [
            screen(beamerRoute, () =>
              import("./routes/beamer/BeamerScreen.tsx").then((m) => m.BeamerScreen),
            ),
            guarded(guards.beamerToOnboard, [
              screen(beamerOnboardingRoute, () =>
                import("./routes/onboarding/BeamerOnboardingScreen.tsx").then(
                  (m) => m.BeamerOnboardingScreen,
                ),
              ),
            ]),
          ]),
        ]),
      ],
    },
  ];
}

/** Screens with a shell around them, which stays when one of them fails. */
function inShell(Component: RouteObject["Component"], children: RouteObject[]): RouteObject {
  return { Component, children: [{ ErrorBoundary: ScreenFallback, children }] };
}

/** Screens that a guard stands before. */
function guarded(
  guard: NonNullable<RouteObject["middleware"]>[number],
  children: RouteObject[],
): RouteObject {
  return { middleware: [guard], children };
}

/** A creator's page opens with its first tab; what the address bears beside, as a QR code's marks, stays. */
function toFirstTab({ request, params }: LoaderFunctionArgs): Response {
  return redirect(`/${params["slug"]}/about${new URL(request.url).search}`);
}

import { redirect, type LoaderFunctionArgs, type RouteObject } from "react-router";
import { aboutAddress } from "../domain/profiles/addresses.ts";
import { PATHS } from "../domain/shared/paths.ts";
import { beamerRoute } from "../routes/beamer/home/beamerRoute.ts";
import { bookingRoute } from "../routes/public/booking/bookingRoute.ts";
import { bookingDetailRoute } from "../routes/user/bookingDetail/bookingDetailRoute.ts";
import type { Frame } from "./frame/frame.ts";
import { FrameRoot } from "./frame/FrameRoot.tsx";
import { GlobalFallback } from "./frame/GlobalFallback.tsx";
import { createGuards } from "./frame/guards.ts";
import { ScreenFallback } from "./frame/ScreenFallback.tsx";
import { createScreen } from "./frame/screen.ts";
import { joinRoute } from "../routes/session/join/joinRoute.ts";
import { loginRoute } from "../routes/session/login/loginRoute.ts";
import { beamerOnboardingRoute } from "../routes/user/onboarding/beamerOnboardingRoute.ts";
import { userOnboardingRoute } from "../routes/user/onboarding/userOnboardingRoute.ts";
import { aboutRoute } from "../routes/public/profile/aboutRoute.ts";
import { offeringsRoute } from "../routes/public/profile/offeringsRoute.ts";
import { profileRoute } from "../routes/public/profile/profileRoute.ts";
import { settingsRoute } from "../routes/user/settings/settingsRoute.ts";
import { paymentRoute } from "../routes/user/payment/paymentRoute.ts";
import { paymentStatusRoute } from "../routes/user/payment/paymentStatusRoute.ts";
import { MarketingShell } from "./shells/MarketingShell.tsx";
import { PublicShell } from "./shells/PublicShell.tsx";
import { UserShell } from "./shells/UserShell.tsx";
import { signInReturnRoute } from "../routes/session/signInReturn/signInReturnRoute.tsx";
import { userHomeRoute } from "../routes/user/home/userHomeRoute.ts";

/**
 * Every address of the web app (docs/product.md 18.1), on one page.
 *
 * A new screen is four small things:
 * 1. Its path: a row in `domain/shared/paths.ts`.
 * 2. `routes/<shell>/<screen>/XScreen.tsx`: a component that reads
 *    `useRouteQuery<XScreenQuery>(graphql`query XScreenQuery($slug: String!) @preloadable { … }`)`.
 * 3. `routes/<shell>/<screen>/xRoute.ts`: `import query from "../../../__generated__/XScreenQuery$parameters.ts"`
 *    and `export const xRoute = { path: PATHS.x, query, variables: ({ params }) => ({ … }) }`.
 *    Without a query it is the path alone; `Skeleton` is shown until the first data arrive.
 * 4. A row below: `screen(xRoute, () => import("../routes/shell/x/XScreen.tsx").then((m) => m.XScreen))`,
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
      // Shown during a redirect; each screen has its own.
      HydrateFallback: () => null,
      children: [
        { path: PATHS.root, loader: () => redirect(PATHS.marketing), element: null },

        inShell(MarketingShell, [
          screen({ path: PATHS.marketing }, () =>
            import("../routes/marketing/home/HomeScreen.tsx").then((m) => m.HomeScreen),
          ),
          screen({ path: PATHS.terms }, () =>
            import("../routes/marketing/policies/TermsScreen.tsx").then((m) => m.TermsScreen),
          ),
          screen({ path: PATHS.privacy }, () =>
            import("../routes/marketing/policies/PrivacyScreen.tsx").then((m) => m.PrivacyScreen),
          ),
        ]),

        inShell(PublicShell, [
          guarded(guards.visitor, [
            screen(loginRoute, () =>
              import("../routes/session/login/LoginScreen.tsx").then((m) => m.LoginScreen),
            ),
          ]),
          guarded(guards.beamerToBe, [
            screen(joinRoute, () =>
              import("../routes/session/join/JoinScreen.tsx").then((m) => m.JoinScreen),
            ),
          ]),
          signInReturnRoute(frame.session),
          guarded(guards.creatorSlug, [
            screen(bookingRoute, () =>
              import("../routes/public/booking/BookingScreen.tsx").then((m) => m.BookingScreen),
            ),
            // Not a child of the page: the redirect need not wait for the page's code.
            { path: PATHS.profile, loader: toFirstTab, element: null },
            screen(
              profileRoute,
              () =>
                import("../routes/public/profile/ProfileScreen.tsx").then((m) => m.ProfileScreen),
              [
                {
                  errorElement: <ScreenFallback isTab />,
                  children: [
                    screen(aboutRoute, () =>
                      import("../routes/public/profile/AboutTab.tsx").then((m) => m.AboutTab),
                    ),
                    screen(offeringsRoute, () =>
                      import("../routes/public/profile/OfferingsTab.tsx").then(
                        (m) => m.OfferingsTab,
                      ),
                    ),
                  ],
                },
              ],
            ),
          ]),
          screen({ path: PATHS.notFound }, () =>
            import("../routes/public/notFound/NotFoundScreen.tsx").then((m) => m.NotFoundScreen),
          ),
          { path: "*", loader: () => redirect(PATHS.notFound), element: null },
        ]),

        inShell(UserShell, [
          screen(paymentStatusRoute, () =>
            import("../routes/user/payment/status/PaymentStatusScreen.tsx").then(
              (m) => m.PaymentStatusScreen,
            ),
          ),
          guarded(guards.signedIn, [
            guarded(guards.onboardedUser, [
              { path: PATHS.user, loader: () => redirect(PATHS.userHome), element: null },
              screen(userHomeRoute, () =>
                import("../routes/user/home/UserHomeScreen.tsx").then((m) => m.UserHomeScreen),
              ),
              screen(settingsRoute, () =>
                import("../routes/user/settings/SettingsScreen.tsx").then((m) => m.SettingsScreen),
              ),
            ]),
            screen(paymentRoute, () =>
              import("../routes/user/payment/PaymentScreen.tsx").then((m) => m.PaymentScreen),
            ),
            guarded(guards.userToOnboard, [
              screen(userOnboardingRoute, () =>
                import("../routes/user/onboarding/UserOnboardingScreen.tsx").then(
                  (m) => m.UserOnboardingScreen,
                ),
              ),
            ]),
            screen(bookingDetailRoute, () =>
              import("../routes/user/bookingDetail/BookingDetailScreen.tsx").then(
                (m) => m.BookingDetailScreen,
              ),
            ),
          ]),
          guarded(guards.beamer, [
            screen(beamerRoute, () =>
              import("../routes/beamer/home/BeamerScreen.tsx").then((m) => m.BeamerScreen),
            ),
            guarded(guards.beamerToOnboard, [
              screen(beamerOnboardingRoute, () =>
                import("../routes/user/onboarding/BeamerOnboardingScreen.tsx").then(
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

/** Screens in a shell, which stays when one of them fails. */
function inShell(Component: RouteObject["Component"], children: RouteObject[]): RouteObject {
  return { Component, children: [{ ErrorBoundary: ScreenFallback, children }] };
}

/** Screens behind a guard. */
function guarded(
  guard: NonNullable<RouteObject["middleware"]>[number],
  children: RouteObject[],
): RouteObject {
  return { middleware: [guard], children };
}

/** A creator's page opens with its first tab; the query string, such as a QR code's campaign, is kept. */
function toFirstTab({ request, params }: LoaderFunctionArgs): Response {
  return redirect(aboutAddress(params["slug"] ?? "") + new URL(request.url).search);
}

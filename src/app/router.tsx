import type { LoaderFunctionArgs, RouteObject } from "react-router";
import { aboutAddress } from "../domain/profiles/addresses.ts";
import { PATHS } from "../domain/shared/paths.ts";
import { bookingRoute } from "../routes/public/booking/bookingRoute.ts";
import { BookingFallback } from "./BookingFallback.tsx";
import type { Frame } from "./frame/frame.ts";
import { FrameRoot } from "./frame/FrameRoot.tsx";
import { FRAME_ROUTE, type LoadedRoutes } from "./lateRoutes.ts";
import { GlobalFallback } from "./frame/GlobalFallback.tsx";
import { createGuards } from "./frame/guards.ts";
import { ScreenFallback } from "./frame/ScreenFallback.tsx";
import { redirectFrom } from "./frame/redirectFrom.ts";
import { createScreen } from "./frame/screen.ts";
import { guarded, inShell } from "./frame/groups.ts";
import { loginRoute } from "../routes/session/login/loginRoute.ts";
import { aboutRoute } from "../routes/public/profile/aboutRoute.ts";
import { offeringsRoute } from "../routes/public/profile/offeringsRoute.ts";
import { itemRoute } from "../routes/public/item/itemRoute.ts";
import { profileRoute } from "../routes/public/profile/profileRoute.ts";
import { PublicShell } from "./shells/PublicShell.tsx";

/**
 * Every address of the web app (docs/product.md 18.1), on one page; those that a visitor's
 * first page need not know are in the files that `lateRoutes.ts` names.
 *
 * A new screen is three small things:
 * 1. Its path: a row in `domain/shared/paths.ts`.
 * 2. `routes/<shell>/<screen>/XScreen.tsx`: a component that reads
 *    `useRouteQuery<XScreenQuery>(graphql`query XScreenQuery @preloadable { … }`)`.
 * 3. A row below, or in the file that `lateRoutes.ts` names: `screen({ path: PATHS.x, query: xQuery
 *    }, () => import("../routes/shell/x/XScreen.tsx").then((m) => m.XScreen))`, with `import xQuery
 *    from "../__generated__/XScreenQuery$parameters.ts"`, in the shell it belongs to and behind its
 *    guard.
 *
 * A route that says more (the query's `variables`, a `Skeleton` until the first data arrive) is
 * `routes/<shell>/<screen>/xRoute.ts`.
 *
 * `first` are late routes that the page begins in.
 *
 * A function rather than a constant: two routers over the same objects fail, and every story and
 * test has its own.
 */
export function createRoutes(frame: Frame, first: LoadedRoutes | null = null): RouteObject[] {
  const screen = createScreen(frame);
  const guards = createGuards(frame.session);

  return [
    {
      id: FRAME_ROUTE,
      Component: FrameRoot,
      ErrorBoundary: GlobalFallback,
      // Shown during a redirect; each screen has its own.
      HydrateFallback: () => null,
      children: [
        ...(first === null ? [] : [first.routesOf(frame)]),
        {
          path: PATHS.root,
          loader: ({ request }) => redirectFrom(request, PATHS.marketing),
          element: null,
        },

        inShell(PublicShell, [
          guarded(guards.visitor, [
            screen(loginRoute, () =>
              import("../routes/session/login/LoginScreen.tsx").then((m) => m.LoginScreen),
            ),
          ]),
          guarded(guards.creatorSlug, [
            {
              ErrorBoundary: BookingFallback,
              children: [
                screen(bookingRoute, () =>
                  import("../routes/public/booking/BookingScreen.tsx").then((m) => m.BookingScreen),
                ),
              ],
            },
            screen(itemRoute, () =>
              import("../routes/public/item/ItemScreen.tsx").then((m) => m.ItemScreen),
            ),
            // Not a child of the page: the redirect must not wait for the page's code.
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
          {
            path: "*",
            loader: ({ request }) => redirectFrom(request, PATHS.notFound),
            element: null,
          },
        ]),
      ],
    },
  ];
}

/**
 * A creator's page opens with its first tab; the query string, such as a QR
 * code's campaign, is kept.
 */
function toFirstTab({ request, params }: LoaderFunctionArgs): Response {
  return redirectFrom(request, aboutAddress(params["slug"] ?? "") + new URL(request.url).search);
}

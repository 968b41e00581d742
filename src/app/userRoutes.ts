import type { RouteObject } from "react-router";
import { PATHS } from "../domain/shared/paths.ts";
import { userHomeRoute } from "../routes/user/home/userHomeRoute.ts";
import userOnboardingQuery from "../__generated__/UserOnboardingScreenQuery$parameters.ts";
import { settingsRoute } from "../routes/user/settings/settingsRoute.ts";
import type { Frame } from "./frame/frame.ts";
import { inAskingShell } from "./frame/asking.ts";
import { guarded } from "./frame/groups.ts";
import { createGuards } from "./frame/guards.ts";
import { redirectFrom } from "./frame/redirectFrom.ts";
import { createScreen } from "./frame/screen.ts";
import { UserShell } from "./shells/UserShell.tsx";

/** A signed-in person's own pages, see `createLateRoutes`. */
export function userRoutes(frame: Frame): RouteObject {
  const screen = createScreen(frame);
  const guards = createGuards(frame.session);
  return inAskingShell(UserShell, [
    guarded(guards.signedIn, [
      guarded(guards.onboardedUser, [
        {
          path: PATHS.user,
          loader: ({ request }) => redirectFrom(request, PATHS.userHome),
          element: null,
        },
        screen(userHomeRoute, () =>
          import("../routes/user/home/UserHomeScreen.tsx").then((m) => m.UserHomeScreen),
        ),
        screen(settingsRoute, () =>
          import("../routes/user/settings/SettingsScreen.tsx").then((m) => m.SettingsScreen),
        ),
      ]),
      guarded(guards.userToOnboard, [
        screen({ path: PATHS.userOnboarding, query: userOnboardingQuery }, () =>
          import("../routes/user/onboarding/UserOnboardingScreen.tsx").then(
            (m) => m.UserOnboardingScreen,
          ),
        ),
      ]),
    ]),
  ]);
}

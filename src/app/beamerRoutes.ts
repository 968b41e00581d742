import type { RouteObject } from "react-router";
import { beamerAudienceRoute } from "../routes/beamer/audience/beamerAudienceRoute.ts";
import { beamerBookingsRoute } from "../routes/beamer/bookings/beamerBookingsRoute.ts";
import { beamerEarningsRoute } from "../routes/beamer/earnings/beamerEarningsRoute.ts";
import { beamerSettingsRoute } from "../routes/beamer/settings/beamerSettingsRoute.ts";
import { beamerAboutRoute } from "../routes/beamer/about/beamerAboutRoute.ts";
import { beamerProfileRoute } from "../routes/beamer/profile/beamerProfileRoute.ts";
import { beamerAvailabilityRoute } from "../routes/beamer/availability/beamerAvailabilityRoute.ts";
import { beamerCalendarsRoute } from "../routes/beamer/calendars/beamerCalendarsRoute.ts";
import { beamerRoute } from "../routes/beamer/home/beamerRoute.ts";
import { beamerOfferingsRoute } from "../routes/beamer/offerings/beamerOfferingsRoute.ts";
import { beamerPublicationRoute } from "../routes/beamer/publication/beamerPublicationRoute.ts";
import { beamerTalkRoute } from "../routes/beamer/talk/beamerTalkRoute.ts";
import { beamerOnboardingRoute } from "../routes/user/onboarding/beamerOnboardingRoute.ts";
import type { Frame } from "./frame/frame.ts";
import { inAskingShell } from "./frame/asking.ts";
import { guarded, inShell } from "./frame/groups.ts";
import { createGuards } from "./frame/guards.ts";
import { createScreen } from "./frame/screen.ts";
import { BeamerShell } from "./shells/BeamerShell.tsx";
import { UserShell } from "./shells/UserShell.tsx";

/** A creator's own pages, see `createLateRoutes`. */
export function beamerRoutes(frame: Frame): RouteObject {
  const screen = createScreen(frame);
  const guards = createGuards(frame.session);
  return guarded(guards.beamer, [
    inShell(UserShell, [
      guarded(guards.beamerToOnboard, [
        screen(beamerOnboardingRoute, () =>
          import("../routes/user/onboarding/BeamerOnboardingScreen.tsx").then(
            (m) => m.BeamerOnboardingScreen,
          ),
        ),
      ]),
    ]),
    inAskingShell(BeamerShell, [
      guarded(guards.onboardedBeamer, [
        screen(beamerRoute, () =>
          import("../routes/beamer/home/BeamerScreen.tsx").then((m) => m.BeamerScreen),
        ),
        screen(beamerProfileRoute, () =>
          import("../routes/beamer/profile/BeamerProfileScreen.tsx").then(
            (m) => m.BeamerProfileScreen,
          ),
        ),
        screen(beamerAboutRoute, () =>
          import("../routes/beamer/about/BeamerAboutScreen.tsx").then((m) => m.BeamerAboutScreen),
        ),
        screen(beamerOfferingsRoute, () =>
          import("../routes/beamer/offerings/BeamerOfferingsScreen.tsx").then(
            (m) => m.BeamerOfferingsScreen,
          ),
        ),
        screen(beamerAvailabilityRoute, () =>
          import("../routes/beamer/availability/BeamerAvailabilityScreen.tsx").then(
            (m) => m.BeamerAvailabilityScreen,
          ),
        ),
        screen(beamerCalendarsRoute, () =>
          import("../routes/beamer/calendars/BeamerCalendarsScreen.tsx").then(
            (m) => m.BeamerCalendarsScreen,
          ),
        ),
        screen(beamerBookingsRoute, () =>
          import("../routes/beamer/bookings/BeamerBookingsScreen.tsx").then(
            (m) => m.BeamerBookingsScreen,
          ),
        ),
        screen(beamerEarningsRoute, () =>
          import("../routes/beamer/earnings/EarningsScreen.tsx").then((m) => m.EarningsScreen),
        ),
        screen(beamerAudienceRoute, () =>
          import("../routes/beamer/audience/AudienceScreen.tsx").then((m) => m.AudienceScreen),
        ),
        screen(beamerSettingsRoute, () =>
          import("../routes/beamer/settings/BeamerSettingsScreen.tsx").then(
            (m) => m.BeamerSettingsScreen,
          ),
        ),
        screen(beamerPublicationRoute, () =>
          import("../routes/beamer/publication/BeamerPublicationScreen.tsx").then(
            (m) => m.BeamerPublicationScreen,
          ),
        ),
        screen(beamerTalkRoute, () =>
          import("../routes/beamer/talk/BeamerTalkScreen.tsx").then((m) => m.BeamerTalkScreen),
        ),
      ]),
    ]),
  ]);
}

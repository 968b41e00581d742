import type { RouteObject } from "react-router";
import { PATHS } from "../domain/shared/paths.ts";
import audienceQuery from "../__generated__/AudienceScreenQuery$parameters.ts";
import { beamerBookingsRoute } from "../routes/beamer/bookings/beamerBookingsRoute.ts";
import earningsQuery from "../__generated__/EarningsScreenQuery$parameters.ts";
import { beamerSettingsRoute } from "../routes/beamer/settings/beamerSettingsRoute.ts";
import beamerAboutQuery from "../__generated__/BeamerAboutScreenQuery$parameters.ts";
import beamerProfileQuery from "../__generated__/BeamerProfileScreenQuery$parameters.ts";
import beamerAvailabilityQuery from "../__generated__/BeamerAvailabilityScreenQuery$parameters.ts";
import bookingRulesQuery from "../__generated__/BookingRulesScreenQuery$parameters.ts";
import beamerCalendarsQuery from "../__generated__/BeamerCalendarsScreenQuery$parameters.ts";
import beamerQuery from "../__generated__/BeamerScreenQuery$parameters.ts";
import beamerOfferingsQuery from "../__generated__/BeamerOfferingsScreenQuery$parameters.ts";
import { beamerPublicationRoute } from "../routes/beamer/publication/beamerPublicationRoute.ts";
import { beamerTalkRoute } from "../routes/beamer/talk/beamerTalkRoute.ts";
import beamerOnboardingQuery from "../__generated__/BeamerOnboardingScreenQuery$parameters.ts";
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
        screen({ path: PATHS.beamerOnboarding, query: beamerOnboardingQuery }, () =>
          import("../routes/user/onboarding/BeamerOnboardingScreen.tsx").then(
            (m) => m.BeamerOnboardingScreen,
          ),
        ),
      ]),
    ]),
    inAskingShell(BeamerShell, [
      guarded(guards.onboardedBeamer, [
        screen({ path: PATHS.beamer, query: beamerQuery }, () =>
          import("../routes/beamer/home/BeamerScreen.tsx").then((m) => m.BeamerScreen),
        ),
        screen({ path: PATHS.beamerProfile, query: beamerProfileQuery }, () =>
          import("../routes/beamer/profile/BeamerProfileScreen.tsx").then(
            (m) => m.BeamerProfileScreen,
          ),
        ),
        screen({ path: PATHS.beamerAbout, query: beamerAboutQuery }, () =>
          import("../routes/beamer/about/BeamerAboutScreen.tsx").then((m) => m.BeamerAboutScreen),
        ),
        screen({ path: PATHS.beamerOfferings, query: beamerOfferingsQuery }, () =>
          import("../routes/beamer/offerings/BeamerOfferingsScreen.tsx").then(
            (m) => m.BeamerOfferingsScreen,
          ),
        ),
        screen({ path: PATHS.beamerAvailability, query: beamerAvailabilityQuery }, () =>
          import("../routes/beamer/availability/BeamerAvailabilityScreen.tsx").then(
            (m) => m.BeamerAvailabilityScreen,
          ),
        ),
        screen({ path: PATHS.beamerBookingRules, query: bookingRulesQuery }, () =>
          import("../routes/beamer/rules/BookingRulesScreen.tsx").then((m) => m.BookingRulesScreen),
        ),
        screen({ path: PATHS.beamerCalendars, query: beamerCalendarsQuery }, () =>
          import("../routes/beamer/calendars/BeamerCalendarsScreen.tsx").then(
            (m) => m.BeamerCalendarsScreen,
          ),
        ),
        screen(beamerBookingsRoute, () =>
          import("../routes/beamer/bookings/BeamerBookingsScreen.tsx").then(
            (m) => m.BeamerBookingsScreen,
          ),
        ),
        screen({ path: PATHS.beamerEarnings, query: earningsQuery }, () =>
          import("../routes/beamer/earnings/EarningsScreen.tsx").then((m) => m.EarningsScreen),
        ),
        screen({ path: PATHS.beamerAudience, query: audienceQuery }, () =>
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

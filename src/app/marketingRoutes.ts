import type { RouteObject } from "react-router";
import imprintQuery from "../__generated__/ImprintScreenQuery$parameters.ts";
import privacyQuery from "../__generated__/PrivacyScreenQuery$parameters.ts";
import termsQuery from "../__generated__/TermsScreenQuery$parameters.ts";
import { PATHS } from "../domain/shared/paths.ts";
import contactQuery from "../__generated__/ContactScreenQuery$parameters.ts";
import { betaProgramRoute } from "../routes/marketing/betaProgram/betaProgramRoute.ts";
import { HomeScreen } from "../routes/marketing/home/HomeScreen.tsx";
import { PolicySkeleton } from "../routes/marketing/policies/PolicySkeleton.tsx";
import type { Frame } from "./frame/frame.ts";
import { inAskingShell } from "./frame/asking.ts";
import { createScreen } from "./frame/screen.ts";
import { MarketingShell } from "./shells/marketing/MarketingShell.tsx";

/** Their data change only with the server's settings. */
const POLICY = { Skeleton: PolicySkeleton, isLasting: true };

/** What visitors read before they sign in, see `createLateRoutes`. */
export function marketingRoutes(frame: Frame): RouteObject {
  const screen = createScreen(frame);
  return inAskingShell(MarketingShell, [
    // In this file's own chunk: the start page then waits for one file, not for two in turn.
    screen({ path: PATHS.marketing }, () => Promise.resolve(HomeScreen)),
    screen({ path: PATHS.features }, () =>
      import("../routes/marketing/features/FeaturesScreen.tsx").then((m) => m.FeaturesScreen),
    ),
    screen(betaProgramRoute, () =>
      import("../routes/marketing/betaProgram/BetaProgramScreen.tsx").then(
        (m) => m.BetaProgramScreen,
      ),
    ),
    screen({ path: PATHS.privateBeta }, () =>
      import("../routes/marketing/privateBeta/PrivateBetaScreen.tsx").then(
        (m) => m.PrivateBetaScreen,
      ),
    ),
    screen({ path: PATHS.forInvestors }, () =>
      import("../routes/marketing/investors/InvestorsScreen.tsx").then((m) => m.InvestorsScreen),
    ),
    screen({ path: PATHS.team }, () =>
      import("../routes/marketing/team/TeamScreen.tsx").then((m) => m.TeamScreen),
    ),
    screen({ path: PATHS.contact, query: contactQuery }, () =>
      import("../routes/marketing/contact/ContactScreen.tsx").then((m) => m.ContactScreen),
    ),
    screen({ path: PATHS.terms, query: termsQuery, ...POLICY }, () =>
      import("../routes/marketing/policies/TermsScreen.tsx").then((m) => m.TermsScreen),
    ),
    screen({ path: PATHS.privacy, query: privacyQuery, ...POLICY }, () =>
      import("../routes/marketing/policies/PrivacyScreen.tsx").then((m) => m.PrivacyScreen),
    ),
    screen({ path: PATHS.imprint, query: imprintQuery, isLasting: true }, () =>
      import("../routes/marketing/policies/ImprintScreen.tsx").then((m) => m.ImprintScreen),
    ),
  ]);
}

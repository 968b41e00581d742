import type { PageRequest, RenderedPage } from "../../../src/app/render.tsx";
import { BETA_QUERY, CONTACT_QUERY } from "../../../src/domain/forms/addresses.ts";
import type { PATHS } from "../../../src/domain/shared/paths.ts";

/** Renders a page of the web app, see `src/app/render.tsx`. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

/** What the server must know of a page to render it. */
interface RenderedPlan {
  /** Where its code is: what the browser loads once it is open. */
  modules: readonly string[];
  /** What of its address's query says what it shows. */
  reads?: readonly string[];
  /** Whether it shows prices, which depend on the visitor. */
  hasPrices?: boolean;
}

const marketing = (module: string): RenderedPlan => ({
  modules: ["src/app/marketingRoutes.ts", `src/routes/marketing/${module}.tsx`],
});
const profile = (...modules: readonly string[]): RenderedPlan => ({
  modules: ["src/routes/public/profile/ProfileScreen.tsx", ...modules],
  hasPrices: true,
});

/** The pages that are rendered for visitors. */
export const RENDERED: Partial<Record<keyof typeof PATHS, RenderedPlan>> = {
  // Both lead elsewhere.
  root: { modules: [] },
  profile: { modules: [] },
  marketing: { modules: ["src/app/marketingRoutes.ts"] },
  features: marketing("features/FeaturesScreen"),
  betaProgram: {
    ...marketing("betaProgram/BetaProgramScreen"),
    reads: Object.values(BETA_QUERY),
  },
  privateBeta: marketing("privateBeta/PrivateBetaScreen"),
  forInvestors: marketing("investors/InvestorsScreen"),
  team: marketing("team/TeamScreen"),
  contact: { ...marketing("contact/ContactScreen"), reads: Object.values(CONTACT_QUERY) },
  terms: marketing("policies/TermsScreen"),
  privacy: marketing("policies/PrivacyScreen"),
  imprint: marketing("policies/ImprintScreen"),
  about: profile(
    "src/routes/public/profile/AboutTab.tsx",
    "src/components/sharing/qrCode/QrCodeCard.tsx",
  ),
  offerings: profile("src/routes/public/profile/OfferingsTab.tsx"),
  item: { modules: ["src/routes/public/item/ItemScreen.tsx"], hasPrices: true },
  booking: { modules: ["src/routes/public/booking/BookingScreen.tsx"], hasPrices: true },
  notFound: { modules: ["src/routes/public/notFound/NotFoundScreen.tsx"] },
};

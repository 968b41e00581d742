/** What visitors read before they sign in. */
export const MARKETING_PATHS = {
  marketing: "/home",
  features: "/features",
  betaProgram: "/beta-program",
  privateBeta: "/private-beta",
  forInvestors: "/for-investors",
  team: "/team",
  contact: "/contact",
  terms: "/terms",
  privacy: "/privacy",
  /** Who runs the site and sells on it. */
  imprint: "/imprint",
} as const;

/**
 * Every path of the web app, as the router's patterns. Routes, links and address builders all start
 * from here. Builders that need more than a path are in `domain/<area>/addresses.ts`: the router
 * needs every pattern at once, but a creator's page need not load the addresses of payments.
 */
export const PATHS = {
  root: "/",
  ...MARKETING_PATHS,
  login: "/login",
  /** The sign-in provider's redirect target. */
  signInReturn: "/login/return",
  join: "/join",
  /** Where a link in a mail confirms an address. */
  confirmMails: "/confirm-mails",
  /** Where a link in a mail turns off what it is about. */
  stopMails: "/stop-mails",
  notFound: "/404",

  profile: "/:slug",
  about: "/:slug/about",
  offerings: "/:slug/offerings",
  booking: "/:slug/booking/:offerId",
  item: "/:slug/consumable/:kind/:itemId",
  bookingDetail: "/:slug/one-on-one-booking-detail/:bookingId",
  reschedule: "/:slug/reschedule-booking/:bookingId",
  live: "/:slug/live/:channelId",

  payment: "/payment/:paymentId",
  paymentStatus: "/payment/:paymentId/status",

  /** Redirects to `userHome`. */
  user: "/user",
  userHome: "/user/home",
  userSettings: "/user/settings",
  userOnboarding: "/user/onboarding",

  beamer: "/beamer",
  beamerOnboarding: "/beamer/onboarding",
  beamerAbout: "/beamer/about",
  beamerProfile: "/beamer/profile",
  beamerOfferings: "/beamer/offerings",
  beamerAvailability: "/beamer/availability/slots",
  beamerCalendars: "/beamer/availability/calendars",
  beamerBookingRules: "/beamer/availability/rules",
  beamerBookings: "/beamer/bookings",
  beamerEarnings: "/beamer/earnings",
  beamerAudience: "/beamer/audience",
  beamerSettings: "/beamer/settings",
  beamerTalk: "/beamer/talk/:talkId",
  beamerPublication: "/beamer/publication/:publicationId",
} as const;

/** Prefixes of paths that the server answers itself; every other path is the web app's. */
export const SERVER_PATHS = [
  "/graphql",
  "/local",
  "/webhooks",
  "/thumbnails",
  "/profilepics",
  "/link-previews",
  "/exports",
  "/calendar",
  "/live-sessions",
  "/documents",
  "/healthz",
  "/readyz",
  "/reports",
  "/forms",
  "/mails",
  "/robots.txt",
  "/sitemap.xml",
  "/sitemap",
] as const;

/** A path that the server answers. */
export type ServerPath =
  | (typeof SERVER_PATHS)[number]
  | `${(typeof SERVER_PATHS)[number]}/${string}`;

/** Where `npm run dev` shows the contract in GraphiQL. */
export const GRAPHIQL_PATH = "/local/graphiql" satisfies ServerPath;

/** The names of a pattern's parameters. */
type ParameterOf<Pattern extends string> = Pattern extends `${infer First}/${infer Rest}`
  ? ParameterOf<First> | ParameterOf<Rest>
  : Pattern extends `:${infer Name}`
    ? Name
    : never;

/**
 * A pattern with its parameters filled in. They are encoded, so that none of them can change where
 * the path leads: a slug `/elsewhere.example` would otherwise begin the address of another site.
 */
export function pathTo<Pattern extends string>(
  pattern: Pattern,
  parameters: Readonly<Record<ParameterOf<Pattern>, string>>,
): string {
  const values: Readonly<Record<string, string>> = parameters;
  return pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ""));
}

import type { ScreenRow } from "./support/stateTable.ts";

const NO_LIST = "It lists nothing.";
const NO_QUERY = "It asks the server for nothing before it stands there.";
const FOR_VISITORS = "It is for people who are not signed in: that is its ready state.";
const ONE_ADDRESS = "Its address names nothing that could be missing.";
const PUBLIC = "Anybody sees it, and a visitor's view is its ready state.";

/** A page of words. */
const WORDS = {
  loading: NO_QUERY,
  empty: NO_LIST,
  "not found": ONE_ADDRESS,
  failed: NO_QUERY,
  offline: NO_QUERY,
  "signed out": PUBLIC,
  "session ended": NO_QUERY,
} as const;

const FAILURES = "Screens/When something fails";

/**
 * Every screen in every state: the table that `states.test.ts` holds against the router and the
 * stories. A state is shown by the export of its name (`hold expired` by `HoldExpired`); `at` names
 * the exceptions, `also` states in other files, `never` what cannot be, each with its reason.
 */
export const SCREENS: readonly ScreenRow[] = [
  {
    path: "/home",
    name: "Start page",
    stories: "Screens/Marketing",
    own: ["claiming"],
    at: { ready: "Home" },
    never: WORDS,
  },
  {
    path: "/terms",
    name: "Terms",
    stories: "Screens/Marketing",
    at: { ready: "Terms" },
    never: WORDS,
  },
  {
    path: "/privacy",
    name: "Privacy",
    stories: "Screens/Marketing",
    at: { ready: "Privacy" },
    never: WORDS,
  },
  {
    path: "/404",
    name: "Lost ticket",
    stories: FAILURES,
    own: ["not found for beamer", "fault", "session ended on any screen", "offline on any screen"],
    at: {
      ready: "NotFound",
      "session ended on any screen": "SessionEnded",
      "offline on any screen": "Offline",
    },
    never: WORDS,
  },
  {
    path: "/login",
    name: "Log in",
    stories: "Screens/Sign in/Login",
    own: ["signed in already"],
    never: {
      empty: NO_LIST,
      "not found": ONE_ADDRESS,
      "signed out": FOR_VISITORS,
      "session ended": FOR_VISITORS,
    },
  },
  {
    path: "/login/return",
    name: "Return from the sign-in",
    stories: "Screens/Sign in/Return",
    own: ["stopped", "other state"],
    at: { ready: "Succeeds", loading: "Waiting" },
    never: {
      empty: NO_LIST,
      "not found": ONE_ADDRESS,
      "signed out": FOR_VISITORS,
      "session ended": FOR_VISITORS,
    },
  },
  {
    path: "/join",
    name: "Join",
    stories: "Screens/Sign in/Join",
    own: ["too short", "unknown", "signed in unknown", "beamer already"],
    at: { ready: "Invited", failed: "CheckFailed" },
    never: { empty: NO_LIST, "not found": ONE_ADDRESS, "signed out": FOR_VISITORS },
  },
  {
    path: "/user/onboarding",
    name: "Onboarding of a user",
    stories: "Screens/Onboarding",
    own: ["welcome", "finished", "save failed"],
    at: { ready: "TimeZone" },
    never: { empty: NO_LIST, "not found": ONE_ADDRESS },
  },
  {
    path: "/beamer/onboarding",
    name: "Onboarding of a beamer",
    stories: "Screens/Onboarding/Beamer",
    own: ["no beamer"],
    also: { "Screens/Onboarding": ["new beamer"] },
    never: { loading: NO_QUERY, empty: NO_LIST, "not found": ONE_ADDRESS },
  },
  {
    path: "/:slug/about",
    name: "Profile, about",
    stories: "Screens/Profile/About",
    own: ["see more", "talks by keyboard", "shared", "link copied", "own", "happening now"],
    also: {
      "Screens/Profile/Country and time zone": [
        "prices follow the connection",
        "unknown location",
        "country chosen",
        "country kept",
        "time zone chosen",
        "choice failed",
        "log in to continue",
        "signed in",
        "signed in without country",
      ],
    },
    at: { empty: "NewProfile" },
    never: { "signed out": PUBLIC },
  },
  {
    path: "/:slug/offerings",
    name: "Profile, offerings",
    stories: "Screens/Profile/Offerings",
    own: ["from about", "own"],
    at: { failed: "TabFailed" },
    never: { "signed out": PUBLIC },
  },
  {
    path: "/payment/:id",
    name: "Payment",
    stories: "Screens/Payment/Details",
    own: [
      "incomplete",
      "saved",
      "prefilled",
      "wrong vat number",
      "reverse charge",
      "vat service away",
      "saving failed",
      "hold ran out",
      "for a document",
      "already paid",
    ],
    also: {
      "Screens/Payment/Card": [
        "ready",
        "pays",
        "declined",
        "mistyped",
        "asks for confirmation",
        "approved",
        "denied",
        "stays pending",
        "refused without words",
        "no intent in the answer",
        "provider unavailable",
        "provider back again",
        "loading",
        "back to details",
      ],
    },
    at: { "signed out": "LoggedOut" },
    never: { empty: NO_LIST },
  },
  {
    path: "/payment/:id/status",
    name: "Payment, outcome",
    stories: "Screens/Payment/Status",
    own: [
      "staying",
      "paid without parameters",
      "redirect elsewhere refused",
      "payment failed",
      "tried again",
      "given up",
      "pending",
      "pending then paid",
      "refunded",
    ],
    at: { ready: "Success", loading: "Verifying", "signed out": "LoggedOut" },
    never: { empty: NO_LIST },
  },
  {
    path: "/user/home",
    name: "Home of a user",
    stories: "Screens/User/Home",
    own: [
      "library empty but a creator known",
      "sessions",
      "sessions empty",
      "session to pay",
      "session without answers",
      "paged",
      "tabs in the address",
      "becomes a beamer",
      "wrong beamer code",
      "no beamer code",
    ],
    at: { ready: "Library", empty: "LibraryEmpty", "signed out": "NotSignedIn" },
    never: { "not found": ONE_ADDRESS },
  },
  {
    path: "/user/settings",
    name: "Settings",
    stories: "Screens/User/Settings",
    own: [
      "time zone saved",
      "time zone not saved",
      "billing saved",
      "billing incomplete",
      "wrong vat number",
      "vat number of another country",
      "vat number corrected",
      "vat service unavailable",
    ],
    at: { empty: "NothingSavedYet" },
    never: { "not found": ONE_ADDRESS },
  },
  {
    path: "/beamer",
    name: "Dashboard of a beamer",
    stories: "Screens/Beamer/Dashboard",
    own: ["no beamer"],
    never: { empty: NO_LIST, "not found": ONE_ADDRESS },
  },
];

import { DescriptionList } from "../../../../ui/DescriptionList/DescriptionList.tsx";
import { Heading } from "../../../../ui/Type/Type.tsx";
import type { PolicySection } from "../section.ts";

const COOKIES = [
  {
    term: "refresh",
    details: "Keeps you signed in. 30 days after the last use, or until you sign out.",
  },
  {
    term: "signedIn",
    details: "Says that you are signed in, and nothing else. As long as “refresh”.",
  },
  {
    term: "signIn",
    details: "Recognises this browser when it comes back from LinkedIn. 10 minutes.",
  },
  { term: "country", details: "The country that you chose for prices. A year." },
  { term: "timeZone", details: "The time zone that you chose. A year." },
  {
    term: "browserZone",
    details:
      "Your browser’s time zone, where it isn’t what we expect in your country: dates are then right at once. A year.",
  },
];

const STORED = [
  { term: "token, me", details: "Your sign-in and a summary of you. Until it ends." },
  {
    term: "answers",
    details:
      "What you typed as answers for a booking. Until it is booked, you sign out, or 30 days have passed.",
  },
  {
    term: "onboarding:…",
    details: "What a new creator typed. Until it is sent, or you sign out.",
  },
  {
    term: "pages",
    details: "Where you stopped reading in your last 200 documents. Until you sign out.",
  },
  { term: "theme", details: "Light or dark, once you have chosen. Until you change it." },
  {
    term: "signedOut",
    details:
      "A random mark that tells other tabs of a sign-out. It stays, and says nothing of you.",
  },
];

const PER_TAB = [
  {
    term: "signInRedirect, originalAddress, calendarReturn",
    details: "Where you were when you left for LinkedIn or a calendar, with your invitation code.",
  },
  {
    term: "slugClaimed, slotChosen, slotToTake, bookingTimeZone",
    details: "The page name, time and time zone that you chose.",
  },
  {
    term: "typed",
    details:
      "What you typed in a form and hadn’t saved when your sign-in ended or the page had to load again.",
  },
  {
    term: "live, liveMedia",
    details: "Which live session you are in, and your choice of camera and microphone.",
  },
  {
    term: "paymentLeft, celebrated:…, reloadedForCode, react-router-scroll-positions",
    details: "What was shown already, and how far pages were scrolled.",
  },
];

/** Cookies and browser storage: everything that the site keeps there. */
export const BROWSER_PRIVACY: readonly PolicySection[] = [
  {
    id: "cookies",
    title: "Cookies and your browser",
    text: () => (
      <>
        <p>
          Everything below is needed for what you do on the site, so we don’t ask for permission.
          You can delete it in your browser at any time; you are then signed out.
        </p>
        <Heading level={3}>Cookies</Heading>
        <p>
          They are sent to this site only. Scripts can’t read them, except for “browserZone”. On a
          connection with https, their names begin with “__Host-” or “__Secure-”.
        </p>
        <DescriptionList items={COOKIES} />
        <Heading level={3}>Storage of the browser</Heading>
        <DescriptionList items={STORED} />
        <Heading level={3}>Storage of a tab, until you close it</Heading>
        <DescriptionList items={PER_TAB} />
        <p>
          Your browser may also keep copies of the site’s own files, so that pages open faster. On
          the page for paying, the card provider’s form is loaded from the card provider, which may
          set cookies of its own against fraud.
        </p>
      </>
    ),
  },
];

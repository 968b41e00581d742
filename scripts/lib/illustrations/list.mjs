/**
 * A picture of a part of the product: of a story, as it looks at one width.
 * @typedef {object} Illustration
 * @property {string} name how pages and files call it
 * @property {string} story Storybook's id of it
 * @property {"phone" | "desktop"} width one that looks are accepted at
 * @property {readonly string[]} parts Playwright's selectors of what it has to contain, each of one
 * element: it reaches from the first to the last of them
 * @property {boolean} [isInReadme] in `docs`, in the light theme only, instead of in both among the
 * marketing pages
 */

const PHONE = "phone";
const DESKTOP = "desktop";

/**
 * The one list of illustrations. None may be of a page that shows illustrations: each run would
 * then change the next one.
 * @type {readonly Illustration[]}
 */
export const ILLUSTRATIONS = [
  {
    name: "profile",
    story: "screens-profile-offerings--ready",
    width: PHONE,
    parts: ["main div:has(> div > h1) > span", "article >> nth=0"],
  },
  {
    name: "calendar",
    story: "screens-booking-schedule--ready",
    width: PHONE,
    parts: ['role=heading[name="Choose your time slot"]', "text=/^We.ll hold it for you/"],
  },
  {
    name: "payment",
    story: "screens-payment-details--ready",
    width: PHONE,
    parts: ['aside[aria-label="Order summary"] >> role=heading', "text=/^Cancel by/"],
  },
  {
    name: "reader",
    story: "components-reader--continued",
    width: PHONE,
    parts: ['section[aria-label^="Document: "]'],
  },
  {
    name: "session",
    story: "screens-booking-live-session--together",
    width: PHONE,
    parts: ["main"],
  },
  {
    name: "share",
    story: "screens-beamer-dashboard--ready",
    width: PHONE,
    parts: ["role=img[name=/^QR code/]", 'role=button[name="Download QR code"]'],
  },
  {
    name: "earnings",
    story: "screens-beamer-earnings--ready",
    width: PHONE,
    parts: ["text=You have earned", "text=You earn"],
  },
  {
    name: "hours",
    story: "screens-beamer-availability--ready",
    width: DESKTOP,
    parts: ['form[aria-label="Weekly hours"] ul >> nth=0'],
  },
  {
    name: "offerings",
    story: "screens-profile-offerings--ready",
    width: DESKTOP,
    parts: ["role=banner", "article >> nth=-1"],
    isInReadme: true,
  },
];

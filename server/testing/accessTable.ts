import type { ErrorCode } from "../../src/domain/shared/errors.ts";
import { ACCESS, type Call } from "../graphql/generated/access.ts";
import type { Audience } from "../graphql/generated/resolvers.ts";
import { type CallerRole, RETURN_URL, STATE, type Scene } from "./accessScene.ts";

/** How a call ends for a role: with an answer, or refused with a code. */
export type Outcome = "OK" | ErrorCode;
type Outcomes = Record<CallerRole, Outcome>;

/** What a call is made with, and how it ends for whom. */
export interface AccessRow {
  /** Where the outcome differs from what the contract's `@access` alone says. */
  outcomes?: Partial<Outcomes>;
  /** Arguments; a mutation's command under `command`. */
  args?: (scene: Scene) => Record<string, unknown>;
}

// ---------------------------------------------------------------- who may

const anyone: Outcomes = {
  nobody: "OK",
  user: "OK",
  another: "OK",
  beamer: "OK",
  owner: "OK",
  expired: "OK",
};

const signedIn: Outcomes = {
  ...anyone,
  nobody: "AUTH_NOT_AUTHENTICATED",
  expired: "AUTH_NOT_AUTHENTICATED",
};

const beamers: Outcomes = { ...signedIn, user: "FORBIDDEN", another: "FORBIDDEN" };

const OUTCOMES: Record<Audience, Outcomes> = { ANYONE: anyone, USER: signedIn, BEAMER: beamers };

/** How the call ends for each role. */
export function outcomesOf(call: Call, { outcomes }: AccessRow): Outcomes {
  return { ...OUTCOMES[ACCESS[call].audience], ...outcomes };
}

/** What belongs to the user: others must not even learn that it is there. */
const usersOwn: Partial<Outcomes> = {
  another: "NOT_FOUND",
  beamer: "NOT_FOUND",
  owner: "NOT_FOUND",
};

/** What the two who meet may: others must not even learn that there is a session. */
const ofTheTwo: Partial<Outcomes> = { another: "NOT_FOUND", beamer: "NOT_FOUND" };

/** What belongs to the owner, within what only beamers may do. */
const ownersOwn: Partial<Outcomes> = { beamer: "NOT_FOUND" };

/** What no one but its owner may know of. */
const draft: Outcomes = {
  nobody: "NOT_FOUND",
  user: "NOT_FOUND",
  another: "NOT_FOUND",
  beamer: "NOT_FOUND",
  owner: "OK",
  expired: "NOT_FOUND",
};

// ---------------------------------------------------------------- arguments

const ownersId = ({ owner }: Scene) => owner.row.id;

const billing = {
  fullName: "Demo Visitor",
  email: "visitor@demo.example",
  isCompany: false,
  firstAddressLine: "Demo Street 1",
  postalCode: "1000",
  city: "Brussels",
  countryCode: "BE",
};

const offer = {
  title: "A new offer",
  price: 10,
  descriptionBulletPoints: [],
  duration: "THIRTY_MINUTES",
};

const hours = { dailyAvailabilities: [], timeZone: "Europe/Paris" };

/** A slot that no one has taken. */
const slot = { date: "2026-03-18", timeSlot: "10:00:00", timeZone: "Europe/Brussels" };

const channel = ({ meeting }: Scene) => ({ command: { channelId: meeting.channelId } });
/** In a tab of their own. */
const seat = (scene: Scene) => ({ command: { ...channel(scene).command, participantId: 2 } });

// ---------------------------------------------------------------- the table

export const callTable: Record<Call, AccessRow> = {
  me: {},
  userProfile: {},
  userSettings: {},
  userPublicProfileBySlug: { args: () => ({ slug: "owner" }) },
  creatorByUserProfileId: {
    args: (scene) => ({ userProfileId: ownersId(scene) }),
  },
  talksForCurrentBeamer: {},
  talksForBeamerByProfileId: {
    args: (scene) => ({ profileId: ownersId(scene) }),
  },
  talkById: { args: ({ talk }) => ({ id: talk.id }) },
  publicationsForCurrentBeamer: {},
  publicationsForBeamerByProfileId: {
    args: (scene) => ({ profileId: ownersId(scene) }),
  },
  publicationById: { args: ({ paidDrop }) => ({ id: paidDrop.id }) },
  oneOnOnesForCurrentBeamer: {},
  oneOnOnesForBeamerByUserProfileId: {
    args: (scene) => ({ profileId: ownersId(scene) }),
  },
  oneOnOneById: { args: ({ paidOffer }) => ({ id: paidOffer.id }) },
  catalogItemsForCurrentCreator: {},
  archivedItemsForCurrentCreator: {},
  availabilitySettings: {},
  availabilityExceptions: {},
  bookingRules: {},
  availability: {
    args: ({ freeOffer }) => ({ year: 2026, month: 3, oneOnOneId: freeOffer.id }),
  },
  // The creator sees what is booked with them.
  bookingById: {
    outcomes: { ...usersOwn, owner: "OK" },
    args: ({ booking }) => ({ id: booking.id }),
  },
  availabilityPreview: {
    args: () => ({ availabilitySettings: hours, date: "2026-03-18", duration: "THIRTY_MINUTES" }),
  },
  bookingsForCurrentUser: {},
  bookingsForCurrentCreator: { args: () => ({ period: "COMING" }) },
  salesForCurrentCreator: {},
  earningsForCurrentCreator: {},
  bookingIntakeQuestions: {},
  paymentById: { outcomes: usersOwn, args: ({ payment }) => ({ id: payment.id }) },
  paymentStatusById: { outcomes: usersOwn, args: ({ payment }) => ({ id: payment.id }) },
  priceCountry: {},
  entitlementsForCurrentUser: {},
  creatorAudience: {},
  userAffiliateInfo: {},
  policyDocuments: {},
  seller: {},
  countries: {},
  isSlugFree: { args: () => ({ slug: "somebody-new" }) },
  framedForms: {},
  countryCodeFromCookie: {},
  timeZoneFromCookie: {},
  linkedInAuthorizationUrl: {
    args: () => ({ redirectUri: RETURN_URL, state: STATE }),
  },
  connectCalendarUrls: { args: () => ({ redirectUri: RETURN_URL }) },
  sessionByChannelId: {
    outcomes: ofTheTwo,
    args: ({ meeting }) => ({ channelId: meeting.channelId }),
  },
  // No one has such a document; server/http/routes/documentAccess.test.ts covers who may read
  // which.
  blobByDocumentId: {
    outcomes: { user: "NOT_FOUND", another: "NOT_FOUND", beamer: "NOT_FOUND", owner: "NOT_FOUND" },
    args: () => ({ id: "doc_1" }),
  },
  updateLinks: { args: () => ({ command: { links: [] } }) },
  updateUserProfile: {
    args: () => ({ command: { professionalTitle: "Demo", biography: "Demo" } }),
  },
  updateUserProfilePicture: {
    args: () => ({ command: { file: new File([Uint8Array.of(0xff, 0xd8)], "avatar.jpg") } }),
  },
  updateBookMeUrl: { args: () => ({ command: { url: "" } }) },
  updateSlug: { args: () => ({ command: { slug: "another-address" } }) },
  updateUserSettings: {
    args: () => ({ command: { timeZone: "Europe/Paris" } }),
  },
  updateUserBillingInformation: { args: () => ({ command: billing }) },
  validateVatNumber: {
    args: () => ({ command: { vatNumber: "BE0428759497", countryCode: "BE" } }),
  },
  registerAsBeamer: {
    args: () => ({ command: { affiliateCode: "OTHERSCODE" } }),
  },
  sendForm: {
    args: () => ({
      command: {
        kind: "CONTACT",
        name: "Demo Visitor",
        email: "visitor@demo.example",
        message: "How do I begin?",
      },
    }),
  },
  checkAffiliate: { args: () => ({ command: { affiliate: "OTHERSCODE" } }) },
  linkedInSignInSignUp: {
    args: ({ signInCode }) => ({
      command: { code: signInCode, url: RETURN_URL, state: STATE, acceptedPolicies: true },
    }),
  },
  logOut: {},
  finishOnboarding: {},
  // It asks for the cookie, not for the token.
  refresh: { outcomes: { nobody: "AUTH_NOT_AUTHENTICATED" } },
  updateCountryCookie: { args: () => ({ command: { countryCode: "FR" } }) },
  updateTimeZoneCookie: {
    args: () => ({ command: { timeZone: "Europe/Paris" } }),
  },
  createTalk: {
    args: () => ({
      command: { eventDate: "2026-05-01T10:00:00Z", file: new File(["%PDF-"], "talk.pdf") },
    }),
  },
  updateTalkDetails: {
    outcomes: ownersOwn,
    args: ({ talk }) => ({
      command: { talkId: talk.id, title: "A title", eventDate: "2026-05-01T10:00:00Z" },
    }),
  },
  createPublication: {
    args: () => ({ command: { file: new File(["%PDF-"], "drop.pdf") } }),
  },
  updatePublicationDetails: {
    outcomes: ownersOwn,
    args: ({ paidDrop }) => ({ command: { id: paidDrop.id, title: "A title", price: 5 } }),
  },
  // A first offer needs a calendar, and only the owner has offers.
  createOneOnOne: {
    outcomes: { beamer: "CALENDAR_MISSING" },
    args: () => ({ command: offer }),
  },
  updateOneOnOne: {
    outcomes: ownersOwn,
    args: ({ paidOffer }) => ({ command: { ...offer, id: paidOffer.id } }),
  },
  updateCatalogItemStatus: {
    outcomes: ownersOwn,
    args: ({ paidOffer }) => ({ command: { id: paidOffer.id, status: "DRAFT" } }),
  },
  deleteCatalogItem: {
    outcomes: ownersOwn,
    args: ({ archivedDrop }) => ({ command: { id: archivedDrop.id } }),
  },
  updateCatalogItemOrder: {
    outcomes: ownersOwn,
    args: ({ paidDrop }) => ({ command: { category: "PUBLICATION", itemIds: [paidDrop.id] } }),
  },
  updateIntakeQuestions: {
    outcomes: ownersOwn,
    args: ({ paidOffer }) => ({ command: { id: paidOffer.id, questions: [] } }),
  },
  replaceDocument: {
    outcomes: ownersOwn,
    args: ({ paidDrop }) => ({
      command: { catalogItemId: paidDrop.id, file: new File(["%PDF-"], "drop.pdf") },
    }),
  },
  createEntitlement: {
    args: ({ freeDrop }) => ({ command: { catalogItemId: freeDrop.id } }),
  },
  deleteEntitlement: {
    args: ({ freeDrop }) => ({ command: { catalogItemId: freeDrop.id } }),
  },
  // The user's payment is open, so no one has bought it.
  consentToAccess: {
    outcomes: {
      user: "NOT_BOUGHT",
      another: "NOT_BOUGHT",
      beamer: "NOT_BOUGHT",
      owner: "NOT_BOUGHT",
    },
    args: ({ paidDrop }) => ({ command: { catalogItemId: paidDrop.id } }),
  },
  createPayment: {
    outcomes: { owner: "OWN_OFFER" },
    args: ({ paidDrop }) => ({
      command: {
        catalogItemId: paidDrop.id,
        amountInCents: paidDrop.priceInCents,
        title: paidDrop.title,
      },
    }),
  },
  updatePayment: {
    outcomes: usersOwn,
    args: ({ payment }) => ({
      command: { ...billing, paymentId: payment.id, saveBillingDetails: false },
    }),
  },
  completePayment: {
    outcomes: usersOwn,
    args: ({ payment }) => ({ command: { paymentId: payment.id } }),
  },
  failPayment: {
    outcomes: usersOwn,
    args: ({ payment }) => ({ command: { paymentId: payment.id } }),
  },
  createBooking: {
    outcomes: { owner: "OWN_OFFER" },
    args: ({ freeOffer }) => ({ command: { ...slot, catalogItemId: freeOffer.id } }),
  },
  // The creator sees the booking, but the answers are the booker's.
  updateBooking: {
    outcomes: usersOwn,
    args: ({ booking }) => ({ command: { id: booking.id, intakes: [] } }),
  },
  rescheduleBooking: {
    outcomes: usersOwn,
    args: ({ booked }) => ({ command: { ...slot, id: booked.id } }),
  },
  // Both sides can.
  cancelBooking: {
    outcomes: { ...usersOwn, owner: "OK" },
    args: ({ booked }) => ({ command: { id: booked.id, reason: "I’m ill" } }),
  },
  updateMeetingPlace: {
    outcomes: ownersOwn,
    args: ({ booked }) => ({
      command: { id: booked.id, meetingKind: "PHONE", meetingDetails: "+32 2 123 45 67" },
    }),
  },
  updateAvailabilitySettings: {
    args: () => ({
      command: { availabilitySettings: hours },
    }),
  },
  updateAvailabilityExceptions: { args: () => ({ command: { exceptions: [] } }) },
  updateBookingRules: {
    outcomes: ownersOwn,
    args: ({ paidOffer }) => ({ command: { oneOnOneId: paidOffer.id, rules: null } }),
  },
  // A state that was never issued.
  connectCalendar: {
    outcomes: { beamer: "CALENDAR_NOT_CONNECTED", owner: "CALENDAR_NOT_CONNECTED" },
    args: () => ({ command: { code: "code", state: "state", redirectUri: RETURN_URL } }),
  },
  disconnectCalendar: {
    outcomes: ownersOwn,
    args: ({ account }) => ({ command: { profileId: account.id } }),
  },
  refreshCalendars: {},
  updateDefaultCalendar: {
    outcomes: ownersOwn,
    args: ({ account }) => ({ command: { id: account.calendars[0]?.id } }),
  },
  toggleCalendarEnabledForBooking: {
    outcomes: ownersOwn,
    args: ({ account }) => ({ command: { id: account.calendars[1]?.id } }),
  },
  updateMailTopic: { args: () => ({ command: { topic: "SESSIONS", isOn: false } }) },
  changeMailAddress: { args: () => ({ command: { address: "other@demo.example" } }) },
  confirmMailAddress: { args: ({ mailLinks }) => ({ command: { token: mailLinks.confirm } }) },
  stopMails: { args: ({ mailLinks }) => ({ command: { token: mailLinks.stop } }) },
  renewCalendarFeed: { args: () => ({ command: { replaces: null } }) },
  deleteCalendarFeed: {},
  shareItemToLinkedIn: {
    outcomes: ownersOwn,
    args: ({ paidDrop }) => ({ command: { itemId: paidDrop.id, postMessage: "Hello" } }),
  },
  shareProfileToLinkedIn: {
    outcomes: ownersOwn,
    args: (scene) => ({ command: { profileId: ownersId(scene), postMessage: "Hello" } }),
  },
  track: {
    args: (scene) => ({ command: { creatorId: ownersId(scene) } }),
  },
  startLiveSession: { outcomes: { ...ofTheTwo, user: "FORBIDDEN" }, args: seat },
  joinLiveSession: { outcomes: { ...ofTheTwo, owner: "FORBIDDEN" }, args: seat },
  endLiveSession: { outcomes: { ...ofTheTwo, user: "FORBIDDEN" }, args: channel },
  leaveLiveSession: { outcomes: ofTheTwo, args: seat },
};

/**
 * Calls about things that their owner has not put on sale: for everyone else they don't exist.
 */
export const draftTable: readonly (AccessRow & { call: Call })[] = [
  { call: "talkById", outcomes: draft, args: ({ draftTalk }) => ({ id: draftTalk.id }) },
  { call: "publicationById", outcomes: draft, args: ({ draftDrop }) => ({ id: draftDrop.id }) },
  { call: "oneOnOneById", outcomes: draft, args: ({ draftOffer }) => ({ id: draftOffer.id }) },
  {
    call: "availability",
    outcomes: draft,
    args: ({ draftOffer }) => ({ year: 2026, month: 3, oneOnOneId: draftOffer.id }),
  },
  ...(["createEntitlement", "deleteEntitlement"] as const).map((call) => ({
    call,
    outcomes: signedInOr(draft),
    args: ({ draftDrop }: Scene) => ({ command: { catalogItemId: draftDrop.id } }),
  })),
  {
    call: "createBooking",
    outcomes: { ...signedInOr(draft), owner: "OWN_OFFER" },
    args: ({ draftOffer }) => ({ command: { ...slot, catalogItemId: draftOffer.id } }),
  },
];

function signedInOr(outcomes: Outcomes): Outcomes {
  return { ...outcomes, nobody: "AUTH_NOT_AUTHENTICATED", expired: "AUTH_NOT_AUTHENTICATED" };
}

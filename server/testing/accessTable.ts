import type { ErrorCode } from "../../src/domain/shared/errors.ts";
import type { MutationResolvers, QueryResolvers } from "../graphql/generated/resolvers.ts";
import { type CallerRole, RETURN_URL, type Scene } from "./accessScene.ts";

/** How a call ends for a role: with an answer, or refused with a code. */
export type Outcome = "OK" | ErrorCode;
type Outcomes = Record<CallerRole, Outcome>;

/** What a call is made with, and how it ends for whom. */
export interface AccessRow {
  outcomes: Outcomes;
  /** Arguments; a mutation's command under `command`. */
  args?: (scene: Scene) => Record<string, unknown>;
}

type Query = Exclude<keyof QueryResolvers, "__isTypeOf">;
type Mutation = Exclude<keyof MutationResolvers, "__isTypeOf">;

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

/** What belongs to the user: others must not even learn that it is there. */
const usersOwn: Outcomes = {
  ...signedIn,
  another: "NOT_FOUND",
  beamer: "NOT_FOUND",
  owner: "NOT_FOUND",
};

/** What belongs to the owner, within what only beamers may do. */
const ownersOwn: Outcomes = { ...beamers, beamer: "NOT_FOUND" };

/** What nobody but its owner may know of. */
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

/** A slot that nobody has taken. */
const slot = { date: "2026-03-18", timeSlot: "10:00:00", timeZone: "Europe/Brussels" };

const channel = () => ({ command: { channelId: "channel" } });

// ---------------------------------------------------------------- the table

export const queryTable: Record<Query, AccessRow> = {
  me: { outcomes: signedIn },
  userProfile: { outcomes: signedIn },
  userSettings: { outcomes: signedIn },
  userPublicProfileBySlug: { outcomes: anyone, args: () => ({ slug: "owner" }) },
  creatorByUserProfileId: {
    outcomes: anyone,
    args: (scene) => ({ userProfileId: ownersId(scene) }),
  },
  talksForCurrentBeamer: { outcomes: beamers },
  talksForBeamerByProfileId: {
    outcomes: anyone,
    args: (scene) => ({ profileId: ownersId(scene) }),
  },
  talkById: { outcomes: anyone, args: ({ talk }) => ({ id: talk.id }) },
  publicationsForCurrentBeamer: { outcomes: beamers },
  publicationsForBeamerByProfileId: {
    outcomes: anyone,
    args: (scene) => ({ profileId: ownersId(scene) }),
  },
  publicationById: { outcomes: anyone, args: ({ paidDrop }) => ({ id: paidDrop.id }) },
  oneOnOnesForCurrentBeamer: { outcomes: beamers },
  oneOnOnesForBeamerByUserProfileId: {
    outcomes: anyone,
    args: (scene) => ({ profileId: ownersId(scene) }),
  },
  oneOnOneById: { outcomes: anyone, args: ({ paidOffer }) => ({ id: paidOffer.id }) },
  catalogItemsForCurrentCreator: { outcomes: beamers },
  availabilitySettings: { outcomes: beamers },
  availability: {
    outcomes: anyone,
    args: ({ freeOffer }) => ({ year: 2026, month: 3, oneOnOneId: freeOffer.id }),
  },
  // The creator sees what is booked with them.
  bookingById: {
    outcomes: { ...usersOwn, owner: "OK" },
    args: ({ booking }) => ({ id: booking.id }),
  },
  bookingsForCurrentUser: { outcomes: signedIn },
  bookingIntakeQuestions: { outcomes: anyone },
  paymentById: { outcomes: usersOwn, args: ({ payment }) => ({ id: payment.id }) },
  paymentStatusById: { outcomes: usersOwn, args: ({ payment }) => ({ id: payment.id }) },
  priceCountry: { outcomes: anyone },
  entitlementsForCurrentUser: { outcomes: signedIn },
  creatorAudience: { outcomes: beamers },
  userAffiliateInfo: { outcomes: beamers },
  policyDocuments: { outcomes: anyone },
  countries: { outcomes: anyone },
  countryCodeFromCookie: { outcomes: anyone },
  timeZoneFromCookie: { outcomes: anyone },
  linkedInAuthorizationUrl: {
    outcomes: anyone,
    args: () => ({ redirectUri: RETURN_URL, state: "state" }),
  },
  connectCalendarUrls: { outcomes: beamers, args: () => ({ redirectUri: RETURN_URL }) },
  sessionByChannelId: { outcomes: signedIn, args: () => ({ channelId: "channel" }) },
  blobByDocumentId: { outcomes: signedIn, args: () => ({ id: "doc_1" }) },
};

export const mutationTable: Record<Mutation, AccessRow> = {
  updateLinks: { outcomes: beamers, args: () => ({ command: { links: [] } }) },
  updateUserProfile: {
    outcomes: signedIn,
    args: () => ({ command: { professionalTitle: "Demo", biography: "Demo" } }),
  },
  updateUserProfilePicture: {
    outcomes: signedIn,
    args: () => ({ command: { file: new File(["picture"], "avatar.jpg") } }),
  },
  updateBookMeUrl: { outcomes: beamers, args: () => ({ command: { url: "" } }) },
  updateUserSettings: {
    outcomes: signedIn,
    args: () => ({ command: { timeZone: "Europe/Paris" } }),
  },
  updateUserBillingInformation: { outcomes: signedIn, args: () => ({ command: billing }) },
  validateVatNumber: {
    outcomes: signedIn,
    args: () => ({ command: { vatNumber: "BE0428759497", countryCode: "BE" } }),
  },
  registerAsBeamer: {
    outcomes: signedIn,
    args: () => ({ command: { affiliateCode: "OTHERSCODE" } }),
  },
  checkAffiliate: { outcomes: anyone, args: () => ({ command: { affiliate: "OTHERSCODE" } }) },
  linkedInSignInSignUp: {
    outcomes: anyone,
    args: ({ signInCode }) => ({
      command: { code: signInCode, url: RETURN_URL, acceptedPolicies: true },
    }),
  },
  logOut: { outcomes: anyone },
  finishOnboarding: { outcomes: signedIn },
  // It asks for the cookie, not for the token.
  refresh: { outcomes: { ...anyone, nobody: "AUTH_NOT_AUTHENTICATED" } },
  updateCountryCookie: { outcomes: anyone, args: () => ({ command: { countryCode: "FR" } }) },
  updateTimeZoneCookie: {
    outcomes: anyone,
    args: () => ({ command: { timeZone: "Europe/Paris" } }),
  },
  createTalk: {
    outcomes: beamers,
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
    outcomes: beamers,
    args: () => ({ command: { file: new File(["%PDF-"], "drop.pdf") } }),
  },
  updatePublicationDetails: {
    outcomes: ownersOwn,
    args: ({ paidDrop }) => ({ command: { id: paidDrop.id, title: "A title", price: 5 } }),
  },
  createOneOnOne: { outcomes: beamers, args: () => ({ command: offer }) },
  updateOneOnOne: {
    outcomes: ownersOwn,
    args: ({ paidOffer }) => ({ command: { ...offer, id: paidOffer.id } }),
  },
  updateCatalogItemStatus: {
    outcomes: ownersOwn,
    args: ({ paidOffer }) => ({ command: { id: paidOffer.id, status: "DRAFT" } }),
  },
  createEntitlement: {
    outcomes: signedIn,
    args: ({ freeDrop }) => ({ command: { catalogItemId: freeDrop.id } }),
  },
  deleteEntitlement: {
    outcomes: signedIn,
    args: ({ freeDrop }) => ({ command: { catalogItemId: freeDrop.id } }),
  },
  createPayment: {
    outcomes: { ...signedIn, owner: "OWN_OFFER" },
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
    outcomes: { ...signedIn, owner: "OWN_OFFER" },
    args: ({ freeOffer }) => ({ command: { ...slot, catalogItemId: freeOffer.id } }),
  },
  // The creator sees the booking, but the answers are the booker's.
  updateBooking: {
    outcomes: usersOwn,
    args: ({ booking }) => ({ command: { id: booking.id, intakes: [] } }),
  },
  rescheduleBooking: {
    outcomes: usersOwn,
    args: ({ booking }) => ({ command: { ...slot, id: booking.id } }),
  },
  updateAvailabilitySettings: {
    outcomes: beamers,
    args: () => ({
      command: { availabilitySettings: { dailyAvailabilities: [], timeZone: "Europe/Paris" } },
    }),
  },
  connectCalendar: {
    outcomes: beamers,
    args: () => ({ command: { code: "code", state: "state", redirectUri: RETURN_URL } }),
  },
  updateDefaultCalendar: { outcomes: ownersOwn, args: () => ({ command: { id: "cal_1" } }) },
  toggleCalendarEnabledForBooking: {
    outcomes: ownersOwn,
    args: () => ({ command: { id: "cal_1" } }),
  },
  shareItemToLinkedIn: {
    outcomes: ownersOwn,
    args: ({ paidDrop }) => ({ command: { itemId: paidDrop.id, postMessage: "Hello" } }),
  },
  shareProfileToLinkedIn: {
    outcomes: ownersOwn,
    args: (scene) => ({ command: { profileId: ownersId(scene), postMessage: "Hello" } }),
  },
  track: {
    outcomes: signedIn,
    args: (scene) => ({ command: { creatorId: ownersId(scene) } }),
  },
  startLiveSession: { outcomes: signedIn, args: channel },
  joinLiveSession: { outcomes: signedIn, args: channel },
  endLiveSession: { outcomes: signedIn, args: channel },
  leaveLiveSession: { outcomes: signedIn, args: channel },
};

/** Calls about things that their owner has not put on sale: for everybody else they are not there. */
export const draftTable: readonly (AccessRow & { call: Query | Mutation })[] = [
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

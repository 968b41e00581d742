import type { MutationResolvers, QueryResolvers } from "./generated/resolvers.ts";

/** Calls of the contract whose use case is not built yet: they answer `NOT_IMPLEMENTED`. */
export const notImplementedQueries = [
  "connectCalendarUrls",
  "sessionByChannelId",
  "blobByDocumentId",
] as const satisfies readonly (keyof QueryResolvers)[];

/** Calls of the contract whose use case is not built yet: they answer `NOT_IMPLEMENTED`. */
export const notImplementedMutations = [
  "updateLinks",
  "updateUserProfile",
  "updateUserProfilePicture",
  "updateBookMeUrl",
  "createTalk",
  "updateTalkDetails",
  "createPublication",
  "updatePublicationDetails",
  "createOneOnOne",
  "updateOneOnOne",
  "updateCatalogItemStatus",
  "rescheduleBooking",
  "updateAvailabilitySettings",
  "connectCalendar",
  "updateDefaultCalendar",
  "toggleCalendarEnabledForBooking",
  "shareItemToLinkedIn",
  "shareProfileToLinkedIn",
  "startLiveSession",
  "joinLiveSession",
  "endLiveSession",
  "leaveLiveSession",
] as const satisfies readonly (keyof MutationResolvers)[];

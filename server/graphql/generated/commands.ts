import type * as z from "zod/mini";
import { updateLinksInput } from "../../../src/domain/profiles/inputs/updateLinks.ts";
import { updateUserProfileInput } from "../../../src/domain/profiles/inputs/updateUserProfile.ts";
import { updateUserProfilePictureInput } from "../../../src/domain/profiles/inputs/updateUserProfilePicture.ts";
import { updateBookMeUrlInput } from "../../../src/domain/profiles/inputs/updateBookMeUrl.ts";
import { updateSlugInput } from "../../../src/domain/profiles/inputs/updateSlug.ts";
import { updateUserSettingsInput } from "../../../src/domain/profiles/inputs/updateUserSettings.ts";
import { updateUserBillingInformationInput } from "../../../src/domain/payments/inputs/updateUserBillingInformation.ts";
import { validateVatNumberInput } from "../../../src/domain/payments/inputs/validateVatNumber.ts";
import { registerAsBeamerInput } from "../../../src/domain/session/inputs/registerAsBeamer.ts";
import { checkAffiliateInput } from "../../../src/domain/session/inputs/checkAffiliate.ts";
import { linkedInSignInSignUpInput } from "../../../src/domain/session/inputs/linkedInSignInSignUp.ts";
import { updateCountryCookieInput } from "../../../src/domain/profiles/inputs/updateCountryCookie.ts";
import { updateTimeZoneCookieInput } from "../../../src/domain/profiles/inputs/updateTimeZoneCookie.ts";
import { createTalkInput } from "../../../src/domain/catalogue/inputs/createTalk.ts";
import { updateTalkDetailsInput } from "../../../src/domain/catalogue/inputs/updateTalkDetails.ts";
import { createPublicationInput } from "../../../src/domain/catalogue/inputs/createPublication.ts";
import { updatePublicationDetailsInput } from "../../../src/domain/catalogue/inputs/updatePublicationDetails.ts";
import { createOneOnOneInput } from "../../../src/domain/catalogue/inputs/createOneOnOne.ts";
import { updateOneOnOneInput } from "../../../src/domain/catalogue/inputs/updateOneOnOne.ts";
import { updateCatalogItemStatusInput } from "../../../src/domain/catalogue/inputs/updateCatalogItemStatus.ts";
import { deleteCatalogItemInput } from "../../../src/domain/catalogue/inputs/deleteCatalogItem.ts";
import { updateCatalogItemOrderInput } from "../../../src/domain/catalogue/inputs/updateCatalogItemOrder.ts";
import { updateIntakeQuestionsInput } from "../../../src/domain/catalogue/inputs/updateIntakeQuestions.ts";
import { replaceDocumentInput } from "../../../src/domain/catalogue/inputs/replaceDocument.ts";
import { sendFormInput } from "../../../src/domain/forms/inputs/sendForm.ts";
import { createEntitlementInput } from "../../../src/domain/library/inputs/createEntitlement.ts";
import { deleteEntitlementInput } from "../../../src/domain/library/inputs/deleteEntitlement.ts";
import { consentToAccessInput } from "../../../src/domain/library/inputs/consentToAccess.ts";
import { createPaymentInput } from "../../../src/domain/payments/inputs/createPayment.ts";
import { updatePaymentInput } from "../../../src/domain/payments/inputs/updatePayment.ts";
import { completePaymentInput } from "../../../src/domain/payments/inputs/completePayment.ts";
import { failPaymentInput } from "../../../src/domain/payments/inputs/failPayment.ts";
import { createBookingInput } from "../../../src/domain/bookings/inputs/createBooking.ts";
import { updateBookingInput } from "../../../src/domain/bookings/inputs/updateBooking.ts";
import { rescheduleBookingInput } from "../../../src/domain/bookings/inputs/rescheduleBooking.ts";
import { cancelBookingInput } from "../../../src/domain/bookings/inputs/cancelBooking.ts";
import { updateMeetingPlaceInput } from "../../../src/domain/bookings/inputs/updateMeetingPlace.ts";
import { updateAvailabilitySettingsInput } from "../../../src/domain/availability/inputs/updateAvailabilitySettings.ts";
import { updateAvailabilityExceptionsInput } from "../../../src/domain/availability/inputs/updateAvailabilityExceptions.ts";
import { updateBookingRulesInput } from "../../../src/domain/availability/inputs/updateBookingRules.ts";
import { connectCalendarInput } from "../../../src/domain/calendars/inputs/connectCalendar.ts";
import { disconnectCalendarInput } from "../../../src/domain/calendars/inputs/disconnectCalendar.ts";
import { updateDefaultCalendarInput } from "../../../src/domain/calendars/inputs/updateDefaultCalendar.ts";
import { toggleCalendarEnabledForBookingInput } from "../../../src/domain/calendars/inputs/toggleCalendarEnabledForBooking.ts";
import { renewCalendarFeedInput } from "../../../src/domain/bookings/inputs/renewCalendarFeed.ts";
import { updateMailTopicInput } from "../../../src/domain/messages/inputs/updateMailTopic.ts";
import { changeMailAddressInput } from "../../../src/domain/messages/inputs/changeMailAddress.ts";
import { confirmMailAddressInput } from "../../../src/domain/messages/inputs/confirmMailAddress.ts";
import { stopMailsInput } from "../../../src/domain/messages/inputs/stopMails.ts";
import { shareItemToLinkedInInput } from "../../../src/domain/sharing/inputs/shareItemToLinkedIn.ts";
import { shareProfileToLinkedInInput } from "../../../src/domain/sharing/inputs/shareProfileToLinkedIn.ts";
import { trackInput } from "../../../src/domain/audience/inputs/track.ts";
import { startLiveSessionInput } from "../../../src/domain/live/inputs/startLiveSession.ts";
import { joinLiveSessionInput } from "../../../src/domain/live/inputs/joinLiveSession.ts";
import { endLiveSessionInput } from "../../../src/domain/live/inputs/endLiveSession.ts";
import { leaveLiveSessionInput } from "../../../src/domain/live/inputs/leaveLiveSession.ts";

/** The rule of each command, by the name of its type. */
export const COMMAND_INPUTS: Readonly<Record<string, z.core.$ZodType>> = {
  UpdateLinksCommand: updateLinksInput,
  UpdateUserProfileCommand: updateUserProfileInput,
  UpdateUserProfilePictureCommand: updateUserProfilePictureInput,
  UpdateBookMeUrlCommand: updateBookMeUrlInput,
  UpdateSlugCommand: updateSlugInput,
  UpdateUserSettingsCommand: updateUserSettingsInput,
  UpdateUserBillingInformationCommand: updateUserBillingInformationInput,
  ValidateVatNumberCommand: validateVatNumberInput,
  RegisterAsBeamerCommand: registerAsBeamerInput,
  CheckAffiliateCommand: checkAffiliateInput,
  LinkedInSignInSignUpCommand: linkedInSignInSignUpInput,
  UpdateCountryCookieCommand: updateCountryCookieInput,
  UpdateTimeZoneCookieCommand: updateTimeZoneCookieInput,
  CreateTalkCommand: createTalkInput,
  UpdateTalkDetailsCommand: updateTalkDetailsInput,
  CreatePublicationCommand: createPublicationInput,
  UpdatePublicationDetailsCommand: updatePublicationDetailsInput,
  CreateOneOnOneCommand: createOneOnOneInput,
  UpdateOneOnOneCommand: updateOneOnOneInput,
  UpdateCatalogItemStatusCommand: updateCatalogItemStatusInput,
  DeleteCatalogItemCommand: deleteCatalogItemInput,
  UpdateCatalogItemOrderCommand: updateCatalogItemOrderInput,
  UpdateIntakeQuestionsCommand: updateIntakeQuestionsInput,
  ReplaceDocumentCommand: replaceDocumentInput,
  SendFormCommand: sendFormInput,
  CreateEntitlementCommand: createEntitlementInput,
  DeleteEntitlementCommand: deleteEntitlementInput,
  ConsentToAccessCommand: consentToAccessInput,
  CreatePaymentCommand: createPaymentInput,
  UpdatePaymentCommand: updatePaymentInput,
  CompletePaymentCommand: completePaymentInput,
  FailPaymentCommand: failPaymentInput,
  CreateBookingCommand: createBookingInput,
  UpdateBookingCommand: updateBookingInput,
  RescheduleBookingCommand: rescheduleBookingInput,
  CancelBookingCommand: cancelBookingInput,
  UpdateMeetingPlaceCommand: updateMeetingPlaceInput,
  UpdateAvailabilitySettingsCommand: updateAvailabilitySettingsInput,
  UpdateAvailabilityExceptionsCommand: updateAvailabilityExceptionsInput,
  UpdateBookingRulesCommand: updateBookingRulesInput,
  ConnectCalendarCommand: connectCalendarInput,
  DisconnectCalendarCommand: disconnectCalendarInput,
  UpdateDefaultCalendarCommand: updateDefaultCalendarInput,
  ToggleCalendarEnabledForBookingCommand: toggleCalendarEnabledForBookingInput,
  RenewCalendarFeedCommand: renewCalendarFeedInput,
  UpdateMailTopicCommand: updateMailTopicInput,
  ChangeMailAddressCommand: changeMailAddressInput,
  ConfirmMailAddressCommand: confirmMailAddressInput,
  StopMailsCommand: stopMailsInput,
  ShareItemToLinkedInCommand: shareItemToLinkedInInput,
  ShareProfileToLinkedInCommand: shareProfileToLinkedInInput,
  TrackCommand: trackInput,
  StartLiveSessionCommand: startLiveSessionInput,
  JoinLiveSessionCommand: joinLiveSessionInput,
  EndLiveSessionCommand: endLiveSessionInput,
  LeaveLiveSessionCommand: leaveLiveSessionInput,
};

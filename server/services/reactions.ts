import { addBookerToAudience } from "./audience/addBookerToAudience.ts";
import { addBuyerToAudience } from "./audience/addBuyerToAudience.ts";
import { addKeeperToAudience } from "./audience/addKeeperToAudience.ts";
import { lapseHold } from "./bookings/lapseHold.ts";
import { writeCalendarEntry } from "./calendars/writeCalendarEntry.ts";
import { makePreviews } from "./documents/makePreviews.ts";
import { clearLiveMessages } from "./live/clearLiveMessages.ts";
import { remindOfSession } from "./messages/remindOfSession.ts";
import { sendMailLink } from "./messages/sendMailLink.ts";
import { tellOfConsent } from "./messages/tellOfConsent.ts";
import { tellOfDecline } from "./messages/tellOfDecline.ts";
import { tellOfInvitation } from "./messages/tellOfInvitation.ts";
import { tellOfLostCalendar } from "./messages/tellOfLostCalendar.ts";
import { tellOfPayment } from "./messages/tellOfPayment.ts";
import { tellOfRefund } from "./messages/tellOfRefund.ts";
import { tellOfSales } from "./messages/tellOfSales.ts";
import { tellOfSession } from "./messages/tellOfSession.ts";
import { checkPayment } from "./payments/checkPayment.ts";
import { giveUpFormerPrice } from "./payments/giveUpFormerPrice.ts";
import { giveUpLapsed } from "./payments/giveUpLapsed.ts";
import { refundPayment } from "./payments/refundPayment.ts";
import type { Reactions } from "./shared/reaction.ts";

/** What the worker runs for each reaction that an event asks for. */
export const REACTIONS: Reactions = {
  lapseHold,
  addBookerToAudience,
  addBuyerToAudience,
  addKeeperToAudience,
  checkPayment,
  clearLiveMessages,
  giveUpFormerPrice,
  giveUpLapsed,
  makePreviews,
  refundPayment,
  remindOfSession,
  sendMailLink,
  tellOfConsent,
  tellOfDecline,
  tellOfInvitation,
  tellOfLostCalendar,
  tellOfPayment,
  tellOfRefund,
  tellOfSales,
  tellOfSession,
  writeCalendarEntry,
};

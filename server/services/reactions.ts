import { addBookerToAudience } from "./audience/addBookerToAudience.ts";
import { addBuyerToAudience } from "./audience/addBuyerToAudience.ts";
import { addKeeperToAudience } from "./audience/addKeeperToAudience.ts";
import { lapseHold } from "./bookings/lapseHold.ts";
import { writeCalendarEntry } from "./calendars/writeCalendarEntry.ts";
import { makePreviews } from "./documents/makePreviews.ts";
import { clearLiveMessages } from "./live/clearLiveMessages.ts";
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
  writeCalendarEntry,
};

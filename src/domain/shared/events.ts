/**
 * Everything that happens, mostly in a life cycle, with what follows from it: each name is a
 * reaction in `server/services/reactions.ts`, carried out by the worker at least once.
 */
export const REACTIONS_TO = {
  bookingHeld: ["lapseHold"],
  bookingConfirmed: [
    "addBookerToAudience",
    "tellOfSession",
    "remindOfSession",
    "writeCalendarEntry",
  ],
  bookingLapsed: ["giveUpLapsed"],
  bookingCancelled: ["tellOfSession", "writeCalendarEntry"],
  bookingRefunded: [],
  bookingAnswered: [],
  bookingMoved: ["tellOfSession", "remindOfSession", "writeCalendarEntry"],
  bookingPlaceChanged: ["tellOfSession", "writeCalendarEntry"],
  calendarLost: ["tellOfLostCalendar"],
  liveSessionOpened: ["clearLiveMessages"],
  liveSessionStarted: [],
  liveSessionEnded: [],
  paymentOpened: ["checkPayment"],
  paymentProcessing: ["checkPayment"],
  paymentFailed: ["checkPayment"],
  paymentDeclined: ["checkPayment", "tellOfDecline"],
  paymentPaid: ["addBuyerToAudience", "tellOfPayment"],
  contentSold: ["tellOfSales"],
  consentGiven: ["tellOfConsent"],
  itemKept: ["addKeeperToAudience"],
  itemRepriced: ["giveUpFormerPrice"],
  documentStored: ["makePreviews"],
  refundOwed: ["refundPayment"],
  paymentRefunded: ["tellOfRefund"],
  invitationAccepted: ["tellOfInvitation"],
  mailAddressNamed: ["sendMailLink"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Something that happened. */
export type EventName = keyof typeof REACTIONS_TO;
/** What follows from an event. Delivered at least once, so it must be idempotent. */
export type ReactionName = (typeof REACTIONS_TO)[EventName][number];

/**
 * Workers have a lane for each: what speaks to mail servers and other people's calendars goes at
 * their pace, and ten thousand reminders of one minute keep no refund waiting.
 */
export type ReactionLane = "WORK" | "MESSAGES";

/** The lane of each reaction. */
export const LANES: Readonly<Record<ReactionName, ReactionLane>> = {
  addBookerToAudience: "WORK",
  addBuyerToAudience: "WORK",
  addKeeperToAudience: "WORK",
  checkPayment: "WORK",
  clearLiveMessages: "WORK",
  giveUpFormerPrice: "WORK",
  giveUpLapsed: "WORK",
  lapseHold: "WORK",
  makePreviews: "WORK",
  refundPayment: "WORK",
  remindOfSession: "MESSAGES",
  sendMailLink: "MESSAGES",
  tellOfConsent: "MESSAGES",
  tellOfDecline: "MESSAGES",
  tellOfInvitation: "MESSAGES",
  tellOfLostCalendar: "MESSAGES",
  tellOfPayment: "MESSAGES",
  tellOfRefund: "MESSAGES",
  tellOfSales: "MESSAGES",
  tellOfSession: "MESSAGES",
  writeCalendarEntry: "MESSAGES",
};

/** Whether a text names a reaction. */
export function isReaction(name: string): name is ReactionName {
  return Object.hasOwn(LANES, name);
}

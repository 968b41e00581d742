/**
 * Everything that happens, mostly in a life cycle, with what follows from it: each name is a
 * reaction in `server/services/reactions.ts`, carried out by the worker at least once.
 */
export const REACTIONS_TO = {
  bookingHeld: ["lapseHold"],
  bookingConfirmed: ["addBookerToAudience", "writeCalendarEntry"],
  bookingLapsed: ["giveUpLapsed"],
  bookingCancelled: ["writeCalendarEntry"],
  bookingRefunded: [],
  bookingAnswered: [],
  bookingMoved: ["writeCalendarEntry"],
  bookingPlaceChanged: ["writeCalendarEntry"],
  calendarLost: [],
  liveSessionOpened: ["clearLiveMessages"],
  liveSessionStarted: [],
  liveSessionEnded: [],
  paymentOpened: ["checkPayment"],
  paymentProcessing: ["checkPayment"],
  paymentFailed: ["checkPayment"],
  paymentPaid: ["addBuyerToAudience"],
  itemKept: ["addKeeperToAudience"],
  itemRepriced: ["giveUpFormerPrice"],
  documentStored: ["makePreviews"],
  refundOwed: ["refundPayment"],
  paymentRefunded: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Something that happened. */
export type EventName = keyof typeof REACTIONS_TO;
/** What follows from an event. Delivered at least once, so it must be idempotent. */
export type ReactionName = (typeof REACTIONS_TO)[EventName][number];

const REACTIONS: ReadonlySet<string> = new Set(Object.values(REACTIONS_TO).flat());

/** Whether a text names a reaction. */
export function isReaction(name: string): name is ReactionName {
  return REACTIONS.has(name);
}

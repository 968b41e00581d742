import { FAULT } from "./fault.ts";
import { OWN_OFFER } from "./ownOffer.ts";

/**
 * The one list of refusals. An expected refusal has one of these codes; anything else that goes
 * wrong is a bug and shows as `INTERNAL`.
 *
 * `message` says what happened, `nextStep` what the person can do. `status` is the HTTP status that
 * describes it best.
 */
export const ERRORS = {
  NOT_FOUND: {
    status: 404,
    message: "We couldn’t find that.",
    nextStep: "Check the address, or go back and try again.",
  },
  AUTH_NOT_AUTHENTICATED: {
    status: 401,
    message: "You’re not signed in.",
    nextStep: "Log in and try again.",
  },
  FORBIDDEN: {
    status: 403,
    message: "You don’t have access to this.",
    nextStep: "Log in with the account that it belongs to.",
  },
  BAD_USER_INPUT: {
    status: 400,
    message: "Something in the form isn’t right.",
    nextStep: "Check the marked field and try again.",
  },
  SLOT_TAKEN: {
    status: 409,
    message: "Someone else has just taken this time.",
    nextStep: "Choose another time.",
  },
  HOLD_EXPIRED: {
    status: 409,
    message: "Your 15-minute hold ran out.",
    nextStep: "Pick a time again.",
  },
  TOO_MANY_FREE_BOOKINGS: {
    status: 409,
    message: "You already have five free sessions coming up with this creator.",
    nextStep: "You can book another one once one of these is over.",
  },
  TOO_MANY_HOLDS: {
    status: 409,
    message: "You’re already holding as many times as you can.",
    nextStep: "Finish a booking under My Sessions, or wait until a hold runs out.",
  },
  BOOKING_CANCELLED: {
    status: 409,
    message: "This session was cancelled.",
    nextStep: "Book another time.",
  },
  SHARING_SIGN_IN_NEEDED: {
    status: 409,
    message: "We no longer have your permission to post on LinkedIn.",
    nextStep: "Log in with LinkedIn, then share it again.",
  },
  SHARE_FAILED: {
    status: 502,
    message: "Failed to share post",
    nextStep: "Check on LinkedIn whether it was posted, and try again in a few minutes.",
  },
  NOT_PUBLISHED: {
    status: 409,
    message: "Nobody else can see this yet.",
    nextStep: "Publish it, then share it.",
  },
  CHANGED_ELSEWHERE: {
    status: 409,
    message: "This was changed in another tab or on another device while you were editing.",
    nextStep: "Compare the two, and choose which one to keep.",
  },
  ITEM_ARCHIVED: {
    status: 409,
    message: "This was deleted in another tab or on another device.",
    nextStep: "Bring it back from the archived items, then try again.",
  },
  TOO_MANY_ITEMS: {
    status: 409,
    message: "You have 100 of these, the most your page can have.",
    nextStep: "Delete one that you no longer offer, then try again.",
  },
  TOO_MANY_ARCHIVED: {
    status: 409,
    message: "You have 500 archived items, the most you can keep.",
    nextStep: "Delete one of them for good or bring it back, then try again.",
  },
  ITEM_IN_USE: {
    status: 409,
    message: "Someone has this or is paying for it, so it can’t be deleted for good.",
    nextStep: "It stays archived: no longer on sale, but still there for the people who have it.",
  },
  QUOTA_FULL: {
    status: 409,
    message: "Your account has no room for this file.",
    nextStep:
      "Delete archived items for good under Offerings, or replace a large file with a smaller one.",
  },
  CALENDAR_MISSING: {
    status: 409,
    message: "You haven’t connected a calendar yet.",
    nextStep: "Connect a calendar to create a one-on-one call.",
  },
  HOURS_MISSING: {
    status: 409,
    message: "You haven’t set your availability yet.",
    nextStep: "Set it to create a one-on-one call.",
  },
  SLOT_NOT_OFFERED: {
    status: 400,
    message: "This time can’t be booked.",
    nextStep: "Choose one of the times in the calendar.",
  },
  AMOUNT_MISMATCH: {
    status: 409,
    message: "The price has changed.",
    nextStep: "Reload the page to see the new price.",
  },
  ALREADY_PAID: {
    status: 409,
    message: "This is already paid.",
    nextStep: "You’ll find it in your library or your sessions.",
  },
  PAYMENT_NOT_OPEN: {
    status: 409,
    message: "This payment is closed.",
    nextStep: "Start again from the creator’s offerings.",
  },
  PAYMENT_PROCESSING: {
    status: 409,
    message: "Your bank is still processing your payment for another time.",
    nextStep: "Wait until it’s done, then try again.",
  },
  ITEM_NOT_FREE: {
    status: 409,
    message: "This isn’t free.",
    nextStep: "Buy it to add it to your library.",
  },
  PURCHASE_KEPT: {
    status: 409,
    message: "You bought this, so it stays in your library.",
    nextStep: "Only free items can be removed.",
  },
  CONSENT_MISSING: {
    status: 403,
    message: "You haven’t yet agreed to have this delivered now.",
    nextStep: "Go to its page, read what you agree to, and choose “Open now”.",
  },
  NOT_BOUGHT: {
    status: 409,
    message: "You haven’t bought this.",
    nextStep: "Buy it first, then open it.",
  },
  VAT_NUMBER_INVALID: {
    status: 400,
    message: "VAT number is not correct",
    nextStep: "Check the number and its country.",
  },
  VAT_SERVICE_UNAVAILABLE: {
    status: 503,
    message: "The VAT service isn’t answering, so the number couldn’t be checked.",
    nextStep: "Try again in a few minutes, or continue and pay with VAT.",
  },
  CARD_PROVIDER_UNAVAILABLE: {
    status: 503,
    message: "Card payments aren’t working right now. Nothing was charged.",
    nextStep: "Try again in a few minutes.",
  },
  CARD_DECLINED: {
    status: 402,
    message: "The card was declined. Nothing was charged.",
    nextStep: "Try another card, or ask your bank.",
  },
  CALENDARS_UNAVAILABLE: {
    status: 503,
    message: "The calendar isn’t answering, so we can’t say which times are free.",
    nextStep: "Try again in a few minutes.",
  },
  CALENDAR_NOT_CONNECTED: {
    status: 400,
    message: "The calendar wasn’t connected.",
    nextStep: "Try connecting it again.",
  },
  TOO_MANY_CALENDARS: {
    status: 409,
    message: "You have connected as many calendar accounts as you can.",
    nextStep: "Disconnect one first.",
  },
  SIGN_IN_FAILED: {
    status: 401,
    message: "Signing in didn’t work.",
    nextStep: "Try again.",
  },
  REFRESH_REUSED: {
    status: 401,
    message: "Your session has ended.",
    nextStep: "Log in again.",
  },
  RATE_LIMITED: {
    status: 429,
    message: "That was a lot at once.",
    nextStep: "Wait a minute and try again.",
  },
  TOO_MANY_FORMS: {
    status: 429,
    message: "Too many forms have been sent today.",
    nextStep: "Please send yours again tomorrow.",
  },
  TOO_MANY_LINKS: {
    status: 429,
    message: "You’ve asked for as many links as you can today.",
    nextStep: "Look for our mails in your spam folder, or try again tomorrow.",
  },
  MAIL_LINK_OVER: {
    status: 410,
    message: "This link doesn’t work any more.",
    nextStep: "Ask for a new one in your settings.",
  },
  MAIL_UNAVAILABLE: {
    status: 503,
    message: "Mails can’t be sent right now.",
    nextStep: "Try again in a few minutes.",
  },
  UNAVAILABLE: {
    status: 503,
    message: "We can’t answer right now.",
    nextStep: "Wait a moment and try again.",
  },
  QUERY_TOO_COMPLEX: {
    status: 400,
    message: "This request asks for too much at once.",
    nextStep: "Ask for less.",
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    message: "File size must be less than 30MB",
    nextStep: "Choose a smaller file.",
  },
  SESSION_CONSENT_MISSING: {
    status: 409,
    message: "This session begins within 14 days, so we need your consent first.",
    nextStep: "Read the sentence above “Continue”, then press it again.",
  },
  NOT_REFUNDABLE: {
    status: 409,
    message: "It’s too late for a refund now.",
    nextStep: "Keep the session, or cancel it without a refund.",
  },
  SESSION_BEGUN: {
    status: 409,
    message: "This session has begun, so it can’t be cancelled.",
    nextStep: "Sort it out with each other directly.",
  },
  CALENDAR_ADDRESS_REPLACED: {
    status: 409,
    message: "Your calendar address was made or replaced a moment ago, perhaps in another tab.",
    nextStep: "Replace it if you don’t have the new one.",
  },
  SESSION_OVER: {
    status: 409,
    message: "This session is over, so you can’t change how you meet.",
    nextStep: "Contact each other directly.",
  },
  NOT_OPEN_YET: {
    status: 409,
    message: "It’s too early to join this session.",
    nextStep: "You can join from 10 minutes before it begins.",
  },
  NOT_LIVE_YET: {
    status: 409,
    message: "The host hasn’t started this session yet.",
    nextStep: "Wait here: you’ll join as soon as they do.",
  },
  LIVE_SESSION_ENDED: {
    status: 409,
    message: "This session is over.",
    nextStep: "Contact each other directly, or book another one.",
  },
  MEETING_ELSEWHERE: {
    status: 409,
    message: "This session doesn’t take place on this site.",
    nextStep: "The session’s page says how you meet.",
  },
  SEAT_TAKEN: {
    status: 409,
    message: "You joined this session in another tab or on another device.",
    nextStep: "Continue there, or join here instead.",
  },
  BOOKING_NOT_CONFIRMED: {
    status: 409,
    message: "This session isn’t booked yet.",
    nextStep: "Finish the booking, or choose another time for it.",
  },
  MOVE_LIMIT_REACHED: {
    status: 409,
    message: "This session has been moved three times, the most that’s possible.",
    nextStep: "Write to the creator if you can’t make it.",
  },
  BOOKING_MOVED: {
    status: 409,
    message: "This session was moved a moment ago, in another tab or on another device.",
    nextStep: "Look when it is now, then choose again.",
  },
  RESCHEDULE_TOO_LATE: {
    status: 409,
    message: "A session can be moved until one hour before it begins.",
    nextStep: "Write to the creator if you can’t make it.",
  },
  OWN_OFFER,
  INTERNAL: FAULT,
} as const satisfies Record<string, { status: number; message: string; nextStep: string }>;

/** The code of a refusal, as in an error's `extensions.code`. */
export type ErrorCode = keyof typeof ERRORS;

/** Whether a text is one of these codes: a newer server may know more. */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERRORS, code);
}

/** Data sent to the client with a refusal: plain JSON, nothing secret. */
export type RefusalDetails = Readonly<Record<string, unknown>>;

/** What a refusal can carry in addition to its code. */
export interface RefusalOptions {
  /** Dotted path of the input field concerned. */
  readonly field?: string | undefined;
  /** Overrides the list's message, for example with a form's text. */
  readonly message?: string | undefined;
  readonly details?: RefusalDetails | undefined;
}

/** A call is refused by a rule; the person can do something about it. */
export class RefusalError extends Error {
  readonly code: ErrorCode;
  /** Dotted path of the input field, for example `links.2.url`; null if it isn't about a field. */
  readonly field: string | null;
  readonly details: RefusalDetails;

  constructor(code: ErrorCode, { field, message, details }: RefusalOptions = {}) {
    super(message ?? ERRORS[code].message);
    this.name = "RefusalError";
    this.code = code;
    this.field = field ?? null;
    this.details = details ?? {};
  }
}

/** What `UNAVAILABLE` says while everything is read-only (docs/product.md 16.12). */
export const NOT_SAVED = "Nothing can be saved right now. What you have typed stays here.";

/** Ends a use case with a refusal. */
export function refuse(code: ErrorCode, options: RefusalOptions = {}): never {
  throw new RefusalError(code, options);
}

/**
 * Whether it failed because the database or the file storage is down, busy or read-only: the log
 * says so elsewhere, and once.
 */
export function isUnavailable(error: unknown): boolean {
  return error instanceof RefusalError && error.code === "UNAVAILABLE";
}

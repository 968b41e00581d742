/**
 * Every number that the rules name. Durations are milliseconds unless the name
 * says otherwise; money is euro or cents as the name says; lengths of text are
 * UTF-16 code units, as `maxlength` in a browser counts them.
 */

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** 365 days: how long a chosen country or zone is remembered. */
export const YEAR_MS = 365 * DAY_MS;

// ---------------------------------------------------------------- bookings

/** How long a slot is held: for its payment, or for the answers of a free one. */
export const HOLD_MS = 15 * MINUTE_MS;
/** Upcoming free sessions that one person can have with one creator. */
export const UPCOMING_FREE_BOOKINGS_PER_CREATOR_MAX = 5;
/** Slots of one creator that one person can hold. */
export const HOLDS_PER_CREATOR_MAX = 3;
/** Slots that one person can hold altogether. */
export const HOLDS_MAX = 20;
/** The longest session that an offer can have, see `SessionDuration`. */
export const SESSION_MAX_MS = 60 * MINUTE_MS;
/** A slot is offered only when it begins at least this far ahead. */
export const BOOKING_LEAD_MS = 2 * HOUR_MS;
/** A slot is offered only when it begins within this many calendar months. */
export const BOOKING_HORIZON_MONTHS = 6;
/** A booking can be moved only while it begins in more than this. */
export const RESCHEDULE_CUTOFF_MS = 60 * MINUTE_MS;
/** A video channel opens this long before the session's start. */
export const CHANNEL_OPENS_BEFORE_MS = 10 * MINUTE_MS;
/** A video channel closes this long after the session's end. */
export const CHANNEL_CLOSES_AFTER_MS = 30 * MINUTE_MS;
/** Years that a calendar can be asked for. */
export const CALENDAR_YEARS = { min: 2000, max: 2200 } as const;
/** How many questions a booker is asked at most. */
export const INTAKES_MAX = 20;

// ---------------------------------------------------------------- money

/** The cheapest offer that is not free, in euro excluding VAT. */
export const MIN_PAID_PRICE_IN_EURO = 3;
/** The dearest offer, in euro excluding VAT: what one card payment can carry with VAT on top. */
export const MAX_PRICE_IN_EURO = 500_000;
/** The platform's share of the net price after processing costs: 10 %. */
export const PLATFORM_FEE_BASIS_POINTS = 1_000;
/** 100 % in basis points. */
export const BASIS_POINTS = 10_000;

// ---------------------------------------------------------------- texts

export const LINKS_MAX = 6;
export const BIOGRAPHY_MAX = 2000;
/** Characters of a biography that a public page shows before "See more". */
export const BIOGRAPHY_PREVIEW = 200;
/** Characters of a drop's description that its card shows before "See more". */
export const DESCRIPTION_PREVIEW = 120;
export const PROFESSIONAL_TITLE_MAX = 150;
/** Title of a one-on-one, a publication or a talk. */
export const TITLE_MAX = 150;
export const ONE_ON_ONE_DESCRIPTION_MAX = 500;
/** Description of a publication or a talk. */
export const DESCRIPTION_MAX = 5000;
export const BULLET_POINTS_MAX = 20;
export const BULLET_POINT_MAX = 300;
export const INTAKE_QUESTION_MAX = 500;
export const INTAKE_ANSWER_MAX = 2000;
export const VAT_NUMBER_MIN = 4;
export const VAT_NUMBER_MAX = 25;
export const AFFILIATE_CODE_MIN = 8;
export const AFFILIATE_CODE_MAX = 64;
/** A line of an address, a name, a place. */
export const LINE_MAX = 200;
/** The longest e-mail address that can be delivered to (RFC 5321 with its erratum). */
export const EMAIL_MAX = 254;
export const PHONE_MAX = 40;
export const URL_MAX = 2048;
export const ID_MAX = 200;
export const TIME_ZONE_MAX = 64;
/** One-time codes and states of sign-in and calendar providers. */
export const PROVIDER_CODE_MAX = 4096;
/** The longest event: a week. */
export const TALK_MINUTES_MAX = 7 * 24 * 60;
export const SLUG_MAX = 60;

// ---------------------------------------------------------------- files

/** 30 MB. */
export const UPLOAD_MAX_BYTES = 30 * 1024 * 1024;
export const QR_SIZES_IN_PX = [300, 600, 1200] as const;

// ---------------------------------------------------------------- session

export const ACCESS_TOKEN_LIFETIME_MS = 15 * MINUTE_MS;
/** A session that nobody uses for this long has ended: each refresh starts it anew. */
export const REFRESH_TOKEN_LIFETIME_MS = 30 * DAY_MS;
/**
 * Within this time a used refresh token gets the same successor again: two tabs that refresh at once,
 * an answer that got lost.
 */
export const REFRESH_GRACE_MS = 10 * SECOND_MS;
/** A refresh whose answer was lost to a crash is honoured after it, when the server is back within this time. */
export const REFRESH_RECOVERY_MS = 60 * MINUTE_MS;
/** The access token is refreshed this long before it expires. */
export const REFRESH_BEFORE_EXPIRY_MS = 60 * SECOND_MS;
/** After this many refreshes failed in a row the session ends. */
export const REFRESH_FAILURES_MAX = 2;
/** How often a failed query or mutation is tried again. */
export const CALL_RETRIES = 2;
/** Keys in the browser's local storage. */
export const STORAGE_KEYS = { token: "token", me: "me" } as const;

// ---------------------------------------------------------------- screens

export const PAGE_SIZE = 150;
/** Entries of a list that has no pages: what a creator offers of one category. */
export const LIST_MAX = 100;
/** The longest name that a button shows whole. */
export const NAME_IN_BUTTON_MAX = 40;
/** Seconds that the payment's success page counts down before it leads on. */
export const REDIRECT_COUNTDOWN_SECONDS = 5;
export const CONFETTI_PARTICLES = 120;

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
/** Holds that have run out which one transaction of the worker ends. */
export const HOLDS_LAPSED_AT_ONCE = 50;
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

// ---------------------------------------------------------------- availability and calendars

/** Time slots of a day of the weekly hours. */
export const TIME_SLOTS_PER_DAY_MAX = 12;
/** Days that a preview of the weekly hours shows. */
export const PREVIEW_DAYS = 7;
/** Calendar accounts that one creator can connect. */
export const CALENDAR_ACCOUNTS_MAX = 50;
/** Calendars of an account; what it has beyond them is left out. */
export const CALENDARS_PER_ACCOUNT_MAX = 100;
/** How long somebody who connects a calendar can stay at its provider. */
export const CALENDAR_STATE_LIFETIME_MS = 15 * MINUTE_MS;
/** How long a call waits for the calendar service. */
export const CALENDARS_WAIT_MS = 8 * SECOND_MS;
/** The busy times that visitors see are at most this old; when a time is taken, they are asked for. */
export const BUSY_TIMES_SHOWN_MS = 60 * SECOND_MS;

// ---------------------------------------------------------------- money

/** The cheapest offer that is not free, in euro excluding VAT. */
export const MIN_PAID_PRICE_IN_EURO = 3;
/** The dearest offer, in euro excluding VAT: what one card payment can carry with VAT on top. */
export const MAX_PRICE_IN_EURO = 500_000;
/** The platform's share of the net price after processing costs: 10 %. */
export const PLATFORM_FEE_BASIS_POINTS = 1_000;
/**
 * How long an open payment for content keeps its price; then it is given up, and opened anew at the
 * price of the day. An attempt that nobody finishes is cancelled after the same time.
 */
export const PRICE_KEPT_MS = 24 * HOUR_MS;
/** How long, after the hold has lapsed, its buyer may still answer the bank's question. */
export const BANK_QUESTION_MS = 10 * MINUTE_MS;
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
/** What stands for a form's content as it was read. */
export const REVISION_MAX = 64;
export const TIME_ZONE_MAX = 64;
/** One-time codes and states of sign-in and calendar providers. */
export const PROVIDER_CODE_MAX = 4096;
/** The longest event: a week. */
export const TALK_MINUTES_MAX = 7 * 24 * 60;
/** LinkedIn's own limit of a post. */
export const POST_MESSAGE_MAX = 3000;
export const SLUG_MIN = 3;
export const SLUG_MAX = 60;
/** Former names of a page that lead on to it. */
export const FORMER_SLUGS_MAX = 10;

// ---------------------------------------------------------------- audience

/** Characters of a search in an audience. */
export const AUDIENCE_SEARCH_MAX = 100;
/** Characters that a library is searched for. */
export const LIBRARY_SEARCH_MAX = 100;
/** Entries from which on a library can be searched. */
export const LIBRARY_SEARCH_FROM = 13;
/** How far into an audience a page can begin. */
export const AUDIENCE_SKIP_MAX = 10_000_000;
/** Rows that an export reads at once. */
export const EXPORT_PAGE_SIZE = 500;

// ---------------------------------------------------------------- files

/** 30 MB. */
export const UPLOAD_MAX_BYTES = 30 * 1024 * 1024;
/** Documents that one account keeps, unless the server's settings say otherwise: 2 GB. */
export const DOCUMENTS_MAX_BYTES = 2 * 1024 * 1024 * 1024;
/** Name of an uploaded file, its ending included. */
export const FILE_NAME_MAX = 120;
/** What a client calls an upload. */
export const UPLOAD_ID_MAX = 64;
/** How long a drop zone says that the upload is done, or why it is not. */
export const UPLOAD_SUCCESS_SHOWN_MS = 2 * SECOND_MS;
export const UPLOAD_ERROR_SHOWN_MS = 3 * SECOND_MS;
/**
 * An image in a document that has more pixels is left out: A4 at 600 dots an inch has 35 million.
 */
export const IMAGE_PIXELS_MAX = 40_000_000;
export const QR_SIZES_IN_PX = [300, 600, 1200] as const;

// ---------------------------------------------------------------- reading

/** Without activity, the controls of a document's viewer disappear after this long. */
export const CONTROLS_SHOWN_MS = 2 * SECOND_MS;
/**
 * A movement of a finger turns the page when it is at least this long and takes at most this time.
 */
export const SWIPE_MIN_PX = 50;
export const SWIPE_MAX_MS = 300;
/** The most pages that are printed at once: each is held as a picture until it is printed. */
export const PRINT_PAGES_MAX = 100;
/** Documents of which a browser remembers the page, latest first. */
export const REMEMBERED_DOCUMENTS_MAX = 200;
/** Characters that a search holds of a document: more than 3,000 full pages have. */
export const SEARCH_TEXT_MAX = 10_000_000;
/** Matches that a search counts; further ones are not looked for. */
export const SEARCH_MATCHES_MAX = 2_000;

// ---------------------------------------------------------------- calls

/**
 * Entries of all lists in the variables of one request: twice as many as the rules of any command
 * allow. Of more, none is looked at.
 */
export const REQUEST_LIST_ENTRIES_MAX = 200;

// ---------------------------------------------------------------- answers

/** Drafts of answers that a browser keeps, of all accounts and offers together, latest first. */
export const ANSWER_DRAFTS_MAX = 20;
/** A draft in which nobody types for this long is forgotten. */
export const ANSWER_DRAFT_LIFETIME_MS = 30 * DAY_MS;

// ---------------------------------------------------------------- catalogue

/** The same command again within this time is the same call again, and makes no second item. */
export const REPEATED_CREATION_MS = 60 * SECOND_MS;

// ---------------------------------------------------------------- sharing

/** The same post within this time is the same call once more, not a second post. */
export const REPEATED_POST_MS = 10 * MINUTE_MS;

/**
 * How long a message of the card provider is recognised as a repetition. Stripe repeats one by
 * itself for 3 days, and when asked to for 30 (docs.stripe.com/webhooks).
 */
export const CARD_EVENT_KEPT_MS = 30 * DAY_MS;

// ---------------------------------------------------------------- session

export const ACCESS_TOKEN_LIFETIME_MS = 15 * MINUTE_MS;
/** A session that nobody uses for this long has ended: each refresh starts it anew. */
export const REFRESH_TOKEN_LIFETIME_MS = 30 * DAY_MS;
/**
 * Within this time a used refresh token gets the same successor again: two tabs that refresh at
 * once, an answer that got lost.
 */
export const REFRESH_GRACE_MS = 10 * SECOND_MS;
/**
 * A refresh whose answer was lost to a crash is honoured after it, when the server
 * is back within this time.
 */
export const REFRESH_RECOVERY_MS = 60 * MINUTE_MS;
/** From leaving for the sign-in provider until the sign-in ends. */
export const SIGN_IN_MAX_MS = 10 * MINUTE_MS;
/** A browser remembers so many sign-ins that it has begun: one a tab. */
export const SIGN_INS_BEGUN_MAX = 5;
/** So long a sign-in waits for the same one, sent at the same moment; as long as a call may take. */
export const SIGN_IN_CLAIM_MS = 20 * SECOND_MS;
/** The access token is refreshed this long before it expires. */
export const REFRESH_BEFORE_EXPIRY_MS = 60 * SECOND_MS;
/** After this many refreshes failed in a row the session ends. */
export const REFRESH_FAILURES_MAX = 2;
/** How long signing out waits for the server: then the browser signs out all the same. */
export const SIGN_OUT_WAIT_MS = 3 * SECOND_MS;
/** How often a failed query or mutation is tried again. */
export const CALL_RETRIES = 2;
/** Keys in the browser's local storage. */
export const STORAGE_KEYS = {
  token: "token",
  me: "me",
  answers: "answers",
  pages: "pages",
  /** Of one tab: what was typed in it and not saved. */
  typed: "typed",
  /** Another value after each sign-out in this browser. */
  signedOut: "signedOut",
} as const;

// ---------------------------------------------------------------- screens

export const PAGE_SIZE = 150;
/** Entries of a list that has no pages: what a creator offers of one category. */
export const LIST_MAX = 100;
/** Items of all categories that a creator has archived: their documents are kept. */
export const ARCHIVED_MAX = 500;
/** The longest name that a button shows whole. */
export const NAME_IN_BUTTON_MAX = 40;
/** Seconds that the payment's success page counts down before it leads on. */
export const REDIRECT_COUNTDOWN_SECONDS = 5;
export const CONFETTI_PARTICLES = 120;

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
/** Expired holds that the worker ends in one transaction. */
export const HOLDS_LAPSED_AT_ONCE = 50;
/** Slots of one creator that one person can hold. */
export const HOLDS_PER_CREATOR_MAX = 3;
/** Slots that one person can hold altogether. */
export const HOLDS_MAX = 20;
/** The longest session that an offer can have, see `SessionDuration`. */
export const SESSION_MAX_MS = 60 * MINUTE_MS;
/** How long before its start a session can be booked, unless its creator says otherwise. */
export const BOOKING_NOTICE_MINUTES = 120;
/** The longest notice that a creator can ask for. */
export const BOOKING_NOTICE_MINUTES_MAX = 30 * 24 * 60;
/** A slot is offered only when it begins within this many calendar months. */
export const BOOKING_HORIZON_MONTHS = 6;
/** The furthest that a creator can choose in days; beyond it, it is `BOOKING_HORIZON_MONTHS`. */
export const BOOKING_HORIZON_DAYS_MAX = 180;
/** The longest time that a session can need free before it, and after it. */
export const BUFFER_MINUTES_MAX = 120;
/** The most that a limit of sessions a day can be. */
export const SESSIONS_PER_DAY_MAX = 50;
/** A booking can be moved only while it begins in more than this. */
export const RESCHEDULE_CUTOFF_MS = 60 * MINUTE_MS;
/**
 * How long a consumer can withdraw from a purchase, at most: 14 days (directive 2011/83/EU, article
 * 9), which are counted whole from the day after it (regulation 1182/71, article 3).
 */
export const WITHDRAWAL_MS = 15 * DAY_MS;
/** How long before its earliest start a booker who cancels gets the money back. */
export const REFUNDABLE_BEFORE_MS = 24 * HOUR_MS;
/** Characters. */
export const CANCELLATION_REASON_MAX = 500;
/** How often a booking can be moved. */
export const MOVES_MAX = 3;
/** Characters of a link, phone number or address where a session takes place. */
export const MEETING_DETAILS_MAX = 500;
/** Range of years that a calendar can be queried for. */
export const CALENDAR_YEARS = { min: 2000, max: 2200 } as const;
export const INTAKES_MAX = 20;

// ---------------------------------------------------------------- live sessions

/** A video channel opens this long before the session's start. */
export const CHANNEL_OPENS_BEFORE_MS = 10 * MINUTE_MS;
/** A video channel closes this long after the session's end. */
export const CHANNEL_CLOSES_AFTER_MS = 30 * MINUTE_MS;
/** Before the end of the session, both are told that it comes. */
export const SESSION_ENDS_SOON_MS = 5 * MINUTE_MS;
/** How many may be in a live session, the host included. */
export const PARTICIPANTS_MAX = 2;
/** How long the credentials that let somebody into a live session last. */
export const LIVE_ACCESS_LIFETIME_MS = 5 * MINUTE_MS;
/** They are renewed this long before they run out. */
export const LIVE_ACCESS_RENEWED_BEFORE_MS = 60 * SECOND_MS;
/** How often a stream of news says that it is alive, and that its reader is still there. */
export const LIVE_BEAT_MS = 20 * SECOND_MS;
/** Somebody who has not been heard from for this long is away. */
export const LIVE_AWAY_AFTER_MS = 50 * SECOND_MS;
/** How long a stream of news lasts; then the page opens the next, and access is checked again. */
export const LIVE_STREAM_MAX_MS = 5 * MINUTE_MS;
/** Characters of a text to the other side of a live session. */
export const LIVE_TEXT_MAX = 1_000;
/** Texts of a live session that are kept until its window has passed; older ones go. */
export const LIVE_TEXTS_MAX = 500;
/** Characters of what two browsers tell each other to reach each other, in one message. */
export const LIVE_SIGNAL_MAX = 32_000;
/** How long such a message is kept for the browser that it is for. */
export const LIVE_SIGNAL_KEPT_MS = 2 * MINUTE_MS;
/** Stretches of attendance kept for each of the two: the first. */
export const ATTENDANCES_MAX = 50;
/** Numbers of a person's earlier tabs that are remembered, so that none takes its seat back. */
export const FORMER_SEATS_MAX = 200;

// ---------------------------------------------------------------- availability and calendars

/** Time slots of a day of the weekly hours. */
export const TIME_SLOTS_PER_DAY_MAX = 12;
/** Exceptions from a creator's weekly hours: days and ranges of dates. */
export const HOURS_EXCEPTIONS_MAX = 200;
/** Days that a preview of the weekly hours shows. */
export const PREVIEW_DAYS = 7;
/** Calendar accounts that one creator can connect. */
export const CALENDAR_ACCOUNTS_MAX = 50;
/** Calendars of an account; further ones are ignored. */
export const CALENDARS_PER_ACCOUNT_MAX = 100;
/** How long somebody who connects a calendar can stay at its provider. */
export const CALENDAR_STATE_LIFETIME_MS = 15 * MINUTE_MS;
/** How long a call waits for the calendar service. */
export const CALENDARS_WAIT_MS = 8 * SECOND_MS;
/** Max age of the busy times that visitors see; when a slot is taken, they are fetched live. */
export const BUSY_TIMES_SHOWN_MS = 60 * SECOND_MS;

// ---------------------------------------------------------------- money

/** The cheapest offer that is not free, in euro excluding VAT. */
export const MIN_PAID_PRICE_IN_EURO = 3;
/** The dearest offer, in euro excluding VAT: the maximum of a card payment, VAT included. */
export const MAX_PRICE_IN_EURO = 500_000;
/** The platform's share of the net price after processing costs: 10 %. */
export const PLATFORM_FEE_BASIS_POINTS = 1_000;
/**
 * How long an open payment for content keeps its price; then it is given up, and reopened at the
 * current price. An abandoned attempt is cancelled after the same time.
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
/** A revision: identifies a form's content as it was read. */
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
/** Former slugs of a page that still redirect to it. */
export const FORMER_SLUGS_MAX = 10;

// ---------------------------------------------------------------- forms

/** Characters of the message of a form to the operator. */
export const FORM_MESSAGE_MAX = 2000;
/** Characters of the address of a page that is reported. */
export const REPORTED_ADDRESS_MAX = 500;
/** Forms of one kind that are taken within a day, from everybody together. */
export const FORMS_PER_DAY_MAX = 1_000;
/** How long forms are kept: 12 months. */
export const FORMS_KEPT_MS = 365 * DAY_MS;

// ---------------------------------------------------------------- search engines

/** The picture of a link, in pixels: what most sites that show links ask for. */
export const LINK_PREVIEW = { width: 1_200, height: 630 } as const;

/** Creators or items in a file for search engines, where a creator has up to two addresses. */
export const SITEMAP_PAGE_SIZE = 5_000;
/** How long ago a process may have counted them: for that it reads all rows. */
export const SITEMAP_COUNTED_MS = 10 * MINUTE_MS;

// ---------------------------------------------------------------- mails

/** How long before a session both sides are reminded of it, the earlier one first. */
export const REMINDERS_BEFORE_MS = { DAY: 24 * HOUR_MS, HOUR: HOUR_MS } as const;
/** After the n-th mail about changes of a session, the next change waits n times this long. */
export const SESSION_MAILS_PAUSE_MS = 5 * MINUTE_MS;
/** Sales within this time after a mail about others are told together, in the next one. */
export const SALE_MAILS_PAUSE_MS = 60 * MINUTE_MS;
/** Sales that one mail lists. */
export const SALES_PER_MAIL_MAX = 50;
/** A sale that is older than this is told by no mail: mails were away, or turned off. */
export const SALE_TOLD_WITHIN_MS = 7 * DAY_MS;
/** How long the link that confirms an address is valid. */
export const MAIL_LINK_LIFETIME_MS = 24 * HOUR_MS;
/** Links to confirm an address that one person is sent within a day. */
export const MAIL_LINKS_PER_DAY_MAX = 5;
/** A mail that a process has begun to send is sent by another one after this: it was killed. */
export const MAIL_LEASE_MS = 60 * SECOND_MS;
/** How long it is remembered that a mail was sent: longer than anything it is about can change. */
export const SENT_MAILS_KEPT_MS = 400 * DAY_MS;
/** Characters of a text that somebody typed, as far as a mail repeats it. */
export const MAIL_QUOTE_MAX = 1_000;

// ---------------------------------------------------------------- audience

/** Characters of a search in an audience. */
export const AUDIENCE_SEARCH_MAX = 100;
/** Characters of a search in a library. */
export const LIBRARY_SEARCH_MAX = 100;
/** Entries from which on a library can be searched. */
export const LIBRARY_SEARCH_FROM = 13;
/** How far into an audience a page can begin. */
export const AUDIENCE_SKIP_MAX = 10_000_000;
/** Rows that an export reads at once. */
export const EXPORT_PAGE_SIZE = 500;
/** Sessions that a calendar feed reads at once. */
export const CALENDAR_FEED_PAGE_SIZE = 500;
/** Cancelled sessions in a calendar feed, on each side: those that would have been first. */
export const CALENDAR_FEED_CANCELLED_MAX = 200;
/** How long a session that is over stays in a calendar feed. */
export const CALENDAR_FEED_PAST_MS = 30 * DAY_MS;

// ---------------------------------------------------------------- files

/** 30 MB. */
export const UPLOAD_MAX_BYTES = 30 * 1024 * 1024;
/** Up to this size a document can also be had as text: 1 MB. */
export const BLOB_MAX_BYTES = 1024 * 1024;
/** Documents that one account keeps, unless the server's settings say otherwise: 2 GB. */
export const DOCUMENTS_MAX_BYTES = 2 * 1024 * 1024 * 1024;
/** Name of an uploaded file, its ending included. */
export const FILE_NAME_MAX = 120;
/** What a client calls an upload. */
export const UPLOAD_ID_MAX = 64;
/** How long a drop zone shows success or failure. */
export const UPLOAD_SUCCESS_SHOWN_MS = 2 * SECOND_MS;
export const UPLOAD_ERROR_SHOWN_MS = 3 * SECOND_MS;
/** Images in a document with more pixels are left out: A4 at 600 dpi has 35 million. */
export const IMAGE_PIXELS_MAX = 40_000_000;
export const QR_SIZES_IN_PX = [300, 600, 1200] as const;

// ---------------------------------------------------------------- reading

/** Without activity, the controls of a document's viewer disappear after this long. */
export const CONTROLS_SHOWN_MS = 2 * SECOND_MS;
/** A swipe turns the page if it is at least this long and takes at most this time. */
export const SWIPE_MIN_PX = 50;
export const SWIPE_MAX_MS = 300;
/** The most pages printed at once: each is held as a picture until it is printed. */
export const PRINT_PAGES_MAX = 100;
/** Documents whose current page a browser remembers, most recent first. */
export const REMEMBERED_DOCUMENTS_MAX = 200;
/** Characters of a document held for search: more than 3,000 full pages have. */
export const SEARCH_TEXT_MAX = 10_000_000;
/** Matches that a search counts; it stops there. */
export const SEARCH_MATCHES_MAX = 2_000;

// ---------------------------------------------------------------- calls

/**
 * Entries of all lists in the variables of one request: twice those of the longest, which has hours
 * and all exceptions from them. Beyond that, none is processed.
 */
export const REQUEST_LIST_ENTRIES_MAX =
  2 * (7 + HOURS_EXCEPTIONS_MAX) * (1 + TIME_SLOTS_PER_DAY_MAX);

// ---------------------------------------------------------------- answers

/** Answer drafts that a browser keeps, across all accounts and offers, most recent first. */
export const ANSWER_DRAFTS_MAX = 20;
/** A draft untouched for this long is deleted. */
export const ANSWER_DRAFT_LIFETIME_MS = 30 * DAY_MS;

// ---------------------------------------------------------------- catalogue

/** The same command within this time is a repeated call, and creates no second item. */
export const REPEATED_CREATION_MS = 60 * SECOND_MS;

// ---------------------------------------------------------------- sharing

/** The same post within this time is a repeated call, not a second post. */
export const REPEATED_POST_MS = 10 * MINUTE_MS;

/**
 * How long the card provider's events are deduplicated. Stripe retries one by itself for 3 days,
 * and on request for 30 (docs.stripe.com/webhooks).
 */
export const CARD_EVENT_KEPT_MS = 30 * DAY_MS;

// ---------------------------------------------------------------- session

export const ACCESS_TOKEN_LIFETIME_MS = 15 * MINUTE_MS;
/** A session unused for this long has expired: each refresh restarts it. */
export const REFRESH_TOKEN_LIFETIME_MS = 30 * DAY_MS;
/**
 * Within this time a used refresh token gets the same successor again: two tabs that refresh at
 * once, a lost response.
 */
export const REFRESH_GRACE_MS = 10 * SECOND_MS;
/**
 * A refresh whose response was lost in a crash is honoured afterwards, if the server is back within
 * this time.
 */
export const REFRESH_RECOVERY_MS = 60 * MINUTE_MS;
/** From leaving for the sign-in provider until the sign-in completes. */
export const SIGN_IN_MAX_MS = 10 * MINUTE_MS;
/** Pending sign-ins that a browser remembers: one a tab. */
export const SIGN_INS_BEGUN_MAX = 5;
/** How long a sign-in waits for an identical concurrent one; as long as a call may take. */
export const SIGN_IN_CLAIM_MS = 20 * SECOND_MS;
/** The access token is refreshed this long before it expires. */
export const REFRESH_BEFORE_EXPIRY_MS = 60 * SECOND_MS;
/** After this many consecutive failed refreshes the session ends. */
export const REFRESH_FAILURES_MAX = 2;
/** How long signing out waits for the server: then the browser signs out anyway. */
export const SIGN_OUT_WAIT_MS = 3 * SECOND_MS;
/** How often a failed query or mutation is retried. */
export const CALL_RETRIES = 2;
/** Keys in the browser's local storage. */
export const STORAGE_KEYS = {
  token: "token",
  me: "me",
  answers: "answers",
  pages: "pages",
  /** Per tab: what was typed in it and not saved. */
  typed: "typed",
  /** Per tab: the channel that it is in, for after a reload. */
  live: "live",
  /** Changes with each sign-out in this browser. */
  signedOut: "signedOut",
} as const;

// ---------------------------------------------------------------- screens

export const PAGE_SIZE = 150;
/** Entries of an unpaged list: a creator's offerings of one category. */
export const LIST_MAX = 100;
/** Archived items of a creator, of all categories: their documents are kept. */
export const ARCHIVED_MAX = 500;
/** The longest name that a button shows in full. */
export const NAME_IN_BUTTON_MAX = 40;
/** Seconds that the payment's success page counts down before it redirects. */
export const REDIRECT_COUNTDOWN_SECONDS = 5;
export const CONFETTI_PARTICLES = 120;

/** Who a signed-in person is to the marketplace. */
export const USER_ROLES = ["user", "beamer"] as const;
export type UserRole = (typeof USER_ROLES)[number];

/** Length of a one-to-one session. */
export const SESSION_DURATIONS = ["THIRTY_MINUTES", "SIXTY_MINUTES"] as const;
export type SessionDuration = (typeof SESSION_DURATIONS)[number];

/** How the booker and the creator of a session meet. */
export const MEETING_KINDS = ["VIDEO", "LINK", "PHONE", "ADDRESS"] as const;
export type MeetingKind = (typeof MEETING_KINDS)[number];

/** The heading under which a profile link is shown. */
export const LINK_GROUP_TYPES = ["LINKS", "NEWSLETTERS", "SOCIALS"] as const;
export type LinkGroupType = (typeof LINK_GROUP_TYPES)[number];

/** The service that a profile link leads to. */
export const LINK_PLATFORMS = ["BEEHIIV", "FACEBOOK", "INSTAGRAM", "LINKED_IN", "SUBSTACK", "TIK_TOK", "UNKNOWN", "WHATS_APP", "X", "YOUTUBE"] as const;
export type LinkPlatform = (typeof LINK_PLATFORMS)[number];

/** The state of a catalogue item. */
export const CATALOG_ITEM_STATUSES = ["ARCHIVED", "DRAFT", "PUBLISHED"] as const;
export type CatalogItemStatus = (typeof CATALOG_ITEM_STATUSES)[number];

/** What became of a document's preview pictures, which are made after the upload. */
export const DOCUMENT_PREVIEW_STATES = ["PENDING", "READY", "FAILED"] as const;
export type DocumentPreviewState = (typeof DOCUMENT_PREVIEW_STATES)[number];

/** What kind of catalogue item it is. */
export const CATALOG_ITEM_CATEGORIES = ["ONE_ON_ONE", "PUBLICATION", "TALK"] as const;
export type CatalogItemCategory = (typeof CATALOG_ITEM_CATEGORIES)[number];

/** The first part of a library item's address: `/{creatorSlug}/{family}/{kind}/{catalogItemId}`. */
export const ENTITLEMENT_FAMILIES = ["consumable"] as const;
export type EntitlementFamily = (typeof ENTITLEMENT_FAMILIES)[number];

/** The second part of a library item's address. */
export const ENTITLEMENT_KINDS = ["publication", "talk"] as const;
export type EntitlementKind = (typeof ENTITLEMENT_KINDS)[number];

/** What a booking is of. */
export const BOOKING_TYPES = ["ONE_ON_ONE"] as const;
export type BookingType = (typeof BOOKING_TYPES)[number];

/** Whether a booking is paid. */
export const BOOKING_PAYMENT_STATUSES = ["FREE", "PENDING", "PAID", "FAILED", "EXPIRED", "REFUNDED"] as const;
export type BookingPaymentStatus = (typeof BOOKING_PAYMENT_STATUSES)[number];

/** The state of a booking, apart from its money. */
export const BOOKING_STATES = ["HELD", "CONFIRMED", "CANCELLED", "LAPSED"] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** What mails are about that can be turned off. */
export const MAIL_TOPICS = ["SESSIONS", "REMINDERS", "SALES", "INVITATIONS", "CALENDARS"] as const;
export type MailTopic = (typeof MAIL_TOPICS)[number];

/** What a form of the site is about. */
export const FORM_KINDS = ["CONTACT", "BETA", "INVESTORS", "REPORT"] as const;
export type FormKind = (typeof FORM_KINDS)[number];

/** Which of a creator's bookings are meant. */
export const BOOKING_PERIODS = ["COMING", "PAST"] as const;
export type BookingPeriod = (typeof BOOKING_PERIODS)[number];

/** Which of a creator's sales are meant. */
export const EARNINGS_PERIODS = ["ALL", "THIS_MONTH"] as const;
export type EarningsPeriod = (typeof EARNINGS_PERIODS)[number];

/** The order of an audience. */
export const AUDIENCE_ORDERS = ["FIRST_NAME", "LAST_NAME", "LAST_INTERACTION"] as const;
export type AudienceOrder = (typeof AUDIENCE_ORDERS)[number];

/** The state of a payment. */
export const PAYMENT_STATES = ["OPEN", "PROCESSING", "PAID", "FAILED", "REFUNDED"] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Who takes the card. */
export const CARD_PROVIDERS = ["LOCAL", "STRIPE"] as const;
export type CardProvider = (typeof CARD_PROVIDERS)[number];

/** What became of a creator's share of a payment. */
export const PAYOUT_STATES = ["COLLECTING", "FAILED", "PAID_OUT", "RECEIVED", "REFUNDED"] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** A day of the week; weeks start on Monday. */
export const DAYS_OF_WEEK = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"] as const;
export type DayOfWeek = (typeof DAYS_OF_WEEK)[number];

/** Who hosts a calendar account. */
export const CALENDAR_PROVIDERS = ["google", "exchange", "live_connect", "office365", "cronofy", "apple"] as const;
export type CalendarProvider = (typeof CALENDAR_PROVIDERS)[number];

/** Which policy a document states. */
export const POLICY_TYPES = ["TERMS", "PRIVACY"] as const;
export type PolicyType = (typeof POLICY_TYPES)[number];

/** The state of a live session. */
export const LIVE_SESSION_STATUSES = ["SCHEDULED", "LIVE", "ENDED"] as const;
export type LiveSessionStatus = (typeof LIVE_SESSION_STATUSES)[number];

/** What carries picture and sound of live sessions. */
export const VIDEO_PROVIDERS = ["AGORA", "BROWSER"] as const;
export type VideoProvider = (typeof VIDEO_PROVIDERS)[number];

/** How the answer about a VAT number came out. */
export const VAT_NUMBER_STATUSES = ["VALID", "INVALID", "UNAVAILABLE"] as const;
export type VatNumberStatus = (typeof VAT_NUMBER_STATUSES)[number];

/** What VAT does to a buyer's price; what a price says next to its amount follows from it. */
export const VAT_TREATMENTS = ["INCLUDED", "ZERO_RATED", "REVERSE_CHARGE", "OUTSIDE_EU"] as const;
export type VatTreatment = (typeof VAT_TREATMENTS)[number];

/** Where the country that decides on VAT comes from. */
export const PRICE_COUNTRY_SOURCES = ["COOKIE", "SETTINGS", "IP", "DEFAULT"] as const;
export type PriceCountrySource = (typeof PRICE_COUNTRY_SOURCES)[number];

/** Who has acted on a booking, or on what was paid for it. */
export const BOOKING_PARTIES = ["BOOKER", "CREATOR", "PLATFORM"] as const;
export type BookingParty = (typeof BOOKING_PARTIES)[number];

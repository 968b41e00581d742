import type { ErrorCode } from '../../../src/domain/shared/errors.ts';
import type { UploadedFile } from '../../services/shared/upload.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { UserRow, BillingDetails, StoredImage, LinkRow } from '../../store/ports/profiles.ts';
import type { OwnedBilling, ArchivedItems, ReadableRow, AudienceResult } from '../parents.ts';
import type { CalendarProfileRow, CalendarRow } from '../../store/ports/calendars.ts';
import type { CatalogItemRow, OneOnOneRow, PublicationRow, TalkRow, DocumentRow } from '../../store/ports/catalogue.ts';
import type { AvailabilityRow, HoursExceptionsRow, BookingRulesRow } from '../../store/ports/availability.ts';
import type { BookingRules as Rules } from '../../../src/domain/time/bookingRules.ts';
import type { BookingRow } from '../../store/ports/bookings.ts';
import type { PaymentRow, SaleRow } from '../../store/ports/payments.ts';
import type { EntitlementRow } from '../../store/ports/library.ts';
import type { EarningsTotals } from '../../services/payments/readEarnings.ts';
import type { NamedAudienceRow } from '../../store/ports/audience.ts';
import type { IntakeQuestion } from '../../store/ports/questions.ts';
import type { ServiceContext } from '../../services/shared/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant, ISO 8601 in UTC, for example `2026-11-20T09:30:00.000Z`. */
  DateTime: { input: string; output: number; }
  /** The code of a refusal, as in an error's `extensions.code`. A newer server may know more. */
  ErrorCode: { input: never; output: ErrorCode; }
  /** An amount in decimal euro, at most two decimals, for example `12.5`. Never negative. */
  Euro: { input: number; output: number; }
  /** A calendar date without a zone, `YYYY-MM-DD`. */
  LocalDate: { input: unknown; output: string; }
  /** A wall-clock time without a zone, `HH:MM:SS`. `HH:MM` is accepted as input. */
  LocalTime: { input: unknown; output: string; }
  /** A file in a multipart request, at most 30 MB. */
  Upload: { input: UploadedFile; output: never; }
};

/** A buyer's consent to have content delivered, or a session given, before the right of withdrawal is over. */
export type AccessConsent = {
  readonly __typename?: 'AccessConsent';
  /** When. */
  readonly givenOn: Scalars['DateTime']['output'];
  /** The words that were agreed to. */
  readonly text: Scalars['String']['output'];
  /** Version of the words. */
  readonly wordingVersion: Scalars['Int']['output'];
};

/** A fresh access token. */
export type AccessToken = {
  readonly __typename?: 'AccessToken';
  /** Signed JWT, 15 minutes; its claims are those of `Me`. */
  readonly token: Scalars['String']['output'];
};

/** A beamer's own invitation code. */
export type AffiliateInfo = {
  readonly __typename?: 'AffiliateInfo';
  /** At least 8 characters; can be used many times. */
  readonly affiliateCode: Scalars['String']['output'];
};

/** A page of a creator's archived items. */
export type ArchivedItemConnection = {
  readonly __typename?: 'ArchivedItemConnection';
  /** Items with their cursors. */
  readonly edges: ReadonlyArray<ArchivedItemEdge>;
  /** The page's position in the list. */
  readonly pageInfo: PageInfo;
  /** How many there are altogether. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An archived item with its cursor. */
export type ArchivedItemEdge = {
  readonly __typename?: 'ArchivedItemEdge';
  /** Its position in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: CatalogItem;
};

/** A stretch of time in which somebody was in the channel of a booking, or waited there for the other. */
export type Attendance = {
  readonly __typename?: 'Attendance';
  /** From when. */
  readonly from: Scalars['DateTime']['output'];
  /** Who: `BOOKER` or `CREATOR`. */
  readonly party: BookingParty;
  /** Until when they were last seen there. */
  readonly to: Scalars['DateTime']['output'];
};

/** Who may make a call, see `@access`. */
export type Audience =
  /** Everybody, signed in or not. */
  | 'ANYONE'
  /** Creators. */
  | 'BEAMER'
  /** Everybody who is signed in, creators included. */
  | 'USER';

/** A page of the audience. */
export type AudienceConnection = {
  readonly __typename?: 'AudienceConnection';
  /** Members with their cursors. */
  readonly edges: ReadonlyArray<AudienceEdge>;
  /** The page's position in the list. */
  readonly pageInfo: PageInfo;
  /** How many there are altogether, with the search when there is one. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A member with its cursor. */
export type AudienceEdge = {
  readonly __typename?: 'AudienceEdge';
  /** Its position in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The member. */
  readonly node: AudienceMember;
};

/** Somebody who looked at, bought from or booked a creator. */
export type AudienceMember = Node & {
  readonly __typename?: 'AudienceMember';
  /** Given name. */
  readonly firstName: Scalars['String']['output'];
  /** Id of the membership. */
  readonly id: Scalars['ID']['output'];
  /** When the person last did something with the creator's content. */
  readonly lastInteractionDate: Scalars['DateTime']['output'];
  /** Family name. */
  readonly lastName: Scalars['String']['output'];
  /** An address that would forward to the person without giving it away. Always null: the site sends its own mails, and passes none on. */
  readonly relayEmail?: Maybe<Scalars['String']['output']>;
  /** Profile id of the person. */
  readonly userProfileId: Scalars['ID']['output'];
};

/** The order of an audience. */
export type AudienceOrder =
  /** By first name, from A. */
  | 'FIRST_NAME'
  /** Latest interaction first. */
  | 'LAST_INTERACTION'
  /** By last name, from A. */
  | 'LAST_NAME';

/** A day on which something can be booked, in the zone that was asked for. */
export type AvailabilityDay = {
  readonly __typename?: 'AvailabilityDay';
  /** Free slots, earliest first; never empty. */
  readonly availableSlots: ReadonlyArray<AvailableSlot>;
  /** The date in the zone that was asked for. */
  readonly date: Scalars['LocalDate']['output'];
};

/** On which dates a creator's hours are others, or none. */
export type AvailabilityExceptions = Node & {
  readonly __typename?: 'AvailabilityExceptions';
  /** Earliest first, none overlapping; at most 200. */
  readonly exceptions: ReadonlyArray<HoursException>;
  /** Id of the exceptions. */
  readonly id: Scalars['ID']['output'];
  /** Changes with the exceptions, see `UpdateAvailabilityExceptionsCommand.revision`. */
  readonly revision: Scalars['String']['output'];
};

/** A creator's weekly hours. */
export type AvailabilitySettings = Node & {
  readonly __typename?: 'AvailabilitySettings';
  /** A row a day that has hours, Monday first. */
  readonly dailyAvailabilities: ReadonlyArray<DailyAvailability>;
  /** Id of the settings. */
  readonly id: Scalars['ID']['output'];
  /** Stands for zone and hours as they are, see `UpdateAvailabilitySettingsCommand.revision`. */
  readonly revision: Scalars['String']['output'];
  /** IANA zone in which the hours are meant. */
  readonly timeZone: Scalars['String']['output'];
};

/** Weekly hours as their owner states them. */
export type AvailabilitySettingsInput = {
  /** A row a day that has hours. */
  readonly dailyAvailabilities: ReadonlyArray<DailyAvailabilityInput>;
  /** IANA zone in which the hours are meant. */
  readonly timeZone: Scalars['String']['input'];
};

/** A slot that can be booked. */
export type AvailableSlot = {
  readonly __typename?: 'AvailableSlot';
  /** Wall-clock end in the zone that was asked for; may lie on the next date. */
  readonly end: Scalars['LocalTime']['output'];
  /** The month's earliest slot, which the picker preselects. */
  readonly isDefault: Scalars['Boolean']['output'];
  /** Wall-clock start in the zone that was asked for; goes into `createBooking` as `timeSlot`. */
  readonly start: Scalars['LocalTime']['output'];
};

/** A postal address. */
export type BillingAddress = {
  readonly __typename?: 'BillingAddress';
  /** City. */
  readonly city: Scalars['String']['output'];
  /** ISO 3166 alpha-2. */
  readonly countryCode: Scalars['String']['output'];
  /** Street and number. */
  readonly firstAddressLine: Scalars['String']['output'];
  /** Postal code. */
  readonly postalCode: Scalars['String']['output'];
  /** Box, floor; null without. */
  readonly secondAddressLine?: Maybe<Scalars['String']['output']>;
  /** State or province; null without. */
  readonly state?: Maybe<Scalars['String']['output']>;
};

/** Who is billed. */
export type BillingInformation = Node & {
  readonly __typename?: 'BillingInformation';
  /** Postal address. */
  readonly address: BillingAddress;
  /** Name of the company; null for a person. */
  readonly companyName?: Maybe<Scalars['String']['output']>;
  /** Address that receipts go to. */
  readonly email: Scalars['String']['output'];
  /** Name of the person. */
  readonly fullName: Scalars['String']['output'];
  /** Id of the billing details. */
  readonly id: Scalars['ID']['output'];
  /** Whether a company buys. */
  readonly isCompany: Scalars['Boolean']['output'];
  /** In any usual form; null without. */
  readonly phoneNumber?: Maybe<Scalars['String']['output']>;
  /** VAT or tax number, 4 to 25 characters; null for a person. */
  readonly vatNumber?: Maybe<Scalars['String']['output']>;
};

/** A booked or held session. Seen by its booker and its creator. */
export type Booking = Node & {
  readonly __typename?: 'Booking';
  /** Who was in its video channel, and when, earliest first; at most 50 stretches of each of the two. */
  readonly attendance: ReadonlyArray<Attendance>;
  /** Given and family name of who booked, so that the creator knows whom to expect. */
  readonly bookerName: Scalars['String']['output'];
  /** IANA zone that the booker has set; for the creator, else null. */
  readonly bookerTimeZone?: Maybe<Scalars['String']['output']>;
  /** Whether its booker can move it: it is confirmed, begins in more than an hour, and was moved at most twice before. */
  readonly canReschedule: Scalars['Boolean']['output'];
  /** The refusal that cancelling would meet now, for its booker and its creator; null if it can be cancelled. */
  readonly cancelRefusal?: Maybe<Scalars['ErrorCode']['output']>;
  /** Null unless it was cancelled. */
  readonly cancellation?: Maybe<BookingCancellation>;
  /** Id of the offer that was booked. */
  readonly catalogItemId: Scalars['ID']['output'];
  /** When it was confirmed: by its answers if free, else by its payment. Null until then. */
  readonly confirmedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The creator who gives the session. */
  readonly creator: UserProfile;
  /** IANA zone that the creator has set; null without one, and unless the booking is confirmed. */
  readonly creatorTimeZone?: Maybe<Scalars['String']['output']>;
  /** When the session begins. */
  readonly date: Scalars['DateTime']['output'];
  /** What the offer said of itself when it was booked; null when it said nothing. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** The offer's bullet points when it was booked. */
  readonly descriptionBulletPoints: ReadonlyArray<Scalars['String']['output']>;
  /** When the session ends. */
  readonly endDate: Scalars['DateTime']['output'];
  /** When the hold runs out; null unless it is held. */
  readonly holdExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the booking. */
  readonly id: Scalars['ID']['output'];
  /** What the booker is asked: the offer's questions as they were when the slot was taken. */
  readonly intakeQuestions: ReadonlyArray<BookingIntakeQuestion>;
  /** Answers to the intake questions; empty until given. */
  readonly intakes: ReadonlyArray<BookingIntake>;
  /** Whether its booker would get the money back for cancelling it now. */
  readonly isRefundable: Scalars['Boolean']['output'];
  /** Where they meet by video; null unless it is confirmed and they meet here. */
  readonly liveSession?: Maybe<LiveSession>;
  /** Where they meet. */
  readonly meetingPlace: MeetingPlace;
  /** When its booker moved it, earliest first; at most 3. */
  readonly moves: ReadonlyArray<BookingMove>;
  /** The offer that was booked, as it is now; null for a viewer who may not know of it any more. */
  readonly oneOnOne?: Maybe<OneOnOne>;
  /** The payment that is for this booking; null for a free one, before it is created, or when it has gone on to pay for a later one. For the booker only. */
  readonly payment?: Maybe<Payment>;
  /** What became of its money. */
  readonly paymentStatus: BookingPaymentStatus;
  /** How often its creator has changed where they meet. */
  readonly placeChangeCount: Scalars['Int']['output'];
  /** When its creator last changed where they meet; null if never. */
  readonly placeChangedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Price excluding VAT when it was booked; 0 for a free one. */
  readonly price: Scalars['Euro']['output'];
  /** That price including the VAT of the viewer's country. */
  readonly priceWithVat: Scalars['Euro']['output'];
  /** Until when its booker gets the money back for cancelling it: 24 hours before the earliest start that it ever had. Null where that was over when it was booked. */
  readonly refundableUntil?: Maybe<Scalars['DateTime']['output']>;
  /** The refusal that moving it would meet now; null if it can be moved. */
  readonly rescheduleRefusal?: Maybe<Scalars['ErrorCode']['output']>;
  /** Its state. */
  readonly state: BookingState;
  /** Name of the offer when it was booked. */
  readonly title: Scalars['String']['output'];
  /** What VAT does to `priceWithVat`. */
  readonly vatTreatment: VatTreatment;
};

/** A booking was cancelled. */
export type BookingCancellation = {
  readonly __typename?: 'BookingCancellation';
  /** Who cancelled it. */
  readonly by: BookingParty;
  /** When it was cancelled. */
  readonly cancelledAt: Scalars['DateTime']['output'];
  /** Whether its creator would give the session at another time. */
  readonly proposesRebooking: Scalars['Boolean']['output'];
  /** Why, as it was typed; the other side reads it. */
  readonly reason: Scalars['String']['output'];
};

/** A page of 'My Sessions'. */
export type BookingConnection = {
  readonly __typename?: 'BookingConnection';
  /** Entries with their cursors. */
  readonly edges: ReadonlyArray<BookingEdge>;
  /** The page's position in the list. */
  readonly pageInfo: PageInfo;
};

/** An entry with its cursor. */
export type BookingEdge = {
  readonly __typename?: 'BookingEdge';
  /** Its position in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: BookingListEntry;
};

/** An answered intake question. */
export type BookingIntake = {
  readonly __typename?: 'BookingIntake';
  /** The answer as it was typed; empty when an optional one was left out. */
  readonly answer: Scalars['String']['output'];
  /** The question as it was shown. */
  readonly question: Scalars['String']['output'];
};

/** An answer to an intake question. */
export type BookingIntakeInput = {
  /** The answer; required ones must not be blank. At most 2000 characters. */
  readonly answer: Scalars['String']['input'];
  /** The question as it was shown. */
  readonly question: Scalars['String']['input'];
};

/** A question that a booker is asked. */
export type BookingIntakeQuestion = Node & {
  readonly __typename?: 'BookingIntakeQuestion';
  /** Id of the question. */
  readonly id: Scalars['ID']['output'];
  /** Whether an answer must be given. */
  readonly isRequired: Scalars['Boolean']['output'];
  /** The question as it is shown. */
  readonly question: Scalars['String']['output'];
};

/** An entry of 'My Sessions'. */
export type BookingListEntry = Node & {
  readonly __typename?: 'BookingListEntry';
  /** Id of the booking. */
  readonly bookingId: Scalars['ID']['output'];
  /** Id of the offer that was booked. */
  readonly catalogItemId: Scalars['ID']['output'];
  /** Given and family name of the creator. */
  readonly creatorName: Scalars['String']['output'];
  /** The creator's professional title; null without one. */
  readonly creatorProfessionTitle?: Maybe<Scalars['String']['output']>;
  /** Path of the creator's picture; null without one. */
  readonly creatorProfilePicture?: Maybe<Scalars['String']['output']>;
  /** Name of the creator's public page in addresses. */
  readonly creatorSlug: Scalars['String']['output'];
  /** When the session begins. */
  readonly date: Scalars['DateTime']['output'];
  /** When the session ends. */
  readonly endDate: Scalars['DateTime']['output'];
  /** When the hold runs out; null unless it is held. */
  readonly holdExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The booking's id with the prefix `entry:`. */
  readonly id: Scalars['ID']['output'];
  /** See `Booking.liveSession`. */
  readonly liveSession?: Maybe<LiveSession>;
  /** See `Booking.meetingPlace`. */
  readonly meetingPlace: MeetingPlace;
  /** Id of the payment; null for a free session, or before it is created. */
  readonly paymentId?: Maybe<Scalars['ID']['output']>;
  /** The state of the payment; null without one. */
  readonly paymentState?: Maybe<PaymentState>;
  /** What became of its money. */
  readonly paymentStatus: BookingPaymentStatus;
  /** See `Booking.placeChangedAt`. */
  readonly placeChangedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What was paid or is to be paid, including VAT; 0 for a free one. */
  readonly price: Scalars['Euro']['output'];
  /** Its state. */
  readonly state: BookingState;
  /** Name of the offer when it was booked. */
  readonly title: Scalars['String']['output'];
  /** What was booked. */
  readonly type: BookingType;
  /** What VAT does to `price`. */
  readonly vatTreatment: VatTreatment;
};

/** A booking was moved to another time by its booker. */
export type BookingMove = {
  readonly __typename?: 'BookingMove';
  /** When the session would have begun. */
  readonly from: Scalars['DateTime']['output'];
  /** When it was moved. */
  readonly movedAt: Scalars['DateTime']['output'];
  /** When it was to begin instead. */
  readonly to: Scalars['DateTime']['output'];
};

/** Who has acted on a booking, or on what was paid for it. */
export type BookingParty =
  /** Who booked it. */
  | 'BOOKER'
  /** Who gives the session. */
  | 'CREATOR'
  /** This site: the money was for what could no longer be given, or was another amount than that costs. */
  | 'PLATFORM';

/** Whether a booking is paid. */
export type BookingPaymentStatus =
  /** Not paid before the hold ran out. */
  | 'EXPIRED'
  /** The payment failed. */
  | 'FAILED'
  /** The offer cost nothing when it was booked. */
  | 'FREE'
  /** Paid. */
  | 'PAID'
  /** Not paid yet. */
  | 'PENDING'
  /** The money went back to the buyer. */
  | 'REFUNDED';

/** Which of a creator's bookings are meant. */
export type BookingPeriod =
  /** Those that take place and are not over, the next one first. */
  | 'COMING'
  /** Those that are over or were cancelled, the latest first. */
  | 'PAST';

/** By which rules a creator and their offers can be booked. */
export type BookingRulebook = Node & {
  readonly __typename?: 'BookingRulebook';
  /** Id of the rulebook. */
  readonly id: Scalars['ID']['output'];
  /** The offers that have their own. */
  readonly ofOffers: ReadonlyArray<OfferRules>;
  /** The creator's rules: those of every offer that has none of its own. */
  readonly rules: BookingRules;
};

/** How a creator, or one of their offers, can be booked. */
export type BookingRules = {
  readonly __typename?: 'BookingRules';
  /** Free time that a session needs after it, in minutes. */
  readonly bufferAfterInMinutes: Scalars['Int']['output'];
  /** Free time that a session needs before it, in minutes. Between two sessions the larger of both counts. */
  readonly bufferBeforeInMinutes: Scalars['Int']['output'];
  /** How many days ahead a session can be booked; null is six months. */
  readonly horizonInDays?: Maybe<Scalars['Int']['output']>;
  /** How long before its start a session can still be booked, in minutes. */
  readonly noticeInMinutes: Scalars['Int']['output'];
  /** Changes with the rules, see `UpdateBookingRulesCommand.revision`. */
  readonly revision: Scalars['String']['output'];
  /** Sessions a day of the creator's zone, held ones included: of all offers, or for an offer of that one; null is any number. */
  readonly sessionsPerDay?: Maybe<Scalars['Int']['output']>;
};

/** How a creator, or one of their offers, can be booked. */
export type BookingRulesInput = {
  /** 0 to 120. */
  readonly bufferAfterInMinutes: Scalars['Int']['input'];
  /** 0 to 120. */
  readonly bufferBeforeInMinutes: Scalars['Int']['input'];
  /** 1 to 180; null is six months. */
  readonly horizonInDays?: InputMaybe<Scalars['Int']['input']>;
  /** 0 to 43200. */
  readonly noticeInMinutes: Scalars['Int']['input'];
  /** 1 to 50; null is any number. */
  readonly sessionsPerDay?: InputMaybe<Scalars['Int']['input']>;
};

/** The state of a booking, apart from its money. */
export type BookingState =
  /** Booked once, and cancelled since; the slot is free again. */
  | 'CANCELLED'
  /** Booked. */
  | 'CONFIRMED'
  /** Held for 15 minutes, until it is paid, or for a free one until its questions are answered. */
  | 'HELD'
  /** Never booked: the hold ended first; the slot is free again. */
  | 'LAPSED';

/** What a booking is of. */
export type BookingType =
  /** A one-to-one session. */
  | 'ONE_ON_ONE';

/** A calendar in a connected account. */
export type Calendar = Node & {
  readonly __typename?: 'Calendar';
  /** Id of the calendar at its provider. */
  readonly calendarId: Scalars['String']['output'];
  /** Name that its owner gave it. */
  readonly calendarName: Scalars['String']['output'];
  /** Id of the calendar here. */
  readonly id: Scalars['ID']['output'];
  /** Whether its busy times block slots. */
  readonly isEnabled: Scalars['Boolean']['output'];
  /** A read-only calendar cannot be toggled. */
  readonly isReadOnly: Scalars['Boolean']['output'];
};

/** An address at which calendars read a person's sessions. Only its hash is kept, so it can't be shown again. */
export type CalendarFeed = {
  readonly __typename?: 'CalendarFeed';
  /** When the address was made. */
  readonly createdAt: Scalars['DateTime']['output'];
};

/** A connected calendar account. */
export type CalendarProfile = Node & {
  readonly __typename?: 'CalendarProfile';
  /** Calendars in the account, at most 100. */
  readonly calendars: ReadonlyArray<Calendar>;
  /** The same as `profileId`. */
  readonly id: Scalars['ID']['output'];
  /** Whether the connection still works. */
  readonly profileConnected: Scalars['Boolean']['output'];
  /** Id of the account. */
  readonly profileId: Scalars['ID']['output'];
  /** Name of the account, usually an e-mail address. */
  readonly profileName: Scalars['String']['output'];
  /** Who hosts it. */
  readonly provider: CalendarProvider;
};

/** Who hosts a calendar account. */
export type CalendarProvider =
  /** Apple. */
  | 'apple'
  /** Cronofy's own. */
  | 'cronofy'
  /** Exchange. */
  | 'exchange'
  /** Google. */
  | 'google'
  /** Shown as Outlook. */
  | 'live_connect'
  /** Office 365. */
  | 'office365';

/** See `cancelBooking`. */
export type CancelBookingCommand = {
  /** The booking. */
  readonly id: Scalars['ID']['input'];
  /** The session's creator would give it at another time. Only of a creator's call. */
  readonly proposesRebooking?: Scalars['Boolean']['input'];
  /** Why: at most 500 characters, read by the other side. Not kept of a slot that is only held. */
  readonly reason: Scalars['String']['input'];
  /** Its booker knows that the money doesn't come back. Without that a cancellation that comes too late for a refund is refused with `NOT_REFUNDABLE`. */
  readonly withoutRefund?: Scalars['Boolean']['input'];
};

/** Who takes the card. */
export type CardProvider =
  /** The stand-in of a local machine: test cards only. */
  | 'LOCAL'
  /** Stripe. */
  | 'STRIPE';

/** Something that a creator offers. One id is one record, whatever list it is in. */
export type CatalogItem = {
  /** When its creator added it; what is archived is listed by it. */
  readonly addedOn: Scalars['DateTime']['output'];
  /** Whether its owner can delete it for good, see `deleteCatalogItem`: it is archived, and nobody has it. For the owner, else false. */
  readonly canDeleteForGood: Scalars['Boolean']['output'];
  /** What kind of item it is. */
  readonly category: CatalogItemCategory;
  /** Profile id of the creator. */
  readonly creatorId: Scalars['ID']['output'];
  /** What it is about; null without. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Id of the item. */
  readonly id: Scalars['ID']['output'];
  /** Price excluding VAT; 0 is free. */
  readonly price: Scalars['Euro']['output'];
  /** Price including the VAT of the viewer's country, see `priceCountry`. */
  readonly priceWithVat: Scalars['Euro']['output'];
  /** Stands for the item as its owner can edit it; goes back as `revision` with a change. For the owner, else null. */
  readonly revision?: Maybe<Scalars['String']['output']>;
  /** Its state. */
  readonly status: CatalogItemStatus;
  /** Name of the item; may be empty in a draft. */
  readonly title: Scalars['String']['output'];
  /** What VAT does to `priceWithVat`. */
  readonly vatTreatment: VatTreatment;
};

/** What kind of catalogue item it is. */
export type CatalogItemCategory =
  /** A bookable session. */
  | 'ONE_ON_ONE'
  /** A document, also called a drop. */
  | 'PUBLICATION'
  /** An event with slides or a file. */
  | 'TALK';

/** The state of a catalogue item. */
export type CatalogItemStatus =
  /** Taken from sale; stays readable for those who own it. */
  | 'ARCHIVED'
  /** Seen by its owner only. */
  | 'DRAFT'
  /** On sale. */
  | 'PUBLISHED';

/** See `changeMailAddress`. */
export type ChangeMailAddressCommand = {
  /** An e-mail address, at most 254 characters. */
  readonly address: Scalars['String']['input'];
};

/** See `checkAffiliate`. */
export type CheckAffiliateCommand = {
  /** A beamer's invitation code. */
  readonly affiliate: Scalars['String']['input'];
};

/** See `completePayment`. */
export type CompletePaymentCommand = {
  /** The payment. */
  readonly paymentId: Scalars['ID']['input'];
};

/** See `confirmMailAddress`. */
export type ConfirmMailAddressCommand = {
  /** The secret in the link. */
  readonly token: Scalars['String']['input'];
};

/** See `connectCalendar`. */
export type ConnectCalendarCommand = {
  /** One-time code from the provider. */
  readonly code: Scalars['String']['input'];
  /** The redirect address that the code was issued for. */
  readonly redirectUri: Scalars['String']['input'];
  /** State that was sent along. */
  readonly state: Scalars['String']['input'];
};

/** Where a calendar account can be connected. */
export type ConnectCalendarUrl = {
  readonly __typename?: 'ConnectCalendarUrl';
  /** Who hosts the account. */
  readonly provider: CalendarProvider;
  /** Address to go to; comes back with `code` and `state`. */
  readonly url: Scalars['String']['output'];
};

/** See `consentToAccess`. */
export type ConsentToAccessCommand = {
  /** Content that was bought. */
  readonly catalogItemId: Scalars['ID']['input'];
  /** Version of the words that were shown; without it, the present one. */
  readonly wordingVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** A country. */
export type Country = {
  readonly __typename?: 'Country';
  /** ISO 3166 alpha-2. */
  readonly code: Scalars['String']['output'];
  /** English name. */
  readonly name: Scalars['String']['output'];
};

/** See `createBooking`. */
export type CreateBookingCommand = {
  /** The offer. */
  readonly catalogItemId: Scalars['ID']['input'];
  /** Date in `timeZone`. */
  readonly date: Scalars['LocalDate']['input'];
  /** Wall-clock start in `timeZone`, one that `availability` offers. */
  readonly timeSlot: Scalars['LocalTime']['input'];
  /** IANA zone. */
  readonly timeZone: Scalars['String']['input'];
};

/** See `createEntitlement`. */
export type CreateEntitlementCommand = {
  /** A free item. */
  readonly catalogItemId: Scalars['ID']['input'];
};

/** See `createOneOnOne`. */
export type CreateOneOnOneCommand = {
  /** At most 500 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** What the booker gets; blank lines are dropped. */
  readonly descriptionBulletPoints: ReadonlyArray<Scalars['String']['input']>;
  /** Length of the session. */
  readonly duration: SessionDuration;
  /** The link, phone number or address, at most 500 characters; required unless they meet by video. Refused without `meetingKind`. */
  readonly meetingDetails?: InputMaybe<Scalars['String']['input']>;
  /** How they meet; by video if left out. */
  readonly meetingKind?: InputMaybe<MeetingKind>;
  /** Whole euro excluding VAT: 0 or at least 3. */
  readonly price: Scalars['Int']['input'];
  /** 1 to 150 characters. */
  readonly title: Scalars['String']['input'];
};

/** See `createPayment`. */
export type CreatePaymentCommand = {
  /** The price that the buyer was shown, excluding VAT, in cents: a claim that is checked. */
  readonly amountInCents: Scalars['Int']['input'];
  /** What is bought. */
  readonly catalogItemId: Scalars['ID']['input'];
  /** What it is about as it was shown; the payment bears the server's. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Name as it was shown; the payment bears the server's. */
  readonly title: Scalars['String']['input'];
};

/** See `createPublication`. */
export type CreatePublicationCommand = {
  /** A PDF. */
  readonly file: Scalars['Upload']['input'];
  /** Made by the client, once for each file that is uploaded: the same call again makes nothing new. */
  readonly uploadId?: InputMaybe<Scalars['String']['input']>;
};

/** See `createTalk`. */
export type CreateTalkCommand = {
  /** When it begins. */
  readonly eventDate: Scalars['DateTime']['input'];
  /** A PDF. */
  readonly file: Scalars['Upload']['input'];
  /** Made by the client, once for each file that is uploaded: the same call again makes nothing new. */
  readonly uploadId?: InputMaybe<Scalars['String']['input']>;
};

/** A page of the sessions that a creator gives. */
export type CreatorBookingConnection = {
  readonly __typename?: 'CreatorBookingConnection';
  /** Bookings with their cursors. */
  readonly edges: ReadonlyArray<CreatorBookingEdge>;
  /** The page's position in the list. */
  readonly pageInfo: PageInfo;
};

/** A booking with its cursor. */
export type CreatorBookingEdge = {
  readonly __typename?: 'CreatorBookingEdge';
  /** Its position in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The booking. */
  readonly node: Booking;
};

/** A creator's name and address, looked up by profile id. */
export type CreatorReference = Node & {
  readonly __typename?: 'CreatorReference';
  /** Given and family name. */
  readonly creatorName: Scalars['String']['output'];
  /** Name of the public page in addresses. */
  readonly creatorSlug: Scalars['String']['output'];
  /** The creator's profile id with the prefix `creator:`. */
  readonly id: Scalars['ID']['output'];
};

/** The hours of a weekday. */
export type DailyAvailability = {
  readonly __typename?: 'DailyAvailability';
  /** The day. */
  readonly day: DayOfWeek;
  /** Hours in the creator's zone, not overlapping, earliest first. */
  readonly timeSlots: ReadonlyArray<TimeSlot>;
};

/** The hours of a weekday. */
export type DailyAvailabilityInput = {
  /** The day. */
  readonly day: DayOfWeek;
  /** Hours, not overlapping. */
  readonly timeSlots: ReadonlyArray<TimeSlotInput>;
};

/** A day of the week; weeks start on Monday. */
export type DayOfWeek =
  /** Friday. */
  | 'FRIDAY'
  /** Monday. */
  | 'MONDAY'
  /** Saturday. */
  | 'SATURDAY'
  /** Sunday. */
  | 'SUNDAY'
  /** Thursday. */
  | 'THURSDAY'
  /** Tuesday. */
  | 'TUESDAY'
  /** Wednesday. */
  | 'WEDNESDAY';

/** See `deleteCatalogItem`. */
export type DeleteCatalogItemCommand = {
  /** An archived item. */
  readonly id: Scalars['ID']['input'];
};

/** See `deleteEntitlement`. */
export type DeleteEntitlementCommand = {
  /** A free item. */
  readonly catalogItemId: Scalars['ID']['input'];
};

/** See `disconnectCalendar`. */
export type DisconnectCalendarCommand = {
  /** The account, see `CalendarProfile.profileId`. */
  readonly profileId: Scalars['ID']['input'];
};

/** An uploaded file, described. */
export type Document = Node & {
  readonly __typename?: 'Document';
  /** When it was stored; a replaced document is another one. */
  readonly addedOn: Scalars['DateTime']['output'];
  /** Media type. */
  readonly contentType: Scalars['String']['output'];
  /** File ending without the dot. */
  readonly extension: Scalars['String']['output'];
  /** Id of the document. */
  readonly id: Scalars['ID']['output'];
  /** Whether it took the place of an earlier one. */
  readonly isReplacement: Scalars['Boolean']['output'];
  /** File name as uploaded. */
  readonly name: Scalars['String']['output'];
  /** File name without its ending. */
  readonly nameWithoutExtension: Scalars['String']['output'];
  /** How many pages it has; null until the previews were made. */
  readonly pageCount?: Maybe<Scalars['Int']['output']>;
  /** What became of its preview pictures. */
  readonly previewState: DocumentPreviewState;
  /** Its size in bytes. */
  readonly sizeInBytes: Scalars['Int']['output'];
};

/** A document with its bytes, for those who may read it. */
export type DocumentBlob = {
  readonly __typename?: 'DocumentBlob';
  /** The bytes, in base64. */
  readonly bytes: Scalars['String']['output'];
  /** What it is. */
  readonly document: Document;
};

/** What became of a document's preview pictures, which are made after the upload. */
export type DocumentPreviewState =
  /** They could not be made: the document cannot be drawn within the limits. */
  | 'FAILED'
  /** They are being made. */
  | 'PENDING'
  /** They are there. */
  | 'READY';

/** What a creator's sales come to, from the ledger. */
export type Earnings = Node & {
  readonly __typename?: 'Earnings';
  /** What remains for the creator. */
  readonly earnings: Scalars['Euro']['output'];
  /** The creator's profile id with the prefix `earnings:`, and the period. */
  readonly id: Scalars['ID']['output'];
  /** The platform's share of them. */
  readonly platformFee: Scalars['Euro']['output'];
  /** Their prices, excluding VAT. */
  readonly price: Scalars['Euro']['output'];
  /** What the card provider kept of them. */
  readonly processingCosts: Scalars['Euro']['output'];
  /** Prices, excluding VAT, of what was paid and given back. */
  readonly refunded: Scalars['Euro']['output'];
  /** How many payments were paid, those that were refunded left out. */
  readonly salesCount: Scalars['Int']['output'];
};

/** Which of a creator's sales are meant. */
export type EarningsPeriod =
  /** All of them. */
  | 'ALL'
  /** Those since the first of this month, in the creator's zone. */
  | 'THIS_MONTH';

/** See `endLiveSession`. */
export type EndLiveSessionCommand = {
  /** The channel. */
  readonly channelId: Scalars['ID']['input'];
};

/** Content in the viewer's library. */
export type Entitlement = Node & {
  readonly __typename?: 'Entitlement';
  /** Id of the content. */
  readonly catalogItemId: Scalars['ID']['output'];
  /** Given and family name of the creator. */
  readonly creatorName: Scalars['String']['output'];
  /** Name of the creator's public page in addresses. */
  readonly creatorSlug: Scalars['String']['output'];
  /** What it is about; null without. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** First part of its address. */
  readonly family: EntitlementFamily;
  /** Whether its file was replaced since the viewer has it, and the new one has not been opened yet. */
  readonly hasNewVersion: Scalars['Boolean']['output'];
  /** Id of the entitlement. */
  readonly id: Scalars['ID']['output'];
  /** Second part of its address. */
  readonly kind: EntitlementKind;
  /** What was paid, including VAT; 0 for free content. */
  readonly price: Scalars['Euro']['output'];
  /** Name of the content. */
  readonly title: Scalars['String']['output'];
};

/** A page of 'My Library'. */
export type EntitlementConnection = {
  readonly __typename?: 'EntitlementConnection';
  /** Entitlements with their cursors. */
  readonly edges: ReadonlyArray<EntitlementEdge>;
  /** The page's position in the list. */
  readonly pageInfo: PageInfo;
};

/** An entitlement with its cursor. */
export type EntitlementEdge = {
  readonly __typename?: 'EntitlementEdge';
  /** Its position in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The entitlement. */
  readonly node: Entitlement;
};

/** The first part of a library item's address: `/{creatorSlug}/{family}/{kind}/{catalogItemId}`. */
export type EntitlementFamily =
  /** Content that is read or watched. */
  | 'consumable';

/** The second part of a library item's address. */
export type EntitlementKind =
  /** A document. */
  | 'publication'
  /** A talk. */
  | 'talk';

/** See `failPayment`. */
export type FailPaymentCommand = {
  /** The payment. */
  readonly paymentId: Scalars['ID']['input'];
};

/** What a form of the site is about. */
export type FormKind =
  /** Taking part in the private beta. */
  | 'BETA'
  /** A question or a request for support. */
  | 'CONTACT'
  /** Investing. */
  | 'INVESTORS'
  /** Something wrong on a page of the site. */
  | 'REPORT';

/** A day or a range of dates with other hours than those of the week. */
export type HoursException = {
  readonly __typename?: 'HoursException';
  /** The first date, in the zone of the weekly hours. */
  readonly from: Scalars['LocalDate']['output'];
  /** The hours of each of these days, earliest first; none is a day off. */
  readonly timeSlots: ReadonlyArray<TimeSlot>;
  /** The last date, included. */
  readonly to: Scalars['LocalDate']['output'];
};

/** A day or a range of dates with other hours than those of the week. */
export type HoursExceptionInput = {
  /** The first date, in the zone of the weekly hours. */
  readonly from: Scalars['LocalDate']['input'];
  /** The hours of each of these days, not overlapping; none is a day off. */
  readonly timeSlots: ReadonlyArray<TimeSlotInput>;
  /** The last date, included. */
  readonly to: Scalars['LocalDate']['input'];
};

/** A server that helps two browsers to reach each other (STUN, or TURN with credentials). */
export type IceServer = {
  readonly __typename?: 'IceServer';
  /** Password for it; null where none is needed. */
  readonly credential?: Maybe<Scalars['String']['output']>;
  /** Its addresses. */
  readonly urls: ReadonlyArray<Scalars['String']['output']>;
  /** Name to sign in with; null where none is needed. */
  readonly username?: Maybe<Scalars['String']['output']>;
};

/** A question as a creator writes it. */
export type IntakeQuestionInput = {
  /** Whether an answer must be given. */
  readonly isRequired: Scalars['Boolean']['input'];
  /** The question, 1 to 500 characters. */
  readonly question: Scalars['String']['input'];
};

/** See `joinLiveSession`. */
export type JoinLiveSessionCommand = {
  /** The channel. */
  readonly channelId: Scalars['ID']['input'];
  /** As for `startLiveSession`. */
  readonly participantId?: InputMaybe<Scalars['Int']['input']>;
};

/** Where to join a live session. */
export type JoinUrl = {
  readonly __typename?: 'JoinUrl';
  /** With scheme and host. */
  readonly absoluteUrl: Scalars['String']['output'];
  /** Id of the channel. */
  readonly channelId: Scalars['ID']['output'];
  /** Name of the host's public page in addresses. */
  readonly hostSlug: Scalars['String']['output'];
  /** Path on this site. */
  readonly relativeUrl: Scalars['String']['output'];
};

/** See `leaveLiveSession`. */
export type LeaveLiveSessionCommand = {
  /** The channel. */
  readonly channelId: Scalars['ID']['input'];
  /** The number that one is there under: another tab's seat is kept. Null to leave whichever one has. */
  readonly participantId?: InputMaybe<Scalars['Int']['input']>;
};

/** The heading under which a profile link is shown. */
export type LinkGroupType =
  /** Everything that is neither a newsletter nor a social network. */
  | 'LINKS'
  /** Beehiiv and Substack. */
  | 'NEWSLETTERS'
  /** Social networks. */
  | 'SOCIALS';

/** A link as its owner states it. */
export type LinkInput = {
  /** The heading; must be the platform's. */
  readonly groupType: LinkGroupType;
  /** The service that it leads to. */
  readonly platform: LinkPlatform;
  /** Full address, http or https. */
  readonly url: Scalars['String']['input'];
};

/** The service that a profile link leads to. */
export type LinkPlatform =
  /** Shown as Beehiiv. */
  | 'BEEHIIV'
  /** Shown as Facebook. */
  | 'FACEBOOK'
  /** Shown as Instagram. */
  | 'INSTAGRAM'
  /** Shown as LinkedIn. */
  | 'LINKED_IN'
  /** Shown as Substack. */
  | 'SUBSTACK'
  /** Shown as TikTok. */
  | 'TIK_TOK'
  /** Shown as Other. */
  | 'UNKNOWN'
  /** Shown as WhatsApp. */
  | 'WHATS_APP'
  /** Shown as X. */
  | 'X'
  /** Shown as Youtube. */
  | 'YOUTUBE';

/** See `linkedInSignInSignUp`. */
export type LinkedInSignInSignUpCommand = {
  /** Must be true. */
  readonly acceptedPolicies: Scalars['Boolean']['input'];
  /** Makes the user a beamer when it is valid. */
  readonly affiliateCode?: InputMaybe<Scalars['String']['input']>;
  /** One-time code from the provider. */
  readonly code: Scalars['String']['input'];
  /** The state that this browser asked for `linkedInAuthorizationUrl` with, within the last 10 minutes; no sign-in ends without. */
  readonly state?: InputMaybe<Scalars['String']['input']>;
  /** The redirect address that the code was issued for. */
  readonly url: Scalars['String']['input'];
};

/** The video channel of a booking. */
export type LiveSession = Node & {
  readonly __typename?: 'LiveSession';
  /** The booking that it is for. */
  readonly booking: Booking;
  /** Id of the channel: random, and the same however often the booking is moved. */
  readonly channelId: Scalars['ID']['output'];
  /** Until when they can: 30 minutes after the booking ends. */
  readonly closesAt: Scalars['DateTime']['output'];
  /** Profile id of the creator. */
  readonly hostUserProfileId: Scalars['ID']['output'];
  /** The same as `channelId`. */
  readonly id: Scalars['ID']['output'];
  /** Where to join. */
  readonly joinUrl: JoinUrl;
  /** How many may be in it, the host included: 2. */
  readonly maxParticipants: Scalars['Int']['output'];
  /** From when on the two can join: 10 minutes before the booking begins. */
  readonly opensAt: Scalars['DateTime']['output'];
  /** Its state. */
  readonly status: LiveSessionStatus;
  /** Name of the offer when it was booked. */
  readonly title: Scalars['String']['output'];
};

/** What the video provider wants to let somebody in. */
export type LiveSessionAccess = {
  readonly __typename?: 'LiveSessionAccess';
  /** Id of the app at the video provider; empty where it needs none. */
  readonly appId: Scalars['String']['output'];
  /** Id of the channel. */
  readonly channelId: Scalars['ID']['output'];
  /** When `token` and the credentials of `iceServers` run out: after 5 minutes, and at the latest with the channel's window. Joining again under the same `participantId` renews them. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** Servers that help two browsers to reach each other; empty where the provider has its own. */
  readonly iceServers: ReadonlyArray<IceServer>;
  /** Whether the browsers may reach each other through `iceServers` alone, so that neither learns the other's address. */
  readonly isRelayOnly: Scalars['Boolean']['output'];
  /** Number of the participant in the channel: of one person in one tab. */
  readonly participantId: Scalars['Int']['output'];
  /** What carries picture and sound. */
  readonly provider: VideoProvider;
  /** Token for the video provider; empty where it needs none. */
  readonly token: Scalars['String']['output'];
};

/** The state of a live session. */
export type LiveSessionStatus =
  /** Its host ended it, its window has passed, or its booking was cancelled. It stays so. */
  | 'ENDED'
  /** Its host has started it. */
  | 'LIVE'
  /** Its host has not started it yet, which is possible from 10 minutes before the booking begins. */
  | 'SCHEDULED';

/** Where somebody is sent mails, and which of them (docs/product.md 15.8). */
export type MailSettings = {
  readonly __typename?: 'MailSettings';
  /** Where mails go; null until an address is confirmed. */
  readonly address?: Maybe<Scalars['String']['output']>;
  /** Whether the mail server of `pendingAddress` refused the last link for good. */
  readonly isLinkRefused: Scalars['Boolean']['output'];
  /** Whether the mail server of `address` refuses mails to it for good: then nothing is sent. */
  readonly isRefused: Scalars['Boolean']['output'];
  /** When a link to `pendingAddress` was last asked for; null while none was. */
  readonly linkSentAt?: Maybe<Scalars['DateTime']['output']>;
  /** An address that its owner has yet to confirm, by the link in a mail; null without one. */
  readonly pendingAddress?: Maybe<Scalars['String']['output']>;
  /** What can be turned off, of what this person could get. */
  readonly topics: ReadonlyArray<MailTopicSetting>;
};

/** What mails are about that can be turned off. */
export type MailTopic =
  /** Calendars whose access was lost; creators alone. */
  | 'CALENDARS'
  /** People who have joined with one's invitation; creators alone. */
  | 'INVITATIONS'
  /** Reminders before a session. */
  | 'REMINDERS'
  /** Publications and talks that were sold; creators alone. */
  | 'SALES'
  /** Sessions that are booked, moved or cancelled, or whose meeting place is changed. */
  | 'SESSIONS';

/** Whether mails about something are sent. */
export type MailTopicSetting = {
  readonly __typename?: 'MailTopicSetting';
  /** False when they were turned off. */
  readonly isOn: Scalars['Boolean']['output'];
  /** What they are about. */
  readonly topic: MailTopic;
};

/** The signed-in user as the access token carries it. */
export type Me = Node & {
  readonly __typename?: 'Me';
  /** Whether the creator's onboarding is done. */
  readonly beamerIsOnboarded: Scalars['Boolean']['output'];
  /** Address that the sign-in provider vouched for. */
  readonly email: Scalars['String']['output'];
  /** Given name. */
  readonly firstName: Scalars['String']['output'];
  /** The user's id with the prefix `me:`. */
  readonly id: Scalars['ID']['output'];
  /** Family name. */
  readonly lastName: Scalars['String']['output'];
  /** Path of the picture below `/profilepics/`; null without one. */
  readonly profilePicture?: Maybe<Scalars['String']['output']>;
  /** Role at the time of the call. */
  readonly role: UserRole;
  /** Name of the public page in addresses. */
  readonly slug: Scalars['String']['output'];
  /** Whether the user's onboarding is done. */
  readonly userIsOnboarded: Scalars['Boolean']['output'];
  /** Id of the user's profile. */
  readonly userProfileId: Scalars['ID']['output'];
};

/** How the booker and the creator of a session meet. */
export type MeetingKind =
  /** In person, at an address. */
  | 'ADDRESS'
  /** At a link of the creator's. */
  | 'LINK'
  /** By phone: the booker calls the creator. */
  | 'PHONE'
  /** Here, by video. */
  | 'VIDEO';

/** Where the booker and the creator of a session meet: as the offer had it when the slot was taken, or as its creator has changed it since. Only they can see it. */
export type MeetingPlace = {
  readonly __typename?: 'MeetingPlace';
  /** The creator's link, phone number or address; null by video, and unless the booking is CONFIRMED. */
  readonly details?: Maybe<Scalars['String']['output']>;
  /** How they meet. */
  readonly kind: MeetingKind;
};

/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Cancels a booking of the signed-in user, or one that was booked with them. Paid ones are refunded: always for a creator, for a booker until `refundableUntil`. A slot that is only held is let go by its booker. The first call counts: again by the same side it changes nothing. `BOOKING_CANCELLED` when the other side was first, `SESSION_BEGUN` from its start, `NOT_REFUNDABLE`, and of a held slot `BOOKING_NOT_CONFIRMED` for its creator, `PAYMENT_PROCESSING` while the bank is at work. */
  readonly cancelBooking: Booking;
  /**
   * Names the address for the signed-in user's mails and sends a link there, which confirms it; until then they go where
   * they went. The confirmed address again gives up the one that was to be confirmed. `TOO_MANY_LINKS` after five links
   * within a day.
   */
  readonly changeMailAddress: UserSettings;
  /** Whether an invitation code exists. */
  readonly checkAffiliate: Scalars['Boolean']['output'];
  /** Asks the card provider, and settles the payment when it says so. */
  readonly completePayment: Payment;
  /** Confirms an address by the link in a mail, without a sign-in. Idempotent. `MAIL_LINK_OVER` when it isn't valid (any more). */
  readonly confirmMailAddress: Scalars['Boolean']['output'];
  /** Ends connecting a calendar account: code from the provider in. */
  readonly connectCalendar: UserSettings;
  /** Keeps, with the payment, that the buyer wants the content delivered now and knows that the right of withdrawal ends. */
  readonly consentToAccess: ReadableItem;
  /** Takes a slot: a free offer is booked, a paid one held for 15 minutes. `SLOT_TAKEN` when another was faster. */
  readonly createBooking: Booking;
  /** Puts a free item into the signed-in user's library. */
  readonly createEntitlement: CatalogItem;
  /** Creates an offer as a draft, which comes first. The same call again within a minute returns what the first one made. */
  readonly createOneOnOne: OneOnOne;
  /** Opens a payment for an item, or returns the one that is open. The price is the server's; a wrong claim is refused. */
  readonly createPayment: Payment;
  /** Uploads a PDF as a draft. */
  readonly createPublication: Publication;
  /** Uploads a talk's file as a draft. */
  readonly createTalk: Talk;
  /** Ends the signed-in user's calendar feed: its address stops working at once. Idempotent. */
  readonly deleteCalendarFeed: UserSettings;
  /** Deletes an archived item of the signed-in beamer for good, with its document; returns its id. `ITEM_IN_USE` when somebody has it, has booked it or is paying for it. One that is gone already stays gone. */
  readonly deleteCatalogItem: Scalars['ID']['output'];
  /** Takes a free item out of the signed-in user's library; a purchase stays. */
  readonly deleteEntitlement: CatalogItem;
  /** Ends the connection of a calendar account; its busy times no longer count. */
  readonly disconnectCalendar: UserSettings;
  /** Ends a live session for both, as its host, for good. Refuses with `NOT_LIVE_YET` one that has not been started; one that is over stays so. */
  readonly endLiveSession: LiveSession;
  /** Acknowledges that a payment failed and gives up what it held. */
  readonly failPayment: Payment;
  /** Marks the onboarding of the signed-in user's role as done; a new token, since claims change. */
  readonly finishOnboarding: AccessToken;
  /** Joins a live session as its booker, or comes back to it. Refuses like `startLiveSession`, and with `NOT_LIVE_YET` until its host has started it. */
  readonly joinLiveSession: LiveSessionAccess;
  /** Leaves a live session, which goes on. */
  readonly leaveLiveSession: LiveSession;
  /** Ends the sign-in: code from the provider in, access token out, refresh cookie set. */
  readonly linkedInSignInSignUp: AccessToken;
  /** Ends the session: the refresh cookie and its family die. True, also when there was none. */
  readonly logOut: Scalars['Boolean']['output'];
  /** A new access token for the refresh cookie, which is rotated. */
  readonly refresh: AccessToken;
  /**
   * Reads the calendars of the connected accounts again: their names, new ones and those that are gone, and whether the
   * connection still works. `CALENDARS_UNAVAILABLE` when the calendar service doesn't answer.
   */
  readonly refreshCalendars: UserSettings;
  /** Makes the signed-in user a beamer. False when the code is unknown. */
  readonly registerAsBeamer: Scalars['Boolean']['output'];
  /** Makes an address at which the signed-in user's calendar reads their sessions. The former one, if any, stops working at once. `CALENDAR_ADDRESS_REPLACED`. */
  readonly renewCalendarFeed: NewCalendarFeed;
  /** Replaces the file of a publication or talk of the signed-in beamer: everyone who bought it reads the new one. */
  readonly replaceDocument: CatalogItem;
  /** Moves a booking of the signed-in user to another slot, at most three times; its payment, price and answers stay. To the slot that it has: nothing changes. `RESCHEDULE_TOO_LATE` from an hour before it begins, `MOVE_LIMIT_REACHED`, `SLOT_TAKEN` when another was faster. */
  readonly rescheduleBooking: Booking;
  /**
   * Sends a form to the operator of the site, who reads it and answers by email; nobody is sent anything for now. The
   * very same form again, also later or from somebody else, is the entry that there is. `BAD_USER_INPUT` with the field;
   * `TOO_MANY_FORMS` when one person, one address or everybody together has sent too many within a day.
   */
  readonly sendForm: Scalars['Boolean']['output'];
  /** Posts an item of the signed-in beamer to LinkedIn. */
  readonly shareItemToLinkedIn: CatalogItem;
  /** Posts the signed-in beamer's page to LinkedIn. */
  readonly shareProfileToLinkedIn: UserProfile;
  /** Starts a live session as its host, or comes back to one. Refuses with `NOT_OPEN_YET`, `LIVE_SESSION_ENDED`, `MEETING_ELSEWHERE`, `BOOKING_CANCELLED` and, for a seat that another tab has taken, `SEAT_TAKEN`. */
  readonly startLiveSession: LiveSessionAccess;
  /** Turns off what the link in a mail names, without a sign-in; it allows nothing else. Idempotent. `MAIL_LINK_OVER` when it isn't valid. */
  readonly stopMails: Scalars['Boolean']['output'];
  /** Turns a calendar's busy times on or off; neither the default nor a read-only one. */
  readonly toggleCalendarEnabledForBooking: Calendar;
  /** Notes that the signed-in user looked at a creator. */
  readonly track: Scalars['Boolean']['output'];
  /** Replaces the exceptions from the weekly hours. Bookings stay as they are. */
  readonly updateAvailabilityExceptions: AvailabilityExceptions;
  /** Replaces the signed-in beamer's weekly hours. */
  readonly updateAvailabilitySettings: AvailabilitySettings;
  /** Changes the signed-in beamer's booking address. */
  readonly updateBookMeUrl: UserProfile;
  /** Saves the answers and ties a payment to a booking of the signed-in user. */
  readonly updateBooking: Booking;
  /** Replaces the rules by which the beamer, or one of their offers, can be booked. Bookings stay as they are. */
  readonly updateBookingRules: BookingRulebook;
  /** Puts the signed-in beamer's items of a kind in order; returns them in it. */
  readonly updateCatalogItemOrder: ReadonlyArray<CatalogItem>;
  /** Publishes, unpublishes or archives an item of the signed-in beamer, or brings an archived one back as a draft. */
  readonly updateCatalogItemStatus: CatalogItem;
  /** Remembers the visitor's country; prices follow it. Returns the country in force. */
  readonly updateCountryCookie: PriceCountry;
  /** Chooses the calendar that sessions are written to, which must be enabled. Earlier ones stay where they are. */
  readonly updateDefaultCalendar: UserSettings;
  /** Replaces the questions that an offer of the signed-in beamer asks; held and booked sessions keep theirs. */
  readonly updateIntakeQuestions: OneOnOne;
  /** Replaces all links of the signed-in beamer. */
  readonly updateLinks: UserProfile;
  /** Turns mails about something on or off for the signed-in user. */
  readonly updateMailTopic: UserSettings;
  /** Changes where the booker and the creator of a session meet, for that session alone; its booker can see that it was changed. For its creator, until it is over. To the place that it has: nothing changes. `SESSION_OVER`, `BOOKING_NOT_CONFIRMED`, `BOOKING_CANCELLED`. */
  readonly updateMeetingPlace: Booking;
  /** Changes an offer of the signed-in beamer. */
  readonly updateOneOnOne: OneOnOne;
  /** Saves billing details on a payment and fixes its VAT. From then on a card can be charged for it. */
  readonly updatePayment: Payment;
  /** Changes a publication of the signed-in beamer. */
  readonly updatePublicationDetails: Publication;
  /** Changes the address of the signed-in beamer's page; the old one leads to the new one and stays the beamer's. */
  readonly updateSlug: UserProfile;
  /** Changes a talk of the signed-in beamer. */
  readonly updateTalkDetails: Talk;
  /** Remembers the visitor's zone. Returns it. */
  readonly updateTimeZoneCookie: Scalars['String']['output'];
  /** Replaces the signed-in user's billing details. */
  readonly updateUserBillingInformation: UserSettings;
  /** Changes title and biography of the signed-in user. */
  readonly updateUserProfile: UserProfile;
  /** Replaces the signed-in user's picture. */
  readonly updateUserProfilePicture: UserProfile;
  /** Changes the signed-in user's zone. */
  readonly updateUserSettings: UserSettings;
  /** Asks whether a VAT number exists and belongs to a country. */
  readonly validateVatNumber: VatNumberValidation;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationCancelBookingArgs = {
  command: CancelBookingCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationChangeMailAddressArgs = {
  command: ChangeMailAddressCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationCheckAffiliateArgs = {
  command: CheckAffiliateCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationCompletePaymentArgs = {
  command: CompletePaymentCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationConfirmMailAddressArgs = {
  command: ConfirmMailAddressCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationConnectCalendarArgs = {
  command: ConnectCalendarCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationConsentToAccessArgs = {
  command: ConsentToAccessCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationCreateBookingArgs = {
  command: CreateBookingCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationCreateEntitlementArgs = {
  command: CreateEntitlementCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationCreateOneOnOneArgs = {
  command: CreateOneOnOneCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationCreatePaymentArgs = {
  command: CreatePaymentCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationCreatePublicationArgs = {
  command: CreatePublicationCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationCreateTalkArgs = {
  command: CreateTalkCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationDeleteCatalogItemArgs = {
  command: DeleteCatalogItemCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationDeleteEntitlementArgs = {
  command: DeleteEntitlementCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationDisconnectCalendarArgs = {
  command: DisconnectCalendarCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationEndLiveSessionArgs = {
  command: EndLiveSessionCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationFailPaymentArgs = {
  command: FailPaymentCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationJoinLiveSessionArgs = {
  command: JoinLiveSessionCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationLeaveLiveSessionArgs = {
  command: LeaveLiveSessionCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationLinkedInSignInSignUpArgs = {
  command: LinkedInSignInSignUpCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationRegisterAsBeamerArgs = {
  command: RegisterAsBeamerCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationRenewCalendarFeedArgs = {
  command: RenewCalendarFeedCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationReplaceDocumentArgs = {
  command: ReplaceDocumentCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationRescheduleBookingArgs = {
  command: RescheduleBookingCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationSendFormArgs = {
  command: SendFormCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationShareItemToLinkedInArgs = {
  command: ShareItemToLinkedInCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationShareProfileToLinkedInArgs = {
  command: ShareProfileToLinkedInCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationStartLiveSessionArgs = {
  command: StartLiveSessionCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationStopMailsArgs = {
  command: StopMailsCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationToggleCalendarEnabledForBookingArgs = {
  command: ToggleCalendarEnabledForBookingCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationTrackArgs = {
  command: TrackCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationUpdateAvailabilityExceptionsArgs = {
  command: UpdateAvailabilityExceptionsCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationUpdateAvailabilitySettingsArgs = {
  command: UpdateAvailabilitySettingsCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationUpdateBookMeUrlArgs = {
  command: UpdateBookMeUrlCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationUpdateBookingArgs = {
  command: UpdateBookingCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationUpdateBookingRulesArgs = {
  command: UpdateBookingRulesCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationUpdateCatalogItemOrderArgs = {
  command: UpdateCatalogItemOrderCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationUpdateCatalogItemStatusArgs = {
  command: UpdateCatalogItemStatusCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationUpdateCountryCookieArgs = {
  command: UpdateCountryCookieCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationUpdateDefaultCalendarArgs = {
  command: UpdateDefaultCalendarCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationUpdateIntakeQuestionsArgs = {
  command: UpdateIntakeQuestionsCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationUpdateLinksArgs = {
  command: UpdateLinksCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationUpdateMailTopicArgs = {
  command: UpdateMailTopicCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationUpdateMeetingPlaceArgs = {
  command: UpdateMeetingPlaceCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationUpdateOneOnOneArgs = {
  command: UpdateOneOnOneCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationUpdatePaymentArgs = {
  command: UpdatePaymentCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationUpdatePublicationDetailsArgs = {
  command: UpdatePublicationDetailsCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationUpdateSlugArgs = {
  command: UpdateSlugCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationUpdateTalkDetailsArgs = {
  command: UpdateTalkDetailsCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationUpdateTimeZoneCookieArgs = {
  command: UpdateTimeZoneCookieCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationUpdateUserBillingInformationArgs = {
  command: UpdateUserBillingInformationCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationUpdateUserProfileArgs = {
  command: UpdateUserProfileCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationUpdateUserProfilePictureArgs = {
  command: UpdateUserProfilePictureCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationUpdateUserSettingsArgs = {
  command: UpdateUserSettingsCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationValidateVatNumberArgs = {
  command: ValidateVatNumberCommand;
};

/** A calendar feed, in the only answer that has its address. */
export type NewCalendarFeed = {
  readonly __typename?: 'NewCalendarFeed';
  /** What calendars subscribe to: an address below `/calendar/`. Anyone who has it can read the sessions. */
  readonly address: Scalars['String']['output'];
  /** The settings, with the feed. */
  readonly userSettings: UserSettings;
};

/** Something stored, addressable by an id that no other record of any type has. */
export type Node = {
  /** Globally unique; its prefix names the type, for example `bkg_` for a booking. */
  readonly id: Scalars['ID']['output'];
};

/** The rules of an offer that has its own. */
export type OfferRules = {
  readonly __typename?: 'OfferRules';
  /** The offer. */
  readonly oneOnOneId: Scalars['ID']['output'];
  /** Its rules. */
  readonly rules: BookingRules;
};

/** A bookable session of 30 or 60 minutes. */
export type OneOnOne = CatalogItem & Node & {
  readonly __typename?: 'OneOnOne';
  /** See `CatalogItem.addedOn`. */
  readonly addedOn: Scalars['DateTime']['output'];
  /** Whether its owner can delete it for good, see `deleteCatalogItem`: it is archived, and nobody has it. For the owner, else false. */
  readonly canDeleteForGood: Scalars['Boolean']['output'];
  /** Always `ONE_ON_ONE`. */
  readonly category: CatalogItemCategory;
  /** Profile id of the creator. */
  readonly creatorId: Scalars['ID']['output'];
  /** At most 500 characters; null without. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** What the booker gets, a line each. */
  readonly descriptionBulletPoints: ReadonlyArray<Scalars['String']['output']>;
  /** Length of the session. */
  readonly duration: SessionDuration;
  /** Whether the creator has written the offer's own questions. */
  readonly hasOwnIntakeQuestions: Scalars['Boolean']['output'];
  /** How many days ahead it can be booked; null is six months. */
  readonly horizonInDays?: Maybe<Scalars['Int']['output']>;
  /** Id of the offer. */
  readonly id: Scalars['ID']['output'];
  /** What a booker is asked, in order, at most 20: the offer's own questions, or the set that every offer starts with. */
  readonly intakeQuestions: ReadonlyArray<BookingIntakeQuestion>;
  /** Stands for the offer's questions as their owner can edit them; goes back as `revision` with a change. For the owner, else null. */
  readonly intakeQuestionsRevision?: Maybe<Scalars['String']['output']>;
  /** The link, phone number or address; null for a session by video. For the owner, else null: a booker reads it on the booking. */
  readonly meetingDetails?: Maybe<Scalars['String']['output']>;
  /** How its booker and its creator meet. */
  readonly meetingKind: MeetingKind;
  /** Whole euro excluding VAT: 0 or at least 3. */
  readonly price: Scalars['Euro']['output'];
  /** Price including the VAT of the viewer's country. */
  readonly priceWithVat: Scalars['Euro']['output'];
  /** Stands for the item as its owner can edit it; goes back as `revision` with a change. For the owner, else null. */
  readonly revision?: Maybe<Scalars['String']['output']>;
  /** Its state. */
  readonly status: CatalogItemStatus;
  /** At most 150 characters. */
  readonly title: Scalars['String']['output'];
  /** What VAT does to `priceWithVat`. */
  readonly vatTreatment: VatTreatment;
};

/** The position of a page in a list. */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  /** Cursor of the last entry; null on an empty page. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more follows. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Whether something comes before. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first entry; null on an empty page. */
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

/** A payment. Seen by its buyer only. */
export type Payment = Node & {
  readonly __typename?: 'Payment';
  /** What the buyer agreed to: before opening the content, or before paying for a session that begins within 14 days; null before, and where nobody was asked. */
  readonly accessConsent?: Maybe<AccessConsent>;
  /** What the card is charged. */
  readonly amountWithVat: Scalars['Euro']['output'];
  /** Price excluding VAT. */
  readonly amountWithoutVat: Scalars['Euro']['output'];
  /** Whether the session begins within the 14 days in which its buyer could withdraw, which `updatePayment` has to be told they agree to. False once they have. */
  readonly awaitsConsent: Scalars['Boolean']['output'];
  /** Billing details frozen on this payment; null until saved. */
  readonly billingInformation?: Maybe<BillingInformation>;
  /** The session that it pays for; null for content. */
  readonly booking?: Maybe<Booking>;
  /** The booking that it pays for; null for content. */
  readonly bookingId?: Maybe<Scalars['ID']['output']>;
  /** Who takes the card. */
  readonly cardProvider: CardProvider;
  /** Id of the item that it pays for. */
  readonly catalogItemId: Scalars['ID']['output'];
  /** What kind of item it pays for. */
  readonly category: CatalogItemCategory;
  /** Secret with which the browser confirms the card; null until the billing details are saved, once its attempt was cancelled, and once it is settled. */
  readonly clientSecret?: Maybe<Scalars['String']['output']>;
  /** Given and family name of the creator whose item it is. */
  readonly creatorName: Scalars['String']['output'];
  /** Name of the creator's public page in addresses. */
  readonly creatorSlug: Scalars['String']['output'];
  /** ISO 4217, always `EUR`. */
  readonly currency: Scalars['String']['output'];
  /** What it is about; null without. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** When the slot that it pays for is given up; null without a hold. */
  readonly holdExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the payment. */
  readonly id: Scalars['ID']['output'];
  /** Whether the card provider confirmed it. */
  readonly isPaid: Scalars['Boolean']['output'];
  /** Whether the buyer owes the VAT (a company of another member state with a valid number). */
  readonly isReverseCharge: Scalars['Boolean']['output'];
  /** Public key of the card provider; null for the local one. */
  readonly publishableKey?: Maybe<Scalars['String']['output']>;
  /** Who had the money go back; null unless REFUNDED, and where that was before it was kept. */
  readonly refundedBy?: Maybe<BookingParty>;
  /** Its state. */
  readonly state: PaymentState;
  /** Name of what is bought. */
  readonly title: Scalars['String']['output'];
  /** ISO 3166 alpha-2 country whose VAT applies; where none does, the one that the address is in, or the territory where it has a code. */
  readonly vatCountryCode: Scalars['String']['output'];
  /** VAT rate in percent, for example `21`. */
  readonly vatPercentage: Scalars['Float']['output'];
  /** What VAT does to `amountWithVat`. */
  readonly vatTreatment: VatTreatment;
};

/** The state of a payment. */
export type PaymentState =
  /** Declined or given up. It can be tried again while what it pays for is still available. */
  | 'FAILED'
  /** Waits for the buyer. */
  | 'OPEN'
  /** The card provider confirmed it. */
  | 'PAID'
  /** The card provider is still working on it. */
  | 'PROCESSING'
  /** Paid and given back, for example because the slot was gone. */
  | 'REFUNDED';

/** What became of a creator's share of a payment. */
export type PayoutState =
  /** Gathers until the next payout. */
  | 'COLLECTING'
  /** The bank refused it. */
  | 'FAILED'
  /** On its way to the creator. */
  | 'PAID_OUT'
  /** Arrived. */
  | 'RECEIVED'
  /** Went back to the buyer. */
  | 'REFUNDED';

/** A policy that users accept at sign-in. */
export type PolicyDocument = {
  readonly __typename?: 'PolicyDocument';
  /** Where it can be read. */
  readonly contentUrl: Scalars['String']['output'];
  /** Whether its text is elsewhere, and not on the site's own page. */
  readonly isElsewhere: Scalars['Boolean']['output'];
  /** Which policy. */
  readonly policyType: PolicyType;
  /** Which version a sign-in accepts: the day on which the site's own text last changed, `2026-11-26`, or the address of a text that is elsewhere. */
  readonly version: Scalars['String']['output'];
};

/** Which policy a document states. */
export type PolicyType =
  /** The privacy policy. */
  | 'PRIVACY'
  /** The terms of use. */
  | 'TERMS';

/** The country whose VAT the prices include. */
export type PriceCountry = {
  readonly __typename?: 'PriceCountry';
  /** ISO 3166 alpha-2. */
  readonly countryCode: Scalars['String']['output'];
  /** English name. */
  readonly countryName: Scalars['String']['output'];
  /** Where it comes from. */
  readonly source: PriceCountrySource;
};

/** Where the country that decides on VAT comes from. */
export type PriceCountrySource =
  /** The visitor chose it. */
  | 'COOKIE'
  /** Nothing is known: Belgium is assumed. */
  | 'DEFAULT'
  /** The address of the connection. */
  | 'IP'
  /** The signed-in user's setting. */
  | 'SETTINGS';

/** A link on a public profile. */
export type ProfileLink = Node & {
  readonly __typename?: 'ProfileLink';
  /** Further words; null without. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** The heading under which it is shown; follows from the platform. */
  readonly groupType: LinkGroupType;
  /** Id of the link. */
  readonly id: Scalars['ID']['output'];
  /** The service that it leads to. */
  readonly platform: LinkPlatform;
  /** Name shown to visitors: the platform's, for example `LinkedIn`; of an unknown one, the site's domain. */
  readonly title: Scalars['String']['output'];
  /** Full address, http or https. */
  readonly url: Scalars['String']['output'];
};

/** A profile's square picture. */
export type ProfilePicture = Node & {
  readonly __typename?: 'ProfilePicture';
  /** When it was stored. */
  readonly addedOn: Scalars['DateTime']['output'];
  /** Media type. */
  readonly contentType: Scalars['String']['output'];
  /** File ending without the dot. */
  readonly extension: Scalars['String']['output'];
  /** Id of the picture. */
  readonly id: Scalars['ID']['output'];
  /** Public path, below `/profilepics/`. */
  readonly systemFullPath: Scalars['String']['output'];
};

/** A paid or free PDF document, also called a drop. */
export type Publication = CatalogItem & Node & ReadableItem & {
  readonly __typename?: 'Publication';
  /** See `CatalogItem.addedOn`. */
  readonly addedOn: Scalars['DateTime']['output'];
  /** See `ReadableItem.awaitsConsent`. */
  readonly awaitsConsent: Scalars['Boolean']['output'];
  /** Whether its owner can delete it for good, see `deleteCatalogItem`: it is archived, and nobody has it. For the owner, else false. */
  readonly canDeleteForGood: Scalars['Boolean']['output'];
  /** See `ReadableItem.canRemoveFromLibrary`. */
  readonly canRemoveFromLibrary: Scalars['Boolean']['output'];
  /** Whether the viewer may read the whole document. */
  readonly canView: Scalars['Boolean']['output'];
  /** Always `PUBLICATION`. */
  readonly category: CatalogItemCategory;
  /** Profile id of the creator. */
  readonly creatorId: Scalars['ID']['output'];
  /** What it is about; null without. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** The document's description; its bytes come from `/documents/{id}`, or from `blobByDocumentId`. Null until uploaded. */
  readonly document?: Maybe<Document>;
  /** Whether the viewer has it in the library. */
  readonly hasEntitlement: Scalars['Boolean']['output'];
  /** Id of the publication. */
  readonly id: Scalars['ID']['output'];
  /** Price excluding VAT: 0 or at least 3. */
  readonly price: Scalars['Euro']['output'];
  /** Price including the VAT of the viewer's country. */
  readonly priceWithVat: Scalars['Euro']['output'];
  /** The viewer's latest payment for it whose money went back, or is going back; null without, and once it is in the library. */
  readonly refundedPayment?: Maybe<Payment>;
  /** Stands for the item as its owner can edit it; goes back as `revision` with a change. For the owner, else null. */
  readonly revision?: Maybe<Scalars['String']['output']>;
  /** Its state. */
  readonly status: CatalogItemStatus;
  /** Preview pictures of the first pages, at most 3: the first sharp, the others blurred. */
  readonly thumbnails: ReadonlyArray<Thumbnail>;
  /** Name of the publication; may be empty in a draft. */
  readonly title: Scalars['String']['output'];
  /** The viewer's payment for it that is not settled, see `PaymentState`; null without. */
  readonly unsettledPayment?: Maybe<Payment>;
  /** What VAT does to `priceWithVat`. */
  readonly vatTreatment: VatTreatment;
};

/** Everything that can be asked. */
export type Query = {
  readonly __typename?: 'Query';
  /** The signed-in beamer's archived items of every kind, latest first. `first` at most 150. */
  readonly archivedItemsForCurrentCreator: ArchivedItemConnection;
  /** Days of a month on which an offer can be booked, dates and times in `timeZone` (IANA, default UTC; the browser sends its own). */
  readonly availability: ReadonlyArray<AvailabilityDay>;
  /** The signed-in beamer's exceptions from their weekly hours; null until set. */
  readonly availabilityExceptions?: Maybe<AvailabilityExceptions>;
  /** The slots that visitors would be offered with these hours, for seven days from `date`, in the hours' zone, by the beamer's own rules. */
  readonly availabilityPreview: ReadonlyArray<AvailabilityDay>;
  /** The signed-in beamer's weekly hours; null until set. */
  readonly availabilitySettings?: Maybe<AvailabilitySettings>;
  /** A document of at most 1 MB with its bytes, for those who may read it; `userProfileId` names the owner whose copy is meant. A larger one is refused with `QUERY_TOO_COMPLEX`: `/documents/{id}` has it, whole or in ranges. The web app reads ranges; this is for other clients. */
  readonly blobByDocumentId: DocumentBlob;
  /** A booking, for its booker and its creator; `NOT_FOUND` for everybody else. */
  readonly bookingById: Booking;
  /** The questions that an offer without own ones asks, in order; at most 20. */
  readonly bookingIntakeQuestions: ReadonlyArray<BookingIntakeQuestion>;
  /** The rules by which the signed-in beamer can be booked; null until set: then two hours' notice, up to six months ahead, without buffers and limits. */
  readonly bookingRules?: Maybe<BookingRulebook>;
  /** The sessions that the signed-in beamer gives, confirmed or cancelled. `first` at most 150. */
  readonly bookingsForCurrentCreator: CreatorBookingConnection;
  /** The signed-in user's booked sessions, newest first. `first` at most 150. */
  readonly bookingsForCurrentUser: BookingConnection;
  /** The signed-in beamer's own items of every kind, archived ones left out; at most 300. */
  readonly catalogItemsForCurrentCreator: ReadonlyArray<CatalogItem>;
  /** Where calendar accounts can be connected, one a provider; good for 15 minutes, for the person who asked. */
  readonly connectCalendarUrls: ReadonlyArray<ConnectCalendarUrl>;
  /** All countries, by name; about 250. */
  readonly countries: ReadonlyArray<Country>;
  /** The country that the visitor chose; null when none. Not used by the web app; it is for other clients. */
  readonly countryCodeFromCookie?: Maybe<Scalars['String']['output']>;
  /** The signed-in beamer's audience. */
  readonly creatorAudience: AudienceConnection;
  /** A creator's name and slug. `NOT_FOUND` when the id is no creator's. Not used by the web app; it is for other clients. */
  readonly creatorByUserProfileId: CreatorReference;
  /** What the signed-in beamer's sales come to. */
  readonly earningsForCurrentCreator: Earnings;
  /** The signed-in user's library, newest first. */
  readonly entitlementsForCurrentUser: EntitlementConnection;
  /** The kinds of form for which `/forms/{kind}`, in lower case, has another service's in a frame; for all others, pages show our own. */
  readonly framedForms: ReadonlyArray<FormKind>;
  /** Whether a page could be given this address: one that `updateSlug` takes, and that nobody has or had. False for every other text, however long. Asking reserves nothing. */
  readonly isSlugFree: Scalars['Boolean']['output'];
  /** Where the browser goes to sign in; it comes back to `redirectUri` with `code` and `state`, or with `error`. Sets a cookie by which the browser is known that comes back. */
  readonly linkedInAuthorizationUrl: Scalars['String']['output'];
  /** The signed-in user. Not used by the web app; it is for other clients. */
  readonly me: Me;
  /** An offer. `NOT_FOUND` when the viewer may not know of it. */
  readonly oneOnOneById: OneOnOne;
  /** A creator's offers on sale, drafts too for the owner; at most 100. Not used by the web app; it is for other clients. */
  readonly oneOnOnesForBeamerByUserProfileId: ReadonlyArray<OneOnOne>;
  /** The signed-in beamer's own offers, archived ones left out; at most 100. */
  readonly oneOnOnesForCurrentBeamer: ReadonlyArray<OneOnOne>;
  /** A payment with its client secret, for its buyer; `NOT_FOUND` for everybody else. */
  readonly paymentById: Payment;
  /** A payment in its current state: asks the card provider when it is still open. */
  readonly paymentStatusById: Payment;
  /** The policies, one a type. */
  readonly policyDocuments: ReadonlyArray<PolicyDocument>;
  /** The country whose VAT the prices on show include. */
  readonly priceCountry: PriceCountry;
  /** A publication. `NOT_FOUND` when the viewer may not know of it. */
  readonly publicationById: Publication;
  /** A creator's publications on sale, drafts too for the owner; at most 100. Not used by the web app; it is for other clients. */
  readonly publicationsForBeamerByProfileId: ReadonlyArray<Publication>;
  /** The signed-in beamer's own publications, archived ones left out; at most 100. */
  readonly publicationsForCurrentBeamer: ReadonlyArray<Publication>;
  /** The signed-in beamer's sales, latest first. `first` at most 150. */
  readonly salesForCurrentCreator: SaleConnection;
  /** Who runs the site and sells on it. */
  readonly seller: Seller;
  /** The video channel of a booking, for its host and its booker. */
  readonly sessionByChannelId: LiveSession;
  /** A talk. `NOT_FOUND` when the viewer may not know of it. */
  readonly talkById: Talk;
  /** A creator's talks on sale, drafts too for the owner; at most 100. Not used by the web app; it is for other clients. */
  readonly talksForBeamerByProfileId: ReadonlyArray<Talk>;
  /** The signed-in beamer's own talks, archived ones left out; at most 100. */
  readonly talksForCurrentBeamer: ReadonlyArray<Talk>;
  /** The zone that the visitor chose; null when none. */
  readonly timeZoneFromCookie?: Maybe<Scalars['String']['output']>;
  /** The signed-in beamer's invitation code. */
  readonly userAffiliateInfo: AffiliateInfo;
  /** The signed-in user's own profile. */
  readonly userProfile: UserProfile;
  /** A creator's public profile. `NOT_FOUND` when no creator has the slug. */
  readonly userPublicProfileBySlug: UserProfile;
  /** The signed-in user's settings. */
  readonly userSettings: UserSettings;
};


/** Everything that can be asked. */
export type QueryArchivedItemsForCurrentCreatorArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be asked. */
export type QueryAvailabilityArgs = {
  bookingId?: InputMaybe<Scalars['ID']['input']>;
  month: Scalars['Int']['input'];
  oneOnOneId: Scalars['ID']['input'];
  timeZone?: InputMaybe<Scalars['String']['input']>;
  year: Scalars['Int']['input'];
};


/** Everything that can be asked. */
export type QueryAvailabilityPreviewArgs = {
  availabilitySettings: AvailabilitySettingsInput;
  date: Scalars['LocalDate']['input'];
  duration: SessionDuration;
  exceptions?: InputMaybe<ReadonlyArray<HoursExceptionInput>>;
};


/** Everything that can be asked. */
export type QueryBlobByDocumentIdArgs = {
  id: Scalars['ID']['input'];
  userProfileId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be asked. */
export type QueryBookingByIdArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryBookingsForCurrentCreatorArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  period: BookingPeriod;
};


/** Everything that can be asked. */
export type QueryBookingsForCurrentUserArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be asked. */
export type QueryConnectCalendarUrlsArgs = {
  redirectUri: Scalars['String']['input'];
};


/** Everything that can be asked. */
export type QueryCreatorAudienceArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  isReversed?: InputMaybe<Scalars['Boolean']['input']>;
  orderBy?: InputMaybe<AudienceOrder>;
  search?: InputMaybe<Scalars['String']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be asked. */
export type QueryCreatorByUserProfileIdArgs = {
  userProfileId: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryEarningsForCurrentCreatorArgs = {
  period?: InputMaybe<EarningsPeriod>;
};


/** Everything that can be asked. */
export type QueryEntitlementsForCurrentUserArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked. */
export type QueryIsSlugFreeArgs = {
  slug: Scalars['String']['input'];
};


/** Everything that can be asked. */
export type QueryLinkedInAuthorizationUrlArgs = {
  redirectUri: Scalars['String']['input'];
  state: Scalars['String']['input'];
};


/** Everything that can be asked. */
export type QueryOneOnOneByIdArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryOneOnOnesForBeamerByUserProfileIdArgs = {
  profileId: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryPaymentByIdArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryPaymentStatusByIdArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryPublicationByIdArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryPublicationsForBeamerByProfileIdArgs = {
  profileId: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QuerySalesForCurrentCreatorArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be asked. */
export type QuerySessionByChannelIdArgs = {
  channelId: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryTalkByIdArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryTalksForBeamerByProfileIdArgs = {
  profileId: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryUserPublicProfileBySlugArgs = {
  slug: Scalars['String']['input'];
};

/** Something that is read: a publication, or a talk with its slides. */
export type ReadableItem = {
  /** See `CatalogItem.addedOn`. */
  readonly addedOn: Scalars['DateTime']['output'];
  /** Whether the viewer bought it and has not agreed yet to have it delivered now, see `consentToAccess`; until then its document is refused with `CONSENT_MISSING`, though `canView` is true. */
  readonly awaitsConsent: Scalars['Boolean']['output'];
  /** See `CatalogItem.canDeleteForGood`. */
  readonly canDeleteForGood: Scalars['Boolean']['output'];
  /** Whether the viewer can take it out of the library, see `deleteEntitlement`: it is in it, and was not bought. */
  readonly canRemoveFromLibrary: Scalars['Boolean']['output'];
  /** Whether the viewer may read the whole of it. */
  readonly canView: Scalars['Boolean']['output'];
  /** What kind of item it is. */
  readonly category: CatalogItemCategory;
  /** Profile id of the creator. */
  readonly creatorId: Scalars['ID']['output'];
  /** What it is about; null without. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** The document's description; null until uploaded. */
  readonly document?: Maybe<Document>;
  /** Whether the viewer has it in the library. */
  readonly hasEntitlement: Scalars['Boolean']['output'];
  /** Id of the item. */
  readonly id: Scalars['ID']['output'];
  /** Price excluding VAT; 0 is free. */
  readonly price: Scalars['Euro']['output'];
  /** Price including the VAT of the viewer's country, see `priceCountry`. */
  readonly priceWithVat: Scalars['Euro']['output'];
  /** The viewer's latest payment for it whose money went back, or is going back; null without, and once it is in the library. */
  readonly refundedPayment?: Maybe<Payment>;
  /** See `CatalogItem.revision`. */
  readonly revision?: Maybe<Scalars['String']['output']>;
  /** Its state. */
  readonly status: CatalogItemStatus;
  /** Preview pictures of the first pages, at most 3: the first sharp, the others blurred. */
  readonly thumbnails: ReadonlyArray<Thumbnail>;
  /** Name of the item; may be empty in a draft. */
  readonly title: Scalars['String']['output'];
  /** The viewer's payment for it that is not settled, see `PaymentState`; null without. */
  readonly unsettledPayment?: Maybe<Payment>;
  /** What VAT does to `priceWithVat`. */
  readonly vatTreatment: VatTreatment;
};

/** See `registerAsBeamer`. */
export type RegisterAsBeamerCommand = {
  /** A beamer's invitation code. */
  readonly affiliateCode: Scalars['String']['input'];
};

/** See `renewCalendarFeed`. */
export type RenewCalendarFeedCommand = {
  /** When the address was made that it replaces, as it was last read; null where there was none. `CALENDAR_ADDRESS_REPLACED` when another is there. */
  readonly replaces?: InputMaybe<Scalars['DateTime']['input']>;
};

/** See `replaceDocument`. */
export type ReplaceDocumentCommand = {
  /** The publication or talk. */
  readonly catalogItemId: Scalars['ID']['input'];
  /** A PDF. */
  readonly file: Scalars['Upload']['input'];
  /** Made by the client, once for each file that is uploaded: the same call again makes nothing new. */
  readonly uploadId?: InputMaybe<Scalars['String']['input']>;
};

/** See `rescheduleBooking`. */
export type RescheduleBookingCommand = {
  /** Date in `timeZone`. */
  readonly date: Scalars['LocalDate']['input'];
  /** The booking. */
  readonly id: Scalars['ID']['input'];
  /** Wall-clock start in `timeZone`. */
  readonly timeSlot: Scalars['LocalTime']['input'];
  /** IANA zone. */
  readonly timeZone: Scalars['String']['input'];
};

/** A paid payment as its creator sees it. What was refunded counts in full, and `refundedOn` says so. */
export type Sale = Node & {
  readonly __typename?: 'Sale';
  /** Given and family name of who bought it. */
  readonly buyerName: Scalars['String']['output'];
  /** What kind of item it is. */
  readonly category: CatalogItemCategory;
  /** What remains for the creator. */
  readonly earnings: Scalars['Euro']['output'];
  /** The payment's id with the prefix `sale:`. */
  readonly id: Scalars['ID']['output'];
  /** The platform's share. */
  readonly platformFee: Scalars['Euro']['output'];
  /** Price excluding VAT. */
  readonly price: Scalars['Euro']['output'];
  /** What the card provider kept. */
  readonly processingCosts: Scalars['Euro']['output'];
  /** When it was decided that the money goes back to the buyer; null when it does not. */
  readonly refundedOn?: Maybe<Scalars['DateTime']['output']>;
  /** When it was paid. */
  readonly soldOn: Scalars['DateTime']['output'];
  /** Name of what was sold, as it was sold. */
  readonly title: Scalars['String']['output'];
};

/** A page of a creator's sales. */
export type SaleConnection = {
  readonly __typename?: 'SaleConnection';
  /** Sales with their cursors. */
  readonly edges: ReadonlyArray<SaleEdge>;
  /** The page's position in the list. */
  readonly pageInfo: PageInfo;
};

/** A sale with its cursor. */
export type SaleEdge = {
  readonly __typename?: 'SaleEdge';
  /** Its position in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The sale. */
  readonly node: Sale;
};

/** Who runs the site and sells on it. */
export type Seller = {
  readonly __typename?: 'Seller';
  /** Where it is established, on one line. */
  readonly address: Scalars['String']['output'];
  /** Its number in the Belgian register of companies (KBO/BCE), `0123.456.749`. */
  readonly companyNumber: Scalars['String']['output'];
  /** Where people can write to. */
  readonly email: Scalars['String']['output'];
  /** The company's name. */
  readonly name: Scalars['String']['output'];
  /** Its VAT number, with its country: `BE0123456749`. */
  readonly vatNumber: Scalars['String']['output'];
};

/** See `sendForm`. Kept for 12 months. */
export type SendFormCommand = {
  /** For `BETA` alone: the name in the address that is wanted for a page, as typed, at most 60 characters. */
  readonly claimedSlug?: InputMaybe<Scalars['String']['input']>;
  /** Where the answer goes. */
  readonly email: Scalars['String']['input'];
  /** What it is about. */
  readonly kind: FormKind;
  /** At most 2000 characters. Required, except for `BETA`. */
  readonly message?: InputMaybe<Scalars['String']['input']>;
  /** Who sends it, 1 to 200 characters. */
  readonly name: Scalars['String']['input'];
  /** For `REPORT` alone, and required there: the page, as a path of this site, at most 500 characters. */
  readonly reportedAddress?: InputMaybe<Scalars['String']['input']>;
};

/** Length of a one-to-one session. */
export type SessionDuration =
  /** 60 minutes. */
  | 'SIXTY_MINUTES'
  /** 30 minutes, the default. */
  | 'THIRTY_MINUTES';

/** See `shareItemToLinkedIn`. */
export type ShareItemToLinkedInCommand = {
  /** The item. */
  readonly itemId: Scalars['ID']['input'];
  /** What the post says. */
  readonly postMessage: Scalars['String']['input'];
};

/** See `shareProfileToLinkedIn`. */
export type ShareProfileToLinkedInCommand = {
  /** What the post says. */
  readonly postMessage: Scalars['String']['input'];
  /** The profile. */
  readonly profileId: Scalars['ID']['input'];
};

/** See `startLiveSession`. */
export type StartLiveSessionCommand = {
  /** The channel. */
  readonly channelId: Scalars['ID']['input'];
  /** The number to be there under, random and from this tab alone; under the same one the call can be repeated. Null for any. */
  readonly participantId?: InputMaybe<Scalars['Int']['input']>;
};

/** See `stopMails`. */
export type StopMailsCommand = {
  /** The secret in the link. */
  readonly token: Scalars['String']['input'];
};

/** An event with a date and slides or a file. */
export type Talk = CatalogItem & Node & ReadableItem & {
  readonly __typename?: 'Talk';
  /** See `CatalogItem.addedOn`. */
  readonly addedOn: Scalars['DateTime']['output'];
  /** See `ReadableItem.awaitsConsent`. */
  readonly awaitsConsent: Scalars['Boolean']['output'];
  /** Whether its owner can delete it for good, see `deleteCatalogItem`: it is archived, and nobody has it. For the owner, else false. */
  readonly canDeleteForGood: Scalars['Boolean']['output'];
  /** See `ReadableItem.canRemoveFromLibrary`. */
  readonly canRemoveFromLibrary: Scalars['Boolean']['output'];
  /** Whether the viewer may see the whole file. */
  readonly canView: Scalars['Boolean']['output'];
  /** Always `TALK`. */
  readonly category: CatalogItemCategory;
  /** Profile id of the creator. */
  readonly creatorId: Scalars['ID']['output'];
  /** What it is about; null without. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** The slides' description; null until uploaded. */
  readonly document?: Maybe<Document>;
  /** How long it takes; null when not given. */
  readonly durationInMinutes?: Maybe<Scalars['Int']['output']>;
  /** When it begins; null when not given yet. */
  readonly eventDate?: Maybe<Scalars['DateTime']['output']>;
  /** Where it takes place; null without. */
  readonly eventLocation?: Maybe<Scalars['String']['output']>;
  /** Name of the event; null without. */
  readonly eventName?: Maybe<Scalars['String']['output']>;
  /** Page of the event; null without. */
  readonly eventUrl?: Maybe<Scalars['String']['output']>;
  /** Whether the viewer has it in the library. */
  readonly hasEntitlement: Scalars['Boolean']['output'];
  /** Id of the talk. */
  readonly id: Scalars['ID']['output'];
  /** Whether the event goes on at the time of the call. */
  readonly isHappeningNow: Scalars['Boolean']['output'];
  /** Price excluding VAT; 0 is free. */
  readonly price: Scalars['Euro']['output'];
  /** Price including the VAT of the viewer's country. */
  readonly priceWithVat: Scalars['Euro']['output'];
  /** The viewer's latest payment for it whose money went back, or is going back; null without, and once it is in the library. */
  readonly refundedPayment?: Maybe<Payment>;
  /** Stands for the item as its owner can edit it; goes back as `revision` with a change. For the owner, else null. */
  readonly revision?: Maybe<Scalars['String']['output']>;
  /** Its state. */
  readonly status: CatalogItemStatus;
  /** Preview pictures of the first slides, at most 3. */
  readonly thumbnails: ReadonlyArray<Thumbnail>;
  /** Name of the talk; may be empty in a draft. */
  readonly title: Scalars['String']['output'];
  /** The viewer's payment for it that is not settled, see `PaymentState`; null without. */
  readonly unsettledPayment?: Maybe<Payment>;
  /** What VAT does to `priceWithVat`. */
  readonly vatTreatment: VatTreatment;
};

/** A preview picture. */
export type Thumbnail = Node & {
  readonly __typename?: 'Thumbnail';
  /** When it was stored. */
  readonly addedOn: Scalars['DateTime']['output'];
  /** Media type. */
  readonly contentType: Scalars['String']['output'];
  /** File ending without the dot. */
  readonly extension: Scalars['String']['output'];
  /** Id of the picture. */
  readonly id: Scalars['ID']['output'];
  /** Public path, below `/thumbnails/`. */
  readonly systemFullPath: Scalars['String']['output'];
};

/** A stretch of wall-clock time within a day. */
export type TimeSlot = {
  readonly __typename?: 'TimeSlot';
  /** End, not included; always after the start. */
  readonly end: Scalars['LocalTime']['output'];
  /** First minute. */
  readonly start: Scalars['LocalTime']['output'];
};

/** A stretch of wall-clock time within a day. */
export type TimeSlotInput = {
  /** End, not included; after the start. */
  readonly end: Scalars['LocalTime']['input'];
  /** First minute. */
  readonly start: Scalars['LocalTime']['input'];
};

/** See `toggleCalendarEnabledForBooking`. */
export type ToggleCalendarEnabledForBookingCommand = {
  /** The calendar. */
  readonly id: Scalars['ID']['input'];
  /** What it is to be, so that the call can be repeated. Without it the calendar turns to the other state. */
  readonly isEnabled?: InputMaybe<Scalars['Boolean']['input']>;
};

/** See `track`. */
export type TrackCommand = {
  /** Profile id of the creator. */
  readonly creatorId: Scalars['ID']['input'];
};

/** See `updateAvailabilityExceptions`. */
export type UpdateAvailabilityExceptionsCommand = {
  /** All exceptions, at most 200, none overlapping. */
  readonly exceptions: ReadonlyArray<HoursExceptionInput>;
  /** As `UpdateAvailabilitySettingsCommand.revision`. */
  readonly revision?: InputMaybe<Scalars['String']['input']>;
};

/** See `updateAvailabilitySettings`. */
export type UpdateAvailabilitySettingsCommand = {
  /** The hours. */
  readonly availabilitySettings: AvailabilitySettingsInput;
  /**
   * What the form started from, any other text when there were none; `CHANGED_ELSEWHERE` when it has changed since. Without
   * it the last change counts.
   */
  readonly revision?: InputMaybe<Scalars['String']['input']>;
};

/** See `updateBookMeUrl`. */
export type UpdateBookMeUrlCommand = {
  /** What the form started from; `CHANGED_ELSEWHERE` when it has changed since. Without it the last change counts. */
  readonly revision?: InputMaybe<Scalars['String']['input']>;
  /** Full address; empty takes it away. */
  readonly url: Scalars['String']['input'];
};

/** See `updateBooking`. */
export type UpdateBookingCommand = {
  /** The booking. */
  readonly id: Scalars['ID']['input'];
  /** Answers to the questions. */
  readonly intakes: ReadonlyArray<BookingIntakeInput>;
  /** The payment of a paid booking. */
  readonly paymentId?: InputMaybe<Scalars['ID']['input']>;
};

/** See `updateBookingRules`. */
export type UpdateBookingRulesCommand = {
  /** The offer; null for the beamer's own rules. */
  readonly oneOnOneId?: InputMaybe<Scalars['ID']['input']>;
  /** As `UpdateAvailabilitySettingsCommand.revision`, of the rules that are replaced. */
  readonly revision?: InputMaybe<Scalars['String']['input']>;
  /** The rules; null only for an offer, which then follows the beamer's. */
  readonly rules?: InputMaybe<BookingRulesInput>;
};

/** See `updateCatalogItemOrder`. */
export type UpdateCatalogItemOrderCommand = {
  /** Which kind. */
  readonly category: CatalogItemCategory;
  /** The first ones in order; those that are not named follow in their present order. At most 100. */
  readonly itemIds: ReadonlyArray<Scalars['ID']['input']>;
};

/** See `updateCatalogItemStatus`. */
export type UpdateCatalogItemStatusCommand = {
  /** The item. */
  readonly id: Scalars['ID']['input'];
  /** What it becomes. */
  readonly status: CatalogItemStatus;
};

/** See `updateCountryCookie`. */
export type UpdateCountryCookieCommand = {
  /** ISO 3166 alpha-2. */
  readonly countryCode: Scalars['String']['input'];
};

/** See `updateDefaultCalendar`. */
export type UpdateDefaultCalendarCommand = {
  /** The calendar. */
  readonly id: Scalars['ID']['input'];
};

/** See `updateIntakeQuestions`. */
export type UpdateIntakeQuestionsCommand = {
  /** The offer. */
  readonly id: Scalars['ID']['input'];
  /** In order, at most 20, none twice; null brings back the set that every offer starts with. */
  readonly questions?: InputMaybe<ReadonlyArray<IntakeQuestionInput>>;
  /** What the form started from; `CHANGED_ELSEWHERE` when it has changed since. Without it the last change counts. */
  readonly revision?: InputMaybe<Scalars['String']['input']>;
};

/** See `updateLinks`. */
export type UpdateLinksCommand = {
  /** At most 6, no address twice. */
  readonly links: ReadonlyArray<LinkInput>;
  /** What the form started from; `CHANGED_ELSEWHERE` when it has changed since. Without it the last change counts. */
  readonly revision?: InputMaybe<Scalars['String']['input']>;
};

/** See `updateMailTopic`. */
export type UpdateMailTopicCommand = {
  /** Whether they are sent. */
  readonly isOn: Scalars['Boolean']['input'];
  /** What the mails are about. */
  readonly topic: MailTopic;
};

/** See `updateMeetingPlace`. */
export type UpdateMeetingPlaceCommand = {
  /** The booking. */
  readonly id: Scalars['ID']['input'];
  /** The link, phone number or address, at most 500 characters; required unless they meet by video. */
  readonly meetingDetails?: InputMaybe<Scalars['String']['input']>;
  /** How they meet. */
  readonly meetingKind: MeetingKind;
  /** The booking's `placeChangeCount` when the form was opened; `CHANGED_ELSEWHERE` when it has changed since. Without it the last change counts. */
  readonly placeChangeCount?: InputMaybe<Scalars['Int']['input']>;
};

/** See `updateOneOnOne`. */
export type UpdateOneOnOneCommand = {
  /** At most 500 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** What the booker gets; blank lines are dropped. */
  readonly descriptionBulletPoints: ReadonlyArray<Scalars['String']['input']>;
  /** Length of the session. */
  readonly duration: SessionDuration;
  /** The offer. */
  readonly id: Scalars['ID']['input'];
  /** The link, phone number or address, at most 500 characters; required unless they meet by video. Refused without `meetingKind`. */
  readonly meetingDetails?: InputMaybe<Scalars['String']['input']>;
  /** How they meet; stays as it is if left out. */
  readonly meetingKind?: InputMaybe<MeetingKind>;
  /** Whole euro excluding VAT: 0 or at least 3. */
  readonly price: Scalars['Int']['input'];
  /** What the form started from; `CHANGED_ELSEWHERE` when it has changed since. Without it the last change counts. */
  readonly revision?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 150 characters. */
  readonly title: Scalars['String']['input'];
};

/** See `updatePayment`. */
export type UpdatePaymentCommand = {
  /** City. */
  readonly city: Scalars['String']['input'];
  /** Required for a company. */
  readonly companyName?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166 alpha-2. */
  readonly countryCode: Scalars['String']['input'];
  /** Address that receipts go to. */
  readonly email: Scalars['String']['input'];
  /** Street and number. */
  readonly firstAddressLine: Scalars['String']['input'];
  /** Name of the person. */
  readonly fullName: Scalars['String']['input'];
  /** Whether a company buys. */
  readonly isCompany: Scalars['Boolean']['input'];
  /** The payment. */
  readonly paymentId: Scalars['ID']['input'];
  /** In any usual form. */
  readonly phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** Postal code. */
  readonly postalCode: Scalars['String']['input'];
  /** Whether later payments start from these details. */
  readonly saveBillingDetails: Scalars['Boolean']['input'];
  /** Box, floor. */
  readonly secondAddressLine?: InputMaybe<Scalars['String']['input']>;
  /** The version of the words in which the buyer agreed that the session is given within the 14 days in which they could withdraw. Required where `Payment.awaitsConsent`, otherwise `SESSION_CONSENT_MISSING`. */
  readonly sessionWordingVersion?: InputMaybe<Scalars['Int']['input']>;
  /** State or province. */
  readonly state?: InputMaybe<Scalars['String']['input']>;
  /** Required for a company, 4 to 25 characters. */
  readonly vatNumber?: InputMaybe<Scalars['String']['input']>;
};

/** See `updatePublicationDetails`. */
export type UpdatePublicationDetailsCommand = {
  /** What it is about. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** The publication. */
  readonly id: Scalars['ID']['input'];
  /** Excluding VAT: 0 or at least 3. */
  readonly price: Scalars['Euro']['input'];
  /** What the form started from; `CHANGED_ELSEWHERE` when it has changed since. Without it the last change counts. */
  readonly revision?: InputMaybe<Scalars['String']['input']>;
  /** Name of the publication. */
  readonly title: Scalars['String']['input'];
};

/** See `updateSlug`. */
export type UpdateSlugCommand = {
  /** 3 to 60 letters a to z, digits and hyphens; not a word that the site uses itself. */
  readonly slug: Scalars['String']['input'];
};

/** See `updateTalkDetails`. */
export type UpdateTalkDetailsCommand = {
  /** What it is about. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** How long it takes. */
  readonly durationInMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** When it begins; null takes it away. */
  readonly eventDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** Where it takes place. */
  readonly eventLocation?: InputMaybe<Scalars['String']['input']>;
  /** Name of the event. */
  readonly eventName?: InputMaybe<Scalars['String']['input']>;
  /** Page of the event. */
  readonly eventUrl?: InputMaybe<Scalars['String']['input']>;
  /** Excluding VAT: 0 or at least 3. Absent, it stays as it is; a new talk is free. */
  readonly price?: InputMaybe<Scalars['Euro']['input']>;
  /** What the form started from; `CHANGED_ELSEWHERE` when it has changed since. Without it the last change counts. */
  readonly revision?: InputMaybe<Scalars['String']['input']>;
  /** The talk. */
  readonly talkId: Scalars['ID']['input'];
  /** Name of the talk. */
  readonly title: Scalars['String']['input'];
};

/** See `updateTimeZoneCookie`. */
export type UpdateTimeZoneCookieCommand = {
  /** IANA zone. */
  readonly timeZone: Scalars['String']['input'];
};

/** See `updateUserBillingInformation`. */
export type UpdateUserBillingInformationCommand = {
  /** City. */
  readonly city: Scalars['String']['input'];
  /** Required for a company. */
  readonly companyName?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166 alpha-2. */
  readonly countryCode: Scalars['String']['input'];
  /** Address that receipts go to. */
  readonly email: Scalars['String']['input'];
  /** Street and number. */
  readonly firstAddressLine: Scalars['String']['input'];
  /** Name of the person. */
  readonly fullName: Scalars['String']['input'];
  /** Whether a company buys. */
  readonly isCompany: Scalars['Boolean']['input'];
  /** In any usual form. */
  readonly phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** Postal code. */
  readonly postalCode: Scalars['String']['input'];
  /** Box, floor. */
  readonly secondAddressLine?: InputMaybe<Scalars['String']['input']>;
  /** State or province. */
  readonly state?: InputMaybe<Scalars['String']['input']>;
  /** Required for a company, 4 to 25 characters. */
  readonly vatNumber?: InputMaybe<Scalars['String']['input']>;
};

/** See `updateUserProfile`. */
export type UpdateUserProfileCommand = {
  /** At most 2000 characters. */
  readonly biography?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 150 characters. */
  readonly professionalTitle: Scalars['String']['input'];
  /** What the form started from; `CHANGED_ELSEWHERE` when it has changed since. Without it the last change counts. */
  readonly revision?: InputMaybe<Scalars['String']['input']>;
};

/** See `updateUserProfilePicture`. */
export type UpdateUserProfilePictureCommand = {
  /** A square JPEG named avatar. */
  readonly file: Scalars['Upload']['input'];
};

/** See `updateUserSettings`. */
export type UpdateUserSettingsCommand = {
  /** IANA zone. */
  readonly timeZone: Scalars['String']['input'];
};

/** A person's profile: one's own (`userProfile`) or a creator's public one (`userPublicProfileBySlug`). */
export type UserProfile = Node & {
  readonly __typename?: 'UserProfile';
  /** Stands for title and biography as they are, see `UpdateUserProfileCommand.revision`; for the owner, else null. */
  readonly aboutRevision?: Maybe<Scalars['String']['output']>;
  /** Whether the creator's onboarding is done. */
  readonly beamerIsOnboarded: Scalars['Boolean']['output'];
  /** At most 2000 characters, shown as typed; null when not given yet. */
  readonly biography?: Maybe<Scalars['String']['output']>;
  /** Address of a booking page elsewhere; null or empty without one. */
  readonly bookMeUrl?: Maybe<Scalars['String']['output']>;
  /** Stands for the booking address as it is, see `UpdateBookMeUrlCommand.revision`; for the owner, else null. */
  readonly bookMeUrlRevision?: Maybe<Scalars['String']['output']>;
  /** Only for the owner; null for everybody else. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** Given name. */
  readonly firstName: Scalars['String']['output'];
  /** The same as `profileId`. */
  readonly id: Scalars['ID']['output'];
  /** Whether the viewer is the owner. */
  readonly isOwn: Scalars['Boolean']['output'];
  /** Family name. */
  readonly lastName: Scalars['String']['output'];
  /** At most 6, in the owner's order. */
  readonly links: ReadonlyArray<ProfileLink>;
  /** Stands for the links as they are, see `UpdateLinksCommand.revision`; for the owner, else null. */
  readonly linksRevision?: Maybe<Scalars['String']['output']>;
  /** The same list as `oneOnOnesForBeamerByUserProfileId`; none for a person who is no creator. */
  readonly oneOnOnes: ReadonlyArray<OneOnOne>;
  /** What the person is by trade, at most 150 characters; null when not given yet. */
  readonly professionalTitle?: Maybe<Scalars['String']['output']>;
  /** Id of the profile. */
  readonly profileId: Scalars['ID']['output'];
  /** Square picture; null without one. */
  readonly profilePicture?: Maybe<ProfilePicture>;
  /** The same list as `publicationsForBeamerByProfileId`; none for a person who is no creator. */
  readonly publications: ReadonlyArray<Publication>;
  /** Role in the marketplace. */
  readonly role: UserRole;
  /** Name of the public page in addresses. */
  readonly slug: Scalars['String']['output'];
  /** The same list as `talksForBeamerByProfileId`; none for a person who is no creator. */
  readonly talks: ReadonlyArray<Talk>;
  /** Whether the user's onboarding is done. */
  readonly userIsOnboarded: Scalars['Boolean']['output'];
};

/** Who a signed-in person is to the marketplace. */
export type UserRole =
  /** A creator: owns a public page, offers, availability and an audience. */
  | 'beamer'
  /** Buys, books and reads. */
  | 'user';

/** What a signed-in user has set. */
export type UserSettings = Node & {
  readonly __typename?: 'UserSettings';
  /** Billing details that payments start from; null until saved. */
  readonly billingInformation?: Maybe<BillingInformation>;
  /** The address at which the user's calendar reads their sessions; null without one. */
  readonly calendarFeed?: Maybe<CalendarFeed>;
  /** Connected calendar accounts, at most 50. */
  readonly calendarProfiles: ReadonlyArray<CalendarProfile>;
  /** ISO 3166 alpha-2 country whose VAT applies; null until chosen. */
  readonly countryCode?: Maybe<Scalars['String']['output']>;
  /** Id of the `Calendar` that sessions are written to, the default; null without one. */
  readonly defaultCalendarId?: Maybe<Scalars['ID']['output']>;
  /** The same as `userSettingsId`. */
  readonly id: Scalars['ID']['output'];
  /** Where the user is sent mails, and which. */
  readonly mails: MailSettings;
  /** Account that receives payouts; null without one. */
  readonly stripeAccountId?: Maybe<Scalars['String']['output']>;
  /** IANA zone; null until onboarding. */
  readonly timeZone?: Maybe<Scalars['String']['output']>;
  /** Id of the settings. */
  readonly userSettingsId: Scalars['ID']['output'];
};

/** See `validateVatNumber`. */
export type ValidateVatNumberCommand = {
  /** ISO 3166 alpha-2. */
  readonly countryCode: Scalars['String']['input'];
  /** 4 to 25 characters. */
  readonly vatNumber: Scalars['String']['input'];
};

/** How the answer about a VAT number came out. */
export type VatNumberStatus =
  /** The number is wrong, or belongs to another country. */
  | 'INVALID'
  /** The VAT service did not answer; nothing is known. */
  | 'UNAVAILABLE'
  /** The number exists and belongs to the country. */
  | 'VALID';

/** The answer about a VAT number. */
export type VatNumberValidation = {
  readonly __typename?: 'VatNumberValidation';
  /** Whether the number is valid; false also when the service is unavailable. */
  readonly isValid: Scalars['Boolean']['output'];
  /** How it came out. */
  readonly status: VatNumberStatus;
};

/** What VAT does to a buyer's price; what a price says next to its amount follows from it. */
export type VatTreatment =
  /** VAT is in the price. */
  | 'INCLUDED'
  /** The buyer is outside the European Union, where none is charged. */
  | 'OUTSIDE_EU'
  /** The buyer is a company that owes the VAT to its own state. */
  | 'REVERSE_CHARGE'
  /** The rate is 0 % for these goods in the buyer's country. */
  | 'ZERO_RATED';

/** What carries picture and sound of live sessions. */
export type VideoProvider =
  /** Agora's network. */
  | 'AGORA'
  /** The browsers themselves, from one to the other (WebRTC). */
  | 'BROWSER';



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  CatalogItem:
    | ( OneOnOneRow )
    | ( PublicationRow )
    | ( TalkRow )
  ;
  Node:
    | ( NamedAudienceRow )
    | ( HoursExceptionsRow )
    | ( AvailabilityRow )
    | ( OwnedBilling )
    | ( BookingRow )
    | ( IntakeQuestion )
    | ( BookingRow )
    | ( BookingRulesRow )
    | ( CalendarRow )
    | ( CalendarProfileRow )
    | ( UserRow )
    | ( DocumentRow )
    | ( EarningsTotals )
    | ( EntitlementRow )
    | ( BookingRow )
    | ( UserRow )
    | ( OneOnOneRow )
    | ( PaymentRow )
    | ( LinkRow )
    | ( StoredImage )
    | ( PublicationRow )
    | ( SaleRow )
    | ( TalkRow )
    | ( StoredImage )
    | ( UserRow )
    | ( UserRow )
  ;
  ReadableItem:
    | ( PublicationRow )
    | ( TalkRow )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccessConsent: ResolverTypeWrapper<AccessConsent>;
  AccessToken: ResolverTypeWrapper<AccessToken>;
  AffiliateInfo: ResolverTypeWrapper<AffiliateInfo>;
  ArchivedItemConnection: ResolverTypeWrapper<ArchivedItems>;
  ArchivedItemEdge: ResolverTypeWrapper<Omit<ArchivedItemEdge, 'node'> & { node: ResolversTypes['CatalogItem'] }>;
  Attendance: ResolverTypeWrapper<Attendance>;
  Audience: Audience;
  AudienceConnection: ResolverTypeWrapper<AudienceResult>;
  AudienceEdge: ResolverTypeWrapper<Omit<AudienceEdge, 'node'> & { node: ResolversTypes['AudienceMember'] }>;
  AudienceMember: ResolverTypeWrapper<NamedAudienceRow>;
  AudienceOrder: AudienceOrder;
  AvailabilityDay: ResolverTypeWrapper<AvailabilityDay>;
  AvailabilityExceptions: ResolverTypeWrapper<HoursExceptionsRow>;
  AvailabilitySettings: ResolverTypeWrapper<AvailabilityRow>;
  AvailabilitySettingsInput: AvailabilitySettingsInput;
  AvailableSlot: ResolverTypeWrapper<AvailableSlot>;
  BillingAddress: ResolverTypeWrapper<BillingDetails>;
  BillingInformation: ResolverTypeWrapper<OwnedBilling>;
  Booking: ResolverTypeWrapper<BookingRow>;
  BookingCancellation: ResolverTypeWrapper<BookingCancellation>;
  BookingConnection: ResolverTypeWrapper<Omit<BookingConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['BookingEdge']> }>;
  BookingEdge: ResolverTypeWrapper<Omit<BookingEdge, 'node'> & { node: ResolversTypes['BookingListEntry'] }>;
  BookingIntake: ResolverTypeWrapper<BookingIntake>;
  BookingIntakeInput: BookingIntakeInput;
  BookingIntakeQuestion: ResolverTypeWrapper<IntakeQuestion>;
  BookingListEntry: ResolverTypeWrapper<BookingRow>;
  BookingMove: ResolverTypeWrapper<BookingMove>;
  BookingParty: BookingParty;
  BookingPaymentStatus: BookingPaymentStatus;
  BookingPeriod: BookingPeriod;
  BookingRulebook: ResolverTypeWrapper<BookingRulesRow>;
  BookingRules: ResolverTypeWrapper<Rules>;
  BookingRulesInput: BookingRulesInput;
  BookingState: BookingState;
  BookingType: BookingType;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Calendar: ResolverTypeWrapper<CalendarRow>;
  CalendarFeed: ResolverTypeWrapper<CalendarFeed>;
  CalendarProfile: ResolverTypeWrapper<CalendarProfileRow>;
  CalendarProvider: CalendarProvider;
  CancelBookingCommand: CancelBookingCommand;
  CardProvider: CardProvider;
  CatalogItem: ResolverTypeWrapper<CatalogItemRow>;
  CatalogItemCategory: CatalogItemCategory;
  CatalogItemStatus: CatalogItemStatus;
  ChangeMailAddressCommand: ChangeMailAddressCommand;
  CheckAffiliateCommand: CheckAffiliateCommand;
  CompletePaymentCommand: CompletePaymentCommand;
  ConfirmMailAddressCommand: ConfirmMailAddressCommand;
  ConnectCalendarCommand: ConnectCalendarCommand;
  ConnectCalendarUrl: ResolverTypeWrapper<ConnectCalendarUrl>;
  ConsentToAccessCommand: ConsentToAccessCommand;
  Country: ResolverTypeWrapper<Country>;
  CreateBookingCommand: CreateBookingCommand;
  CreateEntitlementCommand: CreateEntitlementCommand;
  CreateOneOnOneCommand: CreateOneOnOneCommand;
  CreatePaymentCommand: CreatePaymentCommand;
  CreatePublicationCommand: CreatePublicationCommand;
  CreateTalkCommand: CreateTalkCommand;
  CreatorBookingConnection: ResolverTypeWrapper<Omit<CreatorBookingConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['CreatorBookingEdge']> }>;
  CreatorBookingEdge: ResolverTypeWrapper<Omit<CreatorBookingEdge, 'node'> & { node: ResolversTypes['Booking'] }>;
  CreatorReference: ResolverTypeWrapper<UserRow>;
  DailyAvailability: ResolverTypeWrapper<DailyAvailability>;
  DailyAvailabilityInput: DailyAvailabilityInput;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DayOfWeek: DayOfWeek;
  DeleteCatalogItemCommand: DeleteCatalogItemCommand;
  DeleteEntitlementCommand: DeleteEntitlementCommand;
  DisconnectCalendarCommand: DisconnectCalendarCommand;
  Document: ResolverTypeWrapper<DocumentRow>;
  DocumentBlob: ResolverTypeWrapper<Omit<DocumentBlob, 'document'> & { document: ResolversTypes['Document'] }>;
  DocumentPreviewState: DocumentPreviewState;
  Earnings: ResolverTypeWrapper<EarningsTotals>;
  EarningsPeriod: EarningsPeriod;
  EndLiveSessionCommand: EndLiveSessionCommand;
  Entitlement: ResolverTypeWrapper<EntitlementRow>;
  EntitlementConnection: ResolverTypeWrapper<Omit<EntitlementConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['EntitlementEdge']> }>;
  EntitlementEdge: ResolverTypeWrapper<Omit<EntitlementEdge, 'node'> & { node: ResolversTypes['Entitlement'] }>;
  EntitlementFamily: EntitlementFamily;
  EntitlementKind: EntitlementKind;
  ErrorCode: ResolverTypeWrapper<Scalars['ErrorCode']['output']>;
  Euro: ResolverTypeWrapper<Scalars['Euro']['output']>;
  FailPaymentCommand: FailPaymentCommand;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FormKind: FormKind;
  HoursException: ResolverTypeWrapper<HoursException>;
  HoursExceptionInput: HoursExceptionInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IceServer: ResolverTypeWrapper<IceServer>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  IntakeQuestionInput: IntakeQuestionInput;
  JoinLiveSessionCommand: JoinLiveSessionCommand;
  JoinUrl: ResolverTypeWrapper<JoinUrl>;
  LeaveLiveSessionCommand: LeaveLiveSessionCommand;
  LinkGroupType: LinkGroupType;
  LinkInput: LinkInput;
  LinkPlatform: LinkPlatform;
  LinkedInSignInSignUpCommand: LinkedInSignInSignUpCommand;
  LiveSession: ResolverTypeWrapper<BookingRow>;
  LiveSessionAccess: ResolverTypeWrapper<LiveSessionAccess>;
  LiveSessionStatus: LiveSessionStatus;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  LocalTime: ResolverTypeWrapper<Scalars['LocalTime']['output']>;
  MailSettings: ResolverTypeWrapper<MailSettings>;
  MailTopic: MailTopic;
  MailTopicSetting: ResolverTypeWrapper<MailTopicSetting>;
  Me: ResolverTypeWrapper<UserRow>;
  MeetingKind: MeetingKind;
  MeetingPlace: ResolverTypeWrapper<MeetingPlace>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewCalendarFeed: ResolverTypeWrapper<Omit<NewCalendarFeed, 'userSettings'> & { userSettings: ResolversTypes['UserSettings'] }>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  OfferRules: ResolverTypeWrapper<Omit<OfferRules, 'rules'> & { rules: ResolversTypes['BookingRules'] }>;
  OneOnOne: ResolverTypeWrapper<OneOnOneRow>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Payment: ResolverTypeWrapper<PaymentRow>;
  PaymentState: PaymentState;
  PayoutState: PayoutState;
  PolicyDocument: ResolverTypeWrapper<PolicyDocument>;
  PolicyType: PolicyType;
  PriceCountry: ResolverTypeWrapper<PriceCountry>;
  PriceCountrySource: PriceCountrySource;
  ProfileLink: ResolverTypeWrapper<LinkRow>;
  ProfilePicture: ResolverTypeWrapper<StoredImage>;
  Publication: ResolverTypeWrapper<PublicationRow>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReadableItem: ResolverTypeWrapper<ReadableRow>;
  RegisterAsBeamerCommand: RegisterAsBeamerCommand;
  RenewCalendarFeedCommand: RenewCalendarFeedCommand;
  ReplaceDocumentCommand: ReplaceDocumentCommand;
  RescheduleBookingCommand: RescheduleBookingCommand;
  Sale: ResolverTypeWrapper<SaleRow>;
  SaleConnection: ResolverTypeWrapper<Omit<SaleConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['SaleEdge']> }>;
  SaleEdge: ResolverTypeWrapper<Omit<SaleEdge, 'node'> & { node: ResolversTypes['Sale'] }>;
  Seller: ResolverTypeWrapper<Seller>;
  SendFormCommand: SendFormCommand;
  SessionDuration: SessionDuration;
  ShareItemToLinkedInCommand: ShareItemToLinkedInCommand;
  ShareProfileToLinkedInCommand: ShareProfileToLinkedInCommand;
  StartLiveSessionCommand: StartLiveSessionCommand;
  StopMailsCommand: StopMailsCommand;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Talk: ResolverTypeWrapper<TalkRow>;
  Thumbnail: ResolverTypeWrapper<StoredImage>;
  TimeSlot: ResolverTypeWrapper<TimeSlot>;
  TimeSlotInput: TimeSlotInput;
  ToggleCalendarEnabledForBookingCommand: ToggleCalendarEnabledForBookingCommand;
  TrackCommand: TrackCommand;
  UpdateAvailabilityExceptionsCommand: UpdateAvailabilityExceptionsCommand;
  UpdateAvailabilitySettingsCommand: UpdateAvailabilitySettingsCommand;
  UpdateBookMeUrlCommand: UpdateBookMeUrlCommand;
  UpdateBookingCommand: UpdateBookingCommand;
  UpdateBookingRulesCommand: UpdateBookingRulesCommand;
  UpdateCatalogItemOrderCommand: UpdateCatalogItemOrderCommand;
  UpdateCatalogItemStatusCommand: UpdateCatalogItemStatusCommand;
  UpdateCountryCookieCommand: UpdateCountryCookieCommand;
  UpdateDefaultCalendarCommand: UpdateDefaultCalendarCommand;
  UpdateIntakeQuestionsCommand: UpdateIntakeQuestionsCommand;
  UpdateLinksCommand: UpdateLinksCommand;
  UpdateMailTopicCommand: UpdateMailTopicCommand;
  UpdateMeetingPlaceCommand: UpdateMeetingPlaceCommand;
  UpdateOneOnOneCommand: UpdateOneOnOneCommand;
  UpdatePaymentCommand: UpdatePaymentCommand;
  UpdatePublicationDetailsCommand: UpdatePublicationDetailsCommand;
  UpdateSlugCommand: UpdateSlugCommand;
  UpdateTalkDetailsCommand: UpdateTalkDetailsCommand;
  UpdateTimeZoneCookieCommand: UpdateTimeZoneCookieCommand;
  UpdateUserBillingInformationCommand: UpdateUserBillingInformationCommand;
  UpdateUserProfileCommand: UpdateUserProfileCommand;
  UpdateUserProfilePictureCommand: UpdateUserProfilePictureCommand;
  UpdateUserSettingsCommand: UpdateUserSettingsCommand;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  UserProfile: ResolverTypeWrapper<UserRow>;
  UserRole: UserRole;
  UserSettings: ResolverTypeWrapper<UserRow>;
  ValidateVatNumberCommand: ValidateVatNumberCommand;
  VatNumberStatus: VatNumberStatus;
  VatNumberValidation: ResolverTypeWrapper<VatNumberValidation>;
  VatTreatment: VatTreatment;
  VideoProvider: VideoProvider;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccessConsent: AccessConsent;
  AccessToken: AccessToken;
  AffiliateInfo: AffiliateInfo;
  ArchivedItemConnection: ArchivedItems;
  ArchivedItemEdge: Omit<ArchivedItemEdge, 'node'> & { node: ResolversParentTypes['CatalogItem'] };
  Attendance: Attendance;
  AudienceConnection: AudienceResult;
  AudienceEdge: Omit<AudienceEdge, 'node'> & { node: ResolversParentTypes['AudienceMember'] };
  AudienceMember: NamedAudienceRow;
  AvailabilityDay: AvailabilityDay;
  AvailabilityExceptions: HoursExceptionsRow;
  AvailabilitySettings: AvailabilityRow;
  AvailabilitySettingsInput: AvailabilitySettingsInput;
  AvailableSlot: AvailableSlot;
  BillingAddress: BillingDetails;
  BillingInformation: OwnedBilling;
  Booking: BookingRow;
  BookingCancellation: BookingCancellation;
  BookingConnection: Omit<BookingConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['BookingEdge']> };
  BookingEdge: Omit<BookingEdge, 'node'> & { node: ResolversParentTypes['BookingListEntry'] };
  BookingIntake: BookingIntake;
  BookingIntakeInput: BookingIntakeInput;
  BookingIntakeQuestion: IntakeQuestion;
  BookingListEntry: BookingRow;
  BookingMove: BookingMove;
  BookingRulebook: BookingRulesRow;
  BookingRules: Rules;
  BookingRulesInput: BookingRulesInput;
  Boolean: Scalars['Boolean']['output'];
  Calendar: CalendarRow;
  CalendarFeed: CalendarFeed;
  CalendarProfile: CalendarProfileRow;
  CancelBookingCommand: CancelBookingCommand;
  CatalogItem: CatalogItemRow;
  ChangeMailAddressCommand: ChangeMailAddressCommand;
  CheckAffiliateCommand: CheckAffiliateCommand;
  CompletePaymentCommand: CompletePaymentCommand;
  ConfirmMailAddressCommand: ConfirmMailAddressCommand;
  ConnectCalendarCommand: ConnectCalendarCommand;
  ConnectCalendarUrl: ConnectCalendarUrl;
  ConsentToAccessCommand: ConsentToAccessCommand;
  Country: Country;
  CreateBookingCommand: CreateBookingCommand;
  CreateEntitlementCommand: CreateEntitlementCommand;
  CreateOneOnOneCommand: CreateOneOnOneCommand;
  CreatePaymentCommand: CreatePaymentCommand;
  CreatePublicationCommand: CreatePublicationCommand;
  CreateTalkCommand: CreateTalkCommand;
  CreatorBookingConnection: Omit<CreatorBookingConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['CreatorBookingEdge']> };
  CreatorBookingEdge: Omit<CreatorBookingEdge, 'node'> & { node: ResolversParentTypes['Booking'] };
  CreatorReference: UserRow;
  DailyAvailability: DailyAvailability;
  DailyAvailabilityInput: DailyAvailabilityInput;
  DateTime: Scalars['DateTime']['output'];
  DeleteCatalogItemCommand: DeleteCatalogItemCommand;
  DeleteEntitlementCommand: DeleteEntitlementCommand;
  DisconnectCalendarCommand: DisconnectCalendarCommand;
  Document: DocumentRow;
  DocumentBlob: Omit<DocumentBlob, 'document'> & { document: ResolversParentTypes['Document'] };
  Earnings: EarningsTotals;
  EndLiveSessionCommand: EndLiveSessionCommand;
  Entitlement: EntitlementRow;
  EntitlementConnection: Omit<EntitlementConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['EntitlementEdge']> };
  EntitlementEdge: Omit<EntitlementEdge, 'node'> & { node: ResolversParentTypes['Entitlement'] };
  ErrorCode: Scalars['ErrorCode']['output'];
  Euro: Scalars['Euro']['output'];
  FailPaymentCommand: FailPaymentCommand;
  Float: Scalars['Float']['output'];
  HoursException: HoursException;
  HoursExceptionInput: HoursExceptionInput;
  ID: Scalars['ID']['output'];
  IceServer: IceServer;
  Int: Scalars['Int']['output'];
  IntakeQuestionInput: IntakeQuestionInput;
  JoinLiveSessionCommand: JoinLiveSessionCommand;
  JoinUrl: JoinUrl;
  LeaveLiveSessionCommand: LeaveLiveSessionCommand;
  LinkInput: LinkInput;
  LinkedInSignInSignUpCommand: LinkedInSignInSignUpCommand;
  LiveSession: BookingRow;
  LiveSessionAccess: LiveSessionAccess;
  LocalDate: Scalars['LocalDate']['output'];
  LocalTime: Scalars['LocalTime']['output'];
  MailSettings: MailSettings;
  MailTopicSetting: MailTopicSetting;
  Me: UserRow;
  MeetingPlace: MeetingPlace;
  Mutation: Record<PropertyKey, never>;
  NewCalendarFeed: Omit<NewCalendarFeed, 'userSettings'> & { userSettings: ResolversParentTypes['UserSettings'] };
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  OfferRules: Omit<OfferRules, 'rules'> & { rules: ResolversParentTypes['BookingRules'] };
  OneOnOne: OneOnOneRow;
  PageInfo: PageInfo;
  Payment: PaymentRow;
  PolicyDocument: PolicyDocument;
  PriceCountry: PriceCountry;
  ProfileLink: LinkRow;
  ProfilePicture: StoredImage;
  Publication: PublicationRow;
  Query: Record<PropertyKey, never>;
  ReadableItem: ReadableRow;
  RegisterAsBeamerCommand: RegisterAsBeamerCommand;
  RenewCalendarFeedCommand: RenewCalendarFeedCommand;
  ReplaceDocumentCommand: ReplaceDocumentCommand;
  RescheduleBookingCommand: RescheduleBookingCommand;
  Sale: SaleRow;
  SaleConnection: Omit<SaleConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['SaleEdge']> };
  SaleEdge: Omit<SaleEdge, 'node'> & { node: ResolversParentTypes['Sale'] };
  Seller: Seller;
  SendFormCommand: SendFormCommand;
  ShareItemToLinkedInCommand: ShareItemToLinkedInCommand;
  ShareProfileToLinkedInCommand: ShareProfileToLinkedInCommand;
  StartLiveSessionCommand: StartLiveSessionCommand;
  StopMailsCommand: StopMailsCommand;
  String: Scalars['String']['output'];
  Talk: TalkRow;
  Thumbnail: StoredImage;
  TimeSlot: TimeSlot;
  TimeSlotInput: TimeSlotInput;
  ToggleCalendarEnabledForBookingCommand: ToggleCalendarEnabledForBookingCommand;
  TrackCommand: TrackCommand;
  UpdateAvailabilityExceptionsCommand: UpdateAvailabilityExceptionsCommand;
  UpdateAvailabilitySettingsCommand: UpdateAvailabilitySettingsCommand;
  UpdateBookMeUrlCommand: UpdateBookMeUrlCommand;
  UpdateBookingCommand: UpdateBookingCommand;
  UpdateBookingRulesCommand: UpdateBookingRulesCommand;
  UpdateCatalogItemOrderCommand: UpdateCatalogItemOrderCommand;
  UpdateCatalogItemStatusCommand: UpdateCatalogItemStatusCommand;
  UpdateCountryCookieCommand: UpdateCountryCookieCommand;
  UpdateDefaultCalendarCommand: UpdateDefaultCalendarCommand;
  UpdateIntakeQuestionsCommand: UpdateIntakeQuestionsCommand;
  UpdateLinksCommand: UpdateLinksCommand;
  UpdateMailTopicCommand: UpdateMailTopicCommand;
  UpdateMeetingPlaceCommand: UpdateMeetingPlaceCommand;
  UpdateOneOnOneCommand: UpdateOneOnOneCommand;
  UpdatePaymentCommand: UpdatePaymentCommand;
  UpdatePublicationDetailsCommand: UpdatePublicationDetailsCommand;
  UpdateSlugCommand: UpdateSlugCommand;
  UpdateTalkDetailsCommand: UpdateTalkDetailsCommand;
  UpdateTimeZoneCookieCommand: UpdateTimeZoneCookieCommand;
  UpdateUserBillingInformationCommand: UpdateUserBillingInformationCommand;
  UpdateUserProfileCommand: UpdateUserProfileCommand;
  UpdateUserProfilePictureCommand: UpdateUserProfilePictureCommand;
  UpdateUserSettingsCommand: UpdateUserSettingsCommand;
  Upload: Scalars['Upload']['output'];
  UserProfile: UserRow;
  UserSettings: UserRow;
  ValidateVatNumberCommand: ValidateVatNumberCommand;
  VatNumberValidation: VatNumberValidation;
};

export type AccessDirectiveArgs = {
  costly?: Scalars['Boolean']['input'];
  for: Audience;
};

export type AccessDirectiveResolver<Result, Parent, ContextType = ServiceContext, Args = AccessDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccessConsentResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['AccessConsent'] = ResolversParentTypes['AccessConsent']> = {
  givenOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wordingVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AccessTokenResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['AccessToken'] = ResolversParentTypes['AccessToken']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AffiliateInfoResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['AffiliateInfo'] = ResolversParentTypes['AffiliateInfo']> = {
  affiliateCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ArchivedItemConnectionResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ArchivedItemConnection'] = ResolversParentTypes['ArchivedItemConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ArchivedItemEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ArchivedItemEdgeResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ArchivedItemEdge'] = ResolversParentTypes['ArchivedItemEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CatalogItem'], ParentType, ContextType>;
};

export type AttendanceResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Attendance'] = ResolversParentTypes['Attendance']> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  party?: Resolver<ResolversTypes['BookingParty'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AudienceConnectionResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['AudienceConnection'] = ResolversParentTypes['AudienceConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AudienceEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AudienceEdgeResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['AudienceEdge'] = ResolversParentTypes['AudienceEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AudienceMember'], ParentType, ContextType>;
};

export type AudienceMemberResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['AudienceMember'] = ResolversParentTypes['AudienceMember']> = {
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastInteractionDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  relayEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userProfileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AvailabilityDayResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['AvailabilityDay'] = ResolversParentTypes['AvailabilityDay']> = {
  availableSlots?: Resolver<ReadonlyArray<ResolversTypes['AvailableSlot']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type AvailabilityExceptionsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['AvailabilityExceptions'] = ResolversParentTypes['AvailabilityExceptions']> = {
  exceptions?: Resolver<ReadonlyArray<ResolversTypes['HoursException']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AvailabilitySettingsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['AvailabilitySettings'] = ResolversParentTypes['AvailabilitySettings']> = {
  dailyAvailabilities?: Resolver<ReadonlyArray<ResolversTypes['DailyAvailability']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AvailableSlotResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['AvailableSlot'] = ResolversParentTypes['AvailableSlot']> = {
  end?: Resolver<ResolversTypes['LocalTime'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['LocalTime'], ParentType, ContextType>;
};

export type BillingAddressResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['BillingAddress'] = ResolversParentTypes['BillingAddress']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstAddressLine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secondAddressLine?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BillingInformationResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['BillingInformation'] = ResolversParentTypes['BillingInformation']> = {
  address?: Resolver<ResolversTypes['BillingAddress'], ParentType, ContextType>;
  companyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCompany?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vatNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookingResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Booking'] = ResolversParentTypes['Booking']> = {
  attendance?: Resolver<ReadonlyArray<ResolversTypes['Attendance']>, ParentType, ContextType>;
  bookerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bookerTimeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canReschedule?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cancelRefusal?: Resolver<Maybe<ResolversTypes['ErrorCode']>, ParentType, ContextType>;
  cancellation?: Resolver<Maybe<ResolversTypes['BookingCancellation']>, ParentType, ContextType>;
  catalogItemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  confirmedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  creator?: Resolver<ResolversTypes['UserProfile'], ParentType, ContextType>;
  creatorTimeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  descriptionBulletPoints?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  holdExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  intakeQuestions?: Resolver<ReadonlyArray<ResolversTypes['BookingIntakeQuestion']>, ParentType, ContextType>;
  intakes?: Resolver<ReadonlyArray<ResolversTypes['BookingIntake']>, ParentType, ContextType>;
  isRefundable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  liveSession?: Resolver<Maybe<ResolversTypes['LiveSession']>, ParentType, ContextType>;
  meetingPlace?: Resolver<ResolversTypes['MeetingPlace'], ParentType, ContextType>;
  moves?: Resolver<ReadonlyArray<ResolversTypes['BookingMove']>, ParentType, ContextType>;
  oneOnOne?: Resolver<Maybe<ResolversTypes['OneOnOne']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  paymentStatus?: Resolver<ResolversTypes['BookingPaymentStatus'], ParentType, ContextType>;
  placeChangeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  placeChangedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Euro'], ParentType, ContextType>;
  priceWithVat?: Resolver<ResolversTypes['Euro'], ParentType, ContextType>;
  refundableUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rescheduleRefusal?: Resolver<Maybe<ResolversTypes['ErrorCode']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BookingState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vatTreatment?: Resolver<ResolversTypes['VatTreatment'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookingCancellationResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['BookingCancellation'] = ResolversParentTypes['BookingCancellation']> = {
  by?: Resolver<ResolversTypes['BookingParty'], ParentType, ContextType>;
  cancelledAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  proposesRebooking?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BookingConnectionResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['BookingConnection'] = ResolversParentTypes['BookingConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['BookingEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type BookingEdgeResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['BookingEdge'] = ResolversParentTypes['BookingEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BookingListEntry'], ParentType, ContextType>;
};

export type BookingIntakeResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['BookingIntake'] = ResolversParentTypes['BookingIntake']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BookingIntakeQuestionResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['BookingIntakeQuestion'] = ResolversParentTypes['BookingIntakeQuestion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookingListEntryResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['BookingListEntry'] = ResolversParentTypes['BookingListEntry']> = {
  bookingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  catalogItemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  creatorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  creatorProfessionTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  creatorProfilePicture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  creatorSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  holdExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  liveSession?: Resolver<Maybe<ResolversTypes['LiveSession']>, ParentType, ContextType>;
  meetingPlace?: Resolver<ResolversTypes['MeetingPlace'], ParentType, ContextType>;
  paymentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  paymentState?: Resolver<Maybe<ResolversTypes['PaymentState']>, ParentType, ContextType>;
  paymentStatus?: Resolver<ResolversTypes['BookingPaymentStatus'], ParentType, ContextType>;
  placeChangedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Euro'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BookingState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['BookingType'], ParentType, ContextType>;
  vatTreatment?: Resolver<ResolversTypes['VatTreatment'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookingMoveResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['BookingMove'] = ResolversParentTypes['BookingMove']> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  movedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type BookingRulebookResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['BookingRulebook'] = ResolversParentTypes['BookingRulebook']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ofOffers?: Resolver<ReadonlyArray<ResolversTypes['OfferRules']>, ParentType, ContextType>;
  rules?: Resolver<ResolversTypes['BookingRules'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookingRulesResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['BookingRules'] = ResolversParentTypes['BookingRules']> = {
  bufferAfterInMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bufferBeforeInMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  horizonInDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  noticeInMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sessionsPerDay?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CalendarResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Calendar'] = ResolversParentTypes['Calendar']> = {
  calendarId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  calendarName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReadOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CalendarFeedResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['CalendarFeed'] = ResolversParentTypes['CalendarFeed']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CalendarProfileResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['CalendarProfile'] = ResolversParentTypes['CalendarProfile']> = {
  calendars?: Resolver<ReadonlyArray<ResolversTypes['Calendar']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  profileConnected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  profileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  profileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['CalendarProvider'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CatalogItemResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['CatalogItem'] = ResolversParentTypes['CatalogItem']> = {
  __resolveType: TypeResolveFn<'OneOnOne' | 'Publication' | 'Talk', ParentType, ContextType>;
};

export type ConnectCalendarUrlResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ConnectCalendarUrl'] = ResolversParentTypes['ConnectCalendarUrl']> = {
  provider?: Resolver<ResolversTypes['CalendarProvider'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CountryResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreatorBookingConnectionResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['CreatorBookingConnection'] = ResolversParentTypes['CreatorBookingConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CreatorBookingEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CreatorBookingEdgeResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['CreatorBookingEdge'] = ResolversParentTypes['CreatorBookingEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Booking'], ParentType, ContextType>;
};

export type CreatorReferenceResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['CreatorReference'] = ResolversParentTypes['CreatorReference']> = {
  creatorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  creatorSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DailyAvailabilityResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['DailyAvailability'] = ResolversParentTypes['DailyAvailability']> = {
  day?: Resolver<ResolversTypes['DayOfWeek'], ParentType, ContextType>;
  timeSlots?: Resolver<ReadonlyArray<ResolversTypes['TimeSlot']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DocumentResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Document'] = ResolversParentTypes['Document']> = {
  addedOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  extension?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isReplacement?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameWithoutExtension?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  previewState?: Resolver<ResolversTypes['DocumentPreviewState'], ParentType, ContextType>;
  sizeInBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DocumentBlobResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['DocumentBlob'] = ResolversParentTypes['DocumentBlob']> = {
  bytes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  document?: Resolver<ResolversTypes['Document'], ParentType, ContextType>;
};

export type EarningsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Earnings'] = ResolversParentTypes['Earnings']> = {
  earnings?: Resolver<ResolversTypes['Euro'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  platformFee?: Resolver<ResolversTypes['Euro'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Euro'], ParentType, ContextType>;
  processingCosts?: Resolver<ResolversTypes['Euro'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Euro'], ParentType, ContextType>;
  salesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EntitlementResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Entitlement'] = ResolversParentTypes['Entitlement']> = {
  catalogItemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  creatorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  creatorSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  family?: Resolver<ResolversTypes['EntitlementFamily'], ParentType, ContextType>;
  hasNewVersion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['EntitlementKind'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Euro'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EntitlementConnectionResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['EntitlementConnection'] = ResolversParentTypes['EntitlementConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['EntitlementEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type EntitlementEdgeResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['EntitlementEdge'] = ResolversParentTypes['EntitlementEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Entitlement'], ParentType, ContextType>;
};

export interface ErrorCodeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['ErrorCode'], any> {
  name: 'ErrorCode';
}

export interface EuroScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Euro'], any> {
  name: 'Euro';
}

export type HoursExceptionResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['HoursException'] = ResolversParentTypes['HoursException']> = {
  from?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  timeSlots?: Resolver<ReadonlyArray<ResolversTypes['TimeSlot']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type IceServerResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['IceServer'] = ResolversParentTypes['IceServer']> = {
  credential?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urls?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JoinUrlResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['JoinUrl'] = ResolversParentTypes['JoinUrl']> = {
  absoluteUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channelId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hostSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  relativeUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LiveSessionResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['LiveSession'] = ResolversParentTypes['LiveSession']> = {
  booking?: Resolver<ResolversTypes['Booking'], ParentType, ContextType>;
  channelId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  closesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hostUserProfileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  joinUrl?: Resolver<ResolversTypes['JoinUrl'], ParentType, ContextType>;
  maxParticipants?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  opensAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LiveSessionStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LiveSessionAccessResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['LiveSessionAccess'] = ResolversParentTypes['LiveSessionAccess']> = {
  appId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channelId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  iceServers?: Resolver<ReadonlyArray<ResolversTypes['IceServer']>, ParentType, ContextType>;
  isRelayOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  participantId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['VideoProvider'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface LocalDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalDate'], any> {
  name: 'LocalDate';
}

export interface LocalTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalTime'], any> {
  name: 'LocalTime';
}

export type MailSettingsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['MailSettings'] = ResolversParentTypes['MailSettings']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isLinkRefused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRefused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  linkSentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pendingAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  topics?: Resolver<ReadonlyArray<ResolversTypes['MailTopicSetting']>, ParentType, ContextType>;
};

export type MailTopicSettingResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['MailTopicSetting'] = ResolversParentTypes['MailTopicSetting']> = {
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['MailTopic'], ParentType, ContextType>;
};

export type MeResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Me'] = ResolversParentTypes['Me']> = {
  beamerIsOnboarded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profilePicture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['UserRole'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userIsOnboarded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userProfileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MeetingPlaceResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['MeetingPlace'] = ResolversParentTypes['MeetingPlace']> = {
  details?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MeetingKind'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  cancelBooking?: Resolver<ResolversTypes['Booking'], ParentType, ContextType, RequireFields<MutationCancelBookingArgs, 'command'>>;
  changeMailAddress?: Resolver<ResolversTypes['UserSettings'], ParentType, ContextType, RequireFields<MutationChangeMailAddressArgs, 'command'>>;
  checkAffiliate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationCheckAffiliateArgs, 'command'>>;
  completePayment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<MutationCompletePaymentArgs, 'command'>>;
  confirmMailAddress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationConfirmMailAddressArgs, 'command'>>;
  connectCalendar?: Resolver<ResolversTypes['UserSettings'], ParentType, ContextType, RequireFields<MutationConnectCalendarArgs, 'command'>>;
  consentToAccess?: Resolver<ResolversTypes['ReadableItem'], ParentType, ContextType, RequireFields<MutationConsentToAccessArgs, 'command'>>;
  createBooking?: Resolver<ResolversTypes['Booking'], ParentType, ContextType, RequireFields<MutationCreateBookingArgs, 'command'>>;
  createEntitlement?: Resolver<ResolversTypes['CatalogItem'], ParentType, ContextType, RequireFields<MutationCreateEntitlementArgs, 'command'>>;
  createOneOnOne?: Resolver<ResolversTypes['OneOnOne'], ParentType, ContextType, RequireFields<MutationCreateOneOnOneArgs, 'command'>>;
  createPayment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<MutationCreatePaymentArgs, 'command'>>;
  createPublication?: Resolver<ResolversTypes['Publication'], ParentType, ContextType, RequireFields<MutationCreatePublicationArgs, 'command'>>;
  createTalk?: Resolver<ResolversTypes['Talk'], ParentType, ContextType, RequireFields<MutationCreateTalkArgs, 'command'>>;
  deleteCalendarFeed?: Resolver<ResolversTypes['UserSettings'], ParentType, ContextType>;
  deleteCatalogItem?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteCatalogItemArgs, 'command'>>;
  deleteEntitlement?: Resolver<ResolversTypes['CatalogItem'], ParentType, ContextType, RequireFields<MutationDeleteEntitlementArgs, 'command'>>;
  disconnectCalendar?: Resolver<ResolversTypes['UserSettings'], ParentType, ContextType, RequireFields<MutationDisconnectCalendarArgs, 'command'>>;
  endLiveSession?: Resolver<ResolversTypes['LiveSession'], ParentType, ContextType, RequireFields<MutationEndLiveSessionArgs, 'command'>>;
  failPayment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<MutationFailPaymentArgs, 'command'>>;
  finishOnboarding?: Resolver<ResolversTypes['AccessToken'], ParentType, ContextType>;
  joinLiveSession?: Resolver<ResolversTypes['LiveSessionAccess'], ParentType, ContextType, RequireFields<MutationJoinLiveSessionArgs, 'command'>>;
  leaveLiveSession?: Resolver<ResolversTypes['LiveSession'], ParentType, ContextType, RequireFields<MutationLeaveLiveSessionArgs, 'command'>>;
  linkedInSignInSignUp?: Resolver<ResolversTypes['AccessToken'], ParentType, ContextType, RequireFields<MutationLinkedInSignInSignUpArgs, 'command'>>;
  logOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  refresh?: Resolver<ResolversTypes['AccessToken'], ParentType, ContextType>;
  refreshCalendars?: Resolver<ResolversTypes['UserSettings'], ParentType, ContextType>;
  registerAsBeamer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRegisterAsBeamerArgs, 'command'>>;
  renewCalendarFeed?: Resolver<ResolversTypes['NewCalendarFeed'], ParentType, ContextType, RequireFields<MutationRenewCalendarFeedArgs, 'command'>>;
  replaceDocument?: Resolver<ResolversTypes['CatalogItem'], ParentType, ContextType, RequireFields<MutationReplaceDocumentArgs, 'command'>>;
  rescheduleBooking?: Resolver<ResolversTypes['Booking'], ParentType, ContextType, RequireFields<MutationRescheduleBookingArgs, 'command'>>;
  sendForm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSendFormArgs, 'command'>>;
  shareItemToLinkedIn?: Resolver<ResolversTypes['CatalogItem'], ParentType, ContextType, RequireFields<MutationShareItemToLinkedInArgs, 'command'>>;
  shareProfileToLinkedIn?: Resolver<ResolversTypes['UserProfile'], ParentType, ContextType, RequireFields<MutationShareProfileToLinkedInArgs, 'command'>>;
  startLiveSession?: Resolver<ResolversTypes['LiveSessionAccess'], ParentType, ContextType, RequireFields<MutationStartLiveSessionArgs, 'command'>>;
  stopMails?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationStopMailsArgs, 'command'>>;
  toggleCalendarEnabledForBooking?: Resolver<ResolversTypes['Calendar'], ParentType, ContextType, RequireFields<MutationToggleCalendarEnabledForBookingArgs, 'command'>>;
  track?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationTrackArgs, 'command'>>;
  updateAvailabilityExceptions?: Resolver<ResolversTypes['AvailabilityExceptions'], ParentType, ContextType, RequireFields<MutationUpdateAvailabilityExceptionsArgs, 'command'>>;
  updateAvailabilitySettings?: Resolver<ResolversTypes['AvailabilitySettings'], ParentType, ContextType, RequireFields<MutationUpdateAvailabilitySettingsArgs, 'command'>>;
  updateBookMeUrl?: Resolver<ResolversTypes['UserProfile'], ParentType, ContextType, RequireFields<MutationUpdateBookMeUrlArgs, 'command'>>;
  updateBooking?: Resolver<ResolversTypes['Booking'], ParentType, ContextType, RequireFields<MutationUpdateBookingArgs, 'command'>>;
  updateBookingRules?: Resolver<ResolversTypes['BookingRulebook'], ParentType, ContextType, RequireFields<MutationUpdateBookingRulesArgs, 'command'>>;
  updateCatalogItemOrder?: Resolver<ReadonlyArray<ResolversTypes['CatalogItem']>, ParentType, ContextType, RequireFields<MutationUpdateCatalogItemOrderArgs, 'command'>>;
  updateCatalogItemStatus?: Resolver<ResolversTypes['CatalogItem'], ParentType, ContextType, RequireFields<MutationUpdateCatalogItemStatusArgs, 'command'>>;
  updateCountryCookie?: Resolver<ResolversTypes['PriceCountry'], ParentType, ContextType, RequireFields<MutationUpdateCountryCookieArgs, 'command'>>;
  updateDefaultCalendar?: Resolver<ResolversTypes['UserSettings'], ParentType, ContextType, RequireFields<MutationUpdateDefaultCalendarArgs, 'command'>>;
  updateIntakeQuestions?: Resolver<ResolversTypes['OneOnOne'], ParentType, ContextType, RequireFields<MutationUpdateIntakeQuestionsArgs, 'command'>>;
  updateLinks?: Resolver<ResolversTypes['UserProfile'], ParentType, ContextType, RequireFields<MutationUpdateLinksArgs, 'command'>>;
  updateMailTopic?: Resolver<ResolversTypes['UserSettings'], ParentType, ContextType, RequireFields<MutationUpdateMailTopicArgs, 'command'>>;
  updateMeetingPlace?: Resolver<ResolversTypes['Booking'], ParentType, ContextType, RequireFields<MutationUpdateMeetingPlaceArgs, 'command'>>;
  updateOneOnOne?: Resolver<ResolversTypes['OneOnOne'], ParentType, ContextType, RequireFields<MutationUpdateOneOnOneArgs, 'command'>>;
  updatePayment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<MutationUpdatePaymentArgs, 'command'>>;
  updatePublicationDetails?: Resolver<ResolversTypes['Publication'], ParentType, ContextType, RequireFields<MutationUpdatePublicationDetailsArgs, 'command'>>;
  updateSlug?: Resolver<ResolversTypes['UserProfile'], ParentType, ContextType, RequireFields<MutationUpdateSlugArgs, 'command'>>;
  updateTalkDetails?: Resolver<ResolversTypes['Talk'], ParentType, ContextType, RequireFields<MutationUpdateTalkDetailsArgs, 'command'>>;
  updateTimeZoneCookie?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationUpdateTimeZoneCookieArgs, 'command'>>;
  updateUserBillingInformation?: Resolver<ResolversTypes['UserSettings'], ParentType, ContextType, RequireFields<MutationUpdateUserBillingInformationArgs, 'command'>>;
  updateUserProfile?: Resolver<ResolversTypes['UserProfile'], ParentType, ContextType, RequireFields<MutationUpdateUserProfileArgs, 'command'>>;
  updateUserProfilePicture?: Resolver<ResolversTypes['UserProfile'], ParentType, ContextType, RequireFields<MutationUpdateUserProfilePictureArgs, 'command'>>;
  updateUserSettings?: Resolver<ResolversTypes['UserSettings'], ParentType, ContextType, RequireFields<MutationUpdateUserSettingsArgs, 'command'>>;
  validateVatNumber?: Resolver<ResolversTypes['VatNumberValidation'], ParentType, ContextType, RequireFields<MutationValidateVatNumberArgs, 'command'>>;
};

export type NewCalendarFeedResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['NewCalendarFeed'] = ResolversParentTypes['NewCalendarFeed']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userSettings?: Resolver<ResolversTypes['UserSettings'], ParentType, ContextType>;
};

export type NodeResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'AudienceMember' | 'AvailabilityExceptions' | 'AvailabilitySettings' | 'BillingInformation' | 'Booking' | 'BookingIntakeQuestion' | 'BookingListEntry' | 'BookingRulebook' | 'Calendar' | 'CalendarProfile' | 'CreatorReference' | 'Document' | 'Earnings' | 'Entitlement' | 'LiveSession' | 'Me' | 'OneOnOne' | 'Payment' | 'ProfileLink' | 'ProfilePicture' | 'Publication' | 'Sale' | 'Talk' | 'Thumbnail' | 'UserProfile' | 'UserSettings', ParentType, ContextType>;
};

export type OfferRulesResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['OfferRules'] = ResolversParentTypes['OfferRules']> = {
  oneOnOneId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rules?: Resolver<ResolversTypes['BookingRules'], ParentType, ContextType>;
};

export type OneOnOneResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['OneOnOne'] = ResolversParentTypes['OneOnOne']> = {
  addedOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  canDeleteForGood?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['CatalogItemCategory'], ParentType, ContextType>;
  creatorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  descriptionBulletPoints?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['SessionDuration'], ParentType, ContextType>;
  hasOwnIntakeQuestions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  horizonInDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  intakeQuestions?: Resolver<ReadonlyArray<ResolversTypes['BookingIntakeQuestion']>, ParentType, ContextType>;
  intakeQuestionsRevision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meetingDetails?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meetingKind?: Resolver<ResolversTypes['MeetingKind'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Euro'], ParentType, ContextType>;
  priceWithVat?: Resolver<ResolversTypes['Euro'], ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CatalogItemStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vatTreatment?: Resolver<ResolversTypes['VatTreatment'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  accessConsent?: Resolver<Maybe<ResolversTypes['AccessConsent']>, ParentType, ContextType>;
  amountWithVat?: Resolver<ResolversTypes['Euro'], ParentType, ContextType>;
  amountWithoutVat?: Resolver<ResolversTypes['Euro'], ParentType, ContextType>;
  awaitsConsent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  billingInformation?: Resolver<Maybe<ResolversTypes['BillingInformation']>, ParentType, ContextType>;
  booking?: Resolver<Maybe<ResolversTypes['Booking']>, ParentType, ContextType>;
  bookingId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  cardProvider?: Resolver<ResolversTypes['CardProvider'], ParentType, ContextType>;
  catalogItemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['CatalogItemCategory'], ParentType, ContextType>;
  clientSecret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  creatorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  creatorSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  holdExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReverseCharge?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  publishableKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refundedBy?: Resolver<Maybe<ResolversTypes['BookingParty']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PaymentState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vatCountryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vatPercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  vatTreatment?: Resolver<ResolversTypes['VatTreatment'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PolicyDocumentResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PolicyDocument'] = ResolversParentTypes['PolicyDocument']> = {
  contentUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isElsewhere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  policyType?: Resolver<ResolversTypes['PolicyType'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PriceCountryResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PriceCountry'] = ResolversParentTypes['PriceCountry']> = {
  countryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countryName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['PriceCountrySource'], ParentType, ContextType>;
};

export type ProfileLinkResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ProfileLink'] = ResolversParentTypes['ProfileLink']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groupType?: Resolver<ResolversTypes['LinkGroupType'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['LinkPlatform'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProfilePictureResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ProfilePicture'] = ResolversParentTypes['ProfilePicture']> = {
  addedOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  extension?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  systemFullPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PublicationResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Publication'] = ResolversParentTypes['Publication']> = {
  addedOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  awaitsConsent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canDeleteForGood?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canRemoveFromLibrary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canView?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['CatalogItemCategory'], ParentType, ContextType>;
  creatorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
  hasEntitlement?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Euro'], ParentType, ContextType>;
  priceWithVat?: Resolver<ResolversTypes['Euro'], ParentType, ContextType>;
  refundedPayment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CatalogItemStatus'], ParentType, ContextType>;
  thumbnails?: Resolver<ReadonlyArray<ResolversTypes['Thumbnail']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unsettledPayment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  vatTreatment?: Resolver<ResolversTypes['VatTreatment'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QueryResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  archivedItemsForCurrentCreator?: Resolver<ResolversTypes['ArchivedItemConnection'], ParentType, ContextType, RequireFields<QueryArchivedItemsForCurrentCreatorArgs, 'first'>>;
  availability?: Resolver<ReadonlyArray<ResolversTypes['AvailabilityDay']>, ParentType, ContextType, RequireFields<QueryAvailabilityArgs, 'month' | 'oneOnOneId' | 'year'>>;
  availabilityExceptions?: Resolver<Maybe<ResolversTypes['AvailabilityExceptions']>, ParentType, ContextType>;
  availabilityPreview?: Resolver<ReadonlyArray<ResolversTypes['AvailabilityDay']>, ParentType, ContextType, RequireFields<QueryAvailabilityPreviewArgs, 'availabilitySettings' | 'date' | 'duration'>>;
  availabilitySettings?: Resolver<Maybe<ResolversTypes['AvailabilitySettings']>, ParentType, ContextType>;
  blobByDocumentId?: Resolver<ResolversTypes['DocumentBlob'], ParentType, ContextType, RequireFields<QueryBlobByDocumentIdArgs, 'id'>>;
  bookingById?: Resolver<ResolversTypes['Booking'], ParentType, ContextType, RequireFields<QueryBookingByIdArgs, 'id'>>;
  bookingIntakeQuestions?: Resolver<ReadonlyArray<ResolversTypes['BookingIntakeQuestion']>, ParentType, ContextType>;
  bookingRules?: Resolver<Maybe<ResolversTypes['BookingRulebook']>, ParentType, ContextType>;
  bookingsForCurrentCreator?: Resolver<ResolversTypes['CreatorBookingConnection'], ParentType, ContextType, RequireFields<QueryBookingsForCurrentCreatorArgs, 'first' | 'period'>>;
  bookingsForCurrentUser?: Resolver<ResolversTypes['BookingConnection'], ParentType, ContextType, RequireFields<QueryBookingsForCurrentUserArgs, 'first'>>;
  catalogItemsForCurrentCreator?: Resolver<ReadonlyArray<ResolversTypes['CatalogItem']>, ParentType, ContextType>;
  connectCalendarUrls?: Resolver<ReadonlyArray<ResolversTypes['ConnectCalendarUrl']>, ParentType, ContextType, RequireFields<QueryConnectCalendarUrlsArgs, 'redirectUri'>>;
  countries?: Resolver<ReadonlyArray<ResolversTypes['Country']>, ParentType, ContextType>;
  countryCodeFromCookie?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  creatorAudience?: Resolver<ResolversTypes['AudienceConnection'], ParentType, ContextType, RequireFields<QueryCreatorAudienceArgs, 'first' | 'isReversed' | 'orderBy' | 'skip'>>;
  creatorByUserProfileId?: Resolver<ResolversTypes['CreatorReference'], ParentType, ContextType, RequireFields<QueryCreatorByUserProfileIdArgs, 'userProfileId'>>;
  earningsForCurrentCreator?: Resolver<ResolversTypes['Earnings'], ParentType, ContextType, RequireFields<QueryEarningsForCurrentCreatorArgs, 'period'>>;
  entitlementsForCurrentUser?: Resolver<ResolversTypes['EntitlementConnection'], ParentType, ContextType, RequireFields<QueryEntitlementsForCurrentUserArgs, 'first'>>;
  framedForms?: Resolver<ReadonlyArray<ResolversTypes['FormKind']>, ParentType, ContextType>;
  isSlugFree?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryIsSlugFreeArgs, 'slug'>>;
  linkedInAuthorizationUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<QueryLinkedInAuthorizationUrlArgs, 'redirectUri' | 'state'>>;
  me?: Resolver<ResolversTypes['Me'], ParentType, ContextType>;
  oneOnOneById?: Resolver<ResolversTypes['OneOnOne'], ParentType, ContextType, RequireFields<QueryOneOnOneByIdArgs, 'id'>>;
  oneOnOnesForBeamerByUserProfileId?: Resolver<ReadonlyArray<ResolversTypes['OneOnOne']>, ParentType, ContextType, RequireFields<QueryOneOnOnesForBeamerByUserProfileIdArgs, 'profileId'>>;
  oneOnOnesForCurrentBeamer?: Resolver<ReadonlyArray<ResolversTypes['OneOnOne']>, ParentType, ContextType>;
  paymentById?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<QueryPaymentByIdArgs, 'id'>>;
  paymentStatusById?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<QueryPaymentStatusByIdArgs, 'id'>>;
  policyDocuments?: Resolver<ReadonlyArray<ResolversTypes['PolicyDocument']>, ParentType, ContextType>;
  priceCountry?: Resolver<ResolversTypes['PriceCountry'], ParentType, ContextType>;
  publicationById?: Resolver<ResolversTypes['Publication'], ParentType, ContextType, RequireFields<QueryPublicationByIdArgs, 'id'>>;
  publicationsForBeamerByProfileId?: Resolver<ReadonlyArray<ResolversTypes['Publication']>, ParentType, ContextType, RequireFields<QueryPublicationsForBeamerByProfileIdArgs, 'profileId'>>;
  publicationsForCurrentBeamer?: Resolver<ReadonlyArray<ResolversTypes['Publication']>, ParentType, ContextType>;
  salesForCurrentCreator?: Resolver<ResolversTypes['SaleConnection'], ParentType, ContextType, RequireFields<QuerySalesForCurrentCreatorArgs, 'first'>>;
  seller?: Resolver<ResolversTypes['Seller'], ParentType, ContextType>;
  sessionByChannelId?: Resolver<ResolversTypes['LiveSession'], ParentType, ContextType, RequireFields<QuerySessionByChannelIdArgs, 'channelId'>>;
  talkById?: Resolver<ResolversTypes['Talk'], ParentType, ContextType, RequireFields<QueryTalkByIdArgs, 'id'>>;
  talksForBeamerByProfileId?: Resolver<ReadonlyArray<ResolversTypes['Talk']>, ParentType, ContextType, RequireFields<QueryTalksForBeamerByProfileIdArgs, 'profileId'>>;
  talksForCurrentBeamer?: Resolver<ReadonlyArray<ResolversTypes['Talk']>, ParentType, ContextType>;
  timeZoneFromCookie?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userAffiliateInfo?: Resolver<ResolversTypes['AffiliateInfo'], ParentType, ContextType>;
  userProfile?: Resolver<ResolversTypes['UserProfile'], ParentType, ContextType>;
  userPublicProfileBySlug?: Resolver<ResolversTypes['UserProfile'], ParentType, ContextType, RequireFields<QueryUserPublicProfileBySlugArgs, 'slug'>>;
  userSettings?: Resolver<ResolversTypes['UserSettings'], ParentType, ContextType>;
};

export type ReadableItemResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ReadableItem'] = ResolversParentTypes['ReadableItem']> = {
  __resolveType: TypeResolveFn<'Publication' | 'Talk', ParentType, ContextType>;
};

export type SaleResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Sale'] = ResolversParentTypes['Sale']> = {
  buyerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['CatalogItemCategory'], ParentType, ContextType>;
  earnings?: Resolver<ResolversTypes['Euro'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  platformFee?: Resolver<ResolversTypes['Euro'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Euro'], ParentType, ContextType>;
  processingCosts?: Resolver<ResolversTypes['Euro'], ParentType, ContextType>;
  refundedOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  soldOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SaleConnectionResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SaleConnection'] = ResolversParentTypes['SaleConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['SaleEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type SaleEdgeResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SaleEdge'] = ResolversParentTypes['SaleEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Sale'], ParentType, ContextType>;
};

export type SellerResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Seller'] = ResolversParentTypes['Seller']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vatNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TalkResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Talk'] = ResolversParentTypes['Talk']> = {
  addedOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  awaitsConsent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canDeleteForGood?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canRemoveFromLibrary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canView?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['CatalogItemCategory'], ParentType, ContextType>;
  creatorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
  durationInMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  eventDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  eventLocation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eventName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eventUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasEntitlement?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isHappeningNow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Euro'], ParentType, ContextType>;
  priceWithVat?: Resolver<ResolversTypes['Euro'], ParentType, ContextType>;
  refundedPayment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CatalogItemStatus'], ParentType, ContextType>;
  thumbnails?: Resolver<ReadonlyArray<ResolversTypes['Thumbnail']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unsettledPayment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  vatTreatment?: Resolver<ResolversTypes['VatTreatment'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ThumbnailResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Thumbnail'] = ResolversParentTypes['Thumbnail']> = {
  addedOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  extension?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  systemFullPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TimeSlotResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['TimeSlot'] = ResolversParentTypes['TimeSlot']> = {
  end?: Resolver<ResolversTypes['LocalTime'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['LocalTime'], ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UserProfileResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['UserProfile'] = ResolversParentTypes['UserProfile']> = {
  aboutRevision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  beamerIsOnboarded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  biography?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bookMeUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bookMeUrlRevision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  links?: Resolver<ReadonlyArray<ResolversTypes['ProfileLink']>, ParentType, ContextType>;
  linksRevision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  oneOnOnes?: Resolver<ReadonlyArray<ResolversTypes['OneOnOne']>, ParentType, ContextType>;
  professionalTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  profilePicture?: Resolver<Maybe<ResolversTypes['ProfilePicture']>, ParentType, ContextType>;
  publications?: Resolver<ReadonlyArray<ResolversTypes['Publication']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['UserRole'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  talks?: Resolver<ReadonlyArray<ResolversTypes['Talk']>, ParentType, ContextType>;
  userIsOnboarded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserSettingsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['UserSettings'] = ResolversParentTypes['UserSettings']> = {
  billingInformation?: Resolver<Maybe<ResolversTypes['BillingInformation']>, ParentType, ContextType>;
  calendarFeed?: Resolver<Maybe<ResolversTypes['CalendarFeed']>, ParentType, ContextType>;
  calendarProfiles?: Resolver<ReadonlyArray<ResolversTypes['CalendarProfile']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultCalendarId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mails?: Resolver<ResolversTypes['MailSettings'], ParentType, ContextType>;
  stripeAccountId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userSettingsId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VatNumberValidationResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['VatNumberValidation'] = ResolversParentTypes['VatNumberValidation']> = {
  isValid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['VatNumberStatus'], ParentType, ContextType>;
};

export type Resolvers<ContextType = ServiceContext> = {
  AccessConsent?: AccessConsentResolvers<ContextType>;
  AccessToken?: AccessTokenResolvers<ContextType>;
  AffiliateInfo?: AffiliateInfoResolvers<ContextType>;
  ArchivedItemConnection?: ArchivedItemConnectionResolvers<ContextType>;
  ArchivedItemEdge?: ArchivedItemEdgeResolvers<ContextType>;
  Attendance?: AttendanceResolvers<ContextType>;
  AudienceConnection?: AudienceConnectionResolvers<ContextType>;
  AudienceEdge?: AudienceEdgeResolvers<ContextType>;
  AudienceMember?: AudienceMemberResolvers<ContextType>;
  AvailabilityDay?: AvailabilityDayResolvers<ContextType>;
  AvailabilityExceptions?: AvailabilityExceptionsResolvers<ContextType>;
  AvailabilitySettings?: AvailabilitySettingsResolvers<ContextType>;
  AvailableSlot?: AvailableSlotResolvers<ContextType>;
  BillingAddress?: BillingAddressResolvers<ContextType>;
  BillingInformation?: BillingInformationResolvers<ContextType>;
  Booking?: BookingResolvers<ContextType>;
  BookingCancellation?: BookingCancellationResolvers<ContextType>;
  BookingConnection?: BookingConnectionResolvers<ContextType>;
  BookingEdge?: BookingEdgeResolvers<ContextType>;
  BookingIntake?: BookingIntakeResolvers<ContextType>;
  BookingIntakeQuestion?: BookingIntakeQuestionResolvers<ContextType>;
  BookingListEntry?: BookingListEntryResolvers<ContextType>;
  BookingMove?: BookingMoveResolvers<ContextType>;
  BookingRulebook?: BookingRulebookResolvers<ContextType>;
  BookingRules?: BookingRulesResolvers<ContextType>;
  Calendar?: CalendarResolvers<ContextType>;
  CalendarFeed?: CalendarFeedResolvers<ContextType>;
  CalendarProfile?: CalendarProfileResolvers<ContextType>;
  CatalogItem?: CatalogItemResolvers<ContextType>;
  ConnectCalendarUrl?: ConnectCalendarUrlResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  CreatorBookingConnection?: CreatorBookingConnectionResolvers<ContextType>;
  CreatorBookingEdge?: CreatorBookingEdgeResolvers<ContextType>;
  CreatorReference?: CreatorReferenceResolvers<ContextType>;
  DailyAvailability?: DailyAvailabilityResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Document?: DocumentResolvers<ContextType>;
  DocumentBlob?: DocumentBlobResolvers<ContextType>;
  Earnings?: EarningsResolvers<ContextType>;
  Entitlement?: EntitlementResolvers<ContextType>;
  EntitlementConnection?: EntitlementConnectionResolvers<ContextType>;
  EntitlementEdge?: EntitlementEdgeResolvers<ContextType>;
  ErrorCode?: GraphQLScalarType;
  Euro?: GraphQLScalarType;
  HoursException?: HoursExceptionResolvers<ContextType>;
  IceServer?: IceServerResolvers<ContextType>;
  JoinUrl?: JoinUrlResolvers<ContextType>;
  LiveSession?: LiveSessionResolvers<ContextType>;
  LiveSessionAccess?: LiveSessionAccessResolvers<ContextType>;
  LocalDate?: GraphQLScalarType;
  LocalTime?: GraphQLScalarType;
  MailSettings?: MailSettingsResolvers<ContextType>;
  MailTopicSetting?: MailTopicSettingResolvers<ContextType>;
  Me?: MeResolvers<ContextType>;
  MeetingPlace?: MeetingPlaceResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NewCalendarFeed?: NewCalendarFeedResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  OfferRules?: OfferRulesResolvers<ContextType>;
  OneOnOne?: OneOnOneResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PolicyDocument?: PolicyDocumentResolvers<ContextType>;
  PriceCountry?: PriceCountryResolvers<ContextType>;
  ProfileLink?: ProfileLinkResolvers<ContextType>;
  ProfilePicture?: ProfilePictureResolvers<ContextType>;
  Publication?: PublicationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReadableItem?: ReadableItemResolvers<ContextType>;
  Sale?: SaleResolvers<ContextType>;
  SaleConnection?: SaleConnectionResolvers<ContextType>;
  SaleEdge?: SaleEdgeResolvers<ContextType>;
  Seller?: SellerResolvers<ContextType>;
  Talk?: TalkResolvers<ContextType>;
  Thumbnail?: ThumbnailResolvers<ContextType>;
  TimeSlot?: TimeSlotResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  UserProfile?: UserProfileResolvers<ContextType>;
  UserSettings?: UserSettingsResolvers<ContextType>;
  VatNumberValidation?: VatNumberValidationResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = ServiceContext> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
};

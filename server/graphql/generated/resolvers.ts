import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { UserRow, BillingDetails, StoredImage, LinkRow } from '../../store/users.ts';
import type { OwnedBilling } from '../parents.ts';
import type { CalendarProfileRow, CalendarRow } from '../../store/calendars.ts';
import type { CatalogItemRow, OneOnOneRow, PublicationRow, TalkRow, DocumentRow } from '../../store/catalog.ts';
import type { AvailabilityRow } from '../../store/availability.ts';
import type { BookingRow } from '../../store/bookings.ts';
import type { PaymentRow } from '../../store/payments.ts';
import type { EntitlementRow } from '../../store/library.ts';
import type { AudienceRow } from '../../store/audience.ts';
import type { QuestionRow } from '../../store/questions.ts';
import type { GraphQLContext } from '../context.ts';
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
  DateTime: { input: number; output: number; }
  /** An amount in decimal euro, at most two decimals, for example `12.5`. Never negative. */
  Euro: { input: number; output: number; }
  /** A calendar date without a zone, `YYYY-MM-DD`. */
  LocalDate: { input: string; output: string; }
  /** A wall-clock time without a zone, `HH:MM:SS`. `HH:MM` is accepted as input. */
  LocalTime: { input: string; output: string; }
  /** A file in a multipart request, at most 30 MB. */
  Upload: { input: File; output: File; }
};

/** A fresh access token. */
export type AccessToken = {
  __typename?: 'AccessToken';
  /** Signed JWT, 15 minutes; its claims are those of `Me`. */
  token: Scalars['String']['output'];
};

/** A beamer's own invitation code. */
export type AffiliateInfo = {
  __typename?: 'AffiliateInfo';
  /** At least 8 characters; can be used many times. */
  affiliateCode: Scalars['String']['output'];
};

/** A page of the audience. */
export type AudienceConnection = {
  __typename?: 'AudienceConnection';
  /** Members with their cursors. */
  edges: Array<AudienceEdge>;
  /** Where the page stands in the list. */
  pageInfo: PageInfo;
};

/** A member with its cursor. */
export type AudienceEdge = {
  __typename?: 'AudienceEdge';
  /** Where it stands in the list. */
  cursor: Scalars['String']['output'];
  /** The member. */
  node: AudienceMember;
};

/** Somebody who looked at, bought from or booked a creator. */
export type AudienceMember = Node & {
  __typename?: 'AudienceMember';
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** Id of the membership. */
  id: Scalars['ID']['output'];
  /** When the person last did something with the creator's content. */
  lastInteractionDate: Scalars['DateTime']['output'];
  /** Family name. */
  lastName: Scalars['String']['output'];
  /** An address that forwards to the person without giving it away; null without one. */
  relayEmail?: Maybe<Scalars['String']['output']>;
  /** Profile id of the person. */
  userProfileId: Scalars['ID']['output'];
};

/** A day on which something can be booked, in the zone that was asked for. */
export type AvailabilityDay = {
  __typename?: 'AvailabilityDay';
  /** Free slots, earliest first; never empty. */
  availableSlots: Array<AvailableSlot>;
  /** The date in the zone that was asked for. */
  date: Scalars['LocalDate']['output'];
};

/** A creator's weekly hours. */
export type AvailabilitySettings = Node & {
  __typename?: 'AvailabilitySettings';
  /** A row a day that has hours, Monday first. */
  dailyAvailabilities: Array<DailyAvailability>;
  /** Id of the settings. */
  id: Scalars['ID']['output'];
  /** IANA zone in which the hours are meant. */
  timeZone: Scalars['String']['output'];
};

/** Weekly hours as their owner states them. */
export type AvailabilitySettingsInput = {
  /** A row a day that has hours. */
  dailyAvailabilities: Array<DailyAvailabilityInput>;
  /** IANA zone in which the hours are meant. */
  timeZone: Scalars['String']['input'];
};

/** A slot that can be booked. */
export type AvailableSlot = {
  __typename?: 'AvailableSlot';
  /** Wall-clock end in the zone that was asked for; may lie on the next date. */
  end: Scalars['LocalTime']['output'];
  /** The month's earliest slot, which the picker preselects. */
  isDefault: Scalars['Boolean']['output'];
  /** Wall-clock start in the zone that was asked for; goes into `createBooking` as `timeSlot`. */
  start: Scalars['LocalTime']['output'];
};

/** A postal address. */
export type BillingAddress = {
  __typename?: 'BillingAddress';
  /** City. */
  city: Scalars['String']['output'];
  /** ISO 3166 alpha-2. */
  countryCode: Scalars['String']['output'];
  /** Street and number. */
  firstAddressLine: Scalars['String']['output'];
  /** Postal code. */
  postalCode: Scalars['String']['output'];
  /** Box, floor; null without. */
  secondAddressLine?: Maybe<Scalars['String']['output']>;
  /** State or province; null without. */
  state?: Maybe<Scalars['String']['output']>;
};

/** Who is billed. */
export type BillingInformation = Node & {
  __typename?: 'BillingInformation';
  /** Postal address. */
  address: BillingAddress;
  /** Name of the company; null for a person. */
  companyName?: Maybe<Scalars['String']['output']>;
  /** Address that receipts go to. */
  email: Scalars['String']['output'];
  /** Name of the person. */
  fullName: Scalars['String']['output'];
  /** Id of the billing details. */
  id: Scalars['ID']['output'];
  /** Whether a company buys. */
  isCompany: Scalars['Boolean']['output'];
  /** In any usual form; null without. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** VAT or tax number, 4 to 25 characters; null for a person. */
  vatNumber?: Maybe<Scalars['String']['output']>;
};

/** A booked or held session. Seen by its booker and its creator. */
export type Booking = Node & {
  __typename?: 'Booking';
  /** Whether it can be moved: it stands, and begins in more than an hour. */
  canReschedule: Scalars['Boolean']['output'];
  /** The creator who gives the session. */
  creator: UserProfile;
  /** When the session begins. */
  date: Scalars['DateTime']['output'];
  /** When the hold runs out; null once it is paid, or when nothing is held. */
  holdExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the booking. */
  id: Scalars['ID']['output'];
  /** Answers to the intake questions; empty until given. */
  intakes: Array<BookingIntake>;
  /** The offer that was booked. */
  oneOnOne: OneOnOne;
  /** The payment of a paid booking; null for a free one, or before it is created. For the booker only. */
  payment?: Maybe<Payment>;
  /** Whether it is paid. */
  paymentStatus: BookingPaymentStatus;
};

/** A page of 'My Sessions'. */
export type BookingConnection = {
  __typename?: 'BookingConnection';
  /** Entries with their cursors. */
  edges: Array<BookingEdge>;
  /** Where the page stands in the list. */
  pageInfo: PageInfo;
};

/** An entry with its cursor. */
export type BookingEdge = {
  __typename?: 'BookingEdge';
  /** Where it stands in the list. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: BookingListEntry;
};

/** An answered intake question. */
export type BookingIntake = {
  __typename?: 'BookingIntake';
  /** The answer as it was typed; empty when an optional one was left out. */
  answer: Scalars['String']['output'];
  /** The question as it was shown. */
  question: Scalars['String']['output'];
};

/** An answer to an intake question. */
export type BookingIntakeInput = {
  /** The answer; required ones must not be blank. At most 2000 characters. */
  answer: Scalars['String']['input'];
  /** The question as it was shown. */
  question: Scalars['String']['input'];
};

/** A question that a booker is asked. */
export type BookingIntakeQuestion = Node & {
  __typename?: 'BookingIntakeQuestion';
  /** Id of the question. */
  id: Scalars['ID']['output'];
  /** Whether an answer must be given. */
  isRequired: Scalars['Boolean']['output'];
  /** The question as it is shown. */
  question: Scalars['String']['output'];
};

/** An entry of 'My Sessions'. */
export type BookingListEntry = Node & {
  __typename?: 'BookingListEntry';
  /** Id of the booking. */
  bookingId: Scalars['ID']['output'];
  /** Given and family name of the creator. */
  creatorName: Scalars['String']['output'];
  /** The creator's professional title; null without one. */
  creatorProfessionTitle?: Maybe<Scalars['String']['output']>;
  /** Path of the creator's picture; null without one. */
  creatorProfilePicture?: Maybe<Scalars['String']['output']>;
  /** Name of the creator's public page in addresses. */
  creatorSlug: Scalars['String']['output'];
  /** When the session begins. */
  date: Scalars['DateTime']['output'];
  /** The booking's id with the prefix `entry:`. */
  id: Scalars['ID']['output'];
  /** Whether it is paid. */
  paymentStatus: BookingPaymentStatus;
  /** What was paid, including VAT; 0 for a free one. */
  price: Scalars['Euro']['output'];
  /** Name of the offer. */
  title: Scalars['String']['output'];
  /** What was booked. */
  type: BookingType;
};

/** Whether a booking is paid. */
export type BookingPaymentStatus =
  /** The hold ran out unpaid; the slot is free again. */
  | 'EXPIRED'
  /** The payment was given up; the slot is free again. */
  | 'FAILED'
  /** The offer costs nothing; the booking stands. */
  | 'FREE'
  /** Paid; the booking stands. */
  | 'PAID'
  /** Held for 15 minutes, waiting for the payment. */
  | 'PENDING'
  /** The money went back to the buyer; the slot is free again. */
  | 'REFUNDED';

/** What a booking is of. */
export type BookingType =
  /** A one-to-one session. */
  | 'ONE_ON_ONE';

/** A calendar in a connected account. */
export type Calendar = Node & {
  __typename?: 'Calendar';
  /** Id of the calendar at its provider. */
  calendarId: Scalars['String']['output'];
  /** Name that its owner gave it. */
  calendarName: Scalars['String']['output'];
  /** Id of the calendar here. */
  id: Scalars['ID']['output'];
  /** Whether its busy times block slots. */
  isEnabled: Scalars['Boolean']['output'];
  /** A read-only calendar cannot be toggled. */
  isReadOnly: Scalars['Boolean']['output'];
};

/** A connected calendar account. */
export type CalendarProfile = Node & {
  __typename?: 'CalendarProfile';
  /** Calendars in the account, at most 100. */
  calendars: Array<Calendar>;
  /** The same as `profileId`. */
  id: Scalars['ID']['output'];
  /** Whether the connection still works. */
  profileConnected: Scalars['Boolean']['output'];
  /** Id of the account. */
  profileId: Scalars['ID']['output'];
  /** Name of the account, usually an e-mail address. */
  profileName: Scalars['String']['output'];
  /** Who hosts it. */
  provider: CalendarProvider;
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

/** Who takes the card. */
export type CardProvider =
  /** The stand-in of a local machine: test cards only. */
  | 'LOCAL'
  /** Stripe. */
  | 'STRIPE';

/** Something that a creator offers. One id is one record, whatever list it stands in. */
export type CatalogItem = {
  /** What kind of item it is. */
  category: CatalogItemCategory;
  /** Profile id of the creator. */
  creatorId: Scalars['ID']['output'];
  /** What it is about; null without. */
  description?: Maybe<Scalars['String']['output']>;
  /** Id of the item. */
  id: Scalars['ID']['output'];
  /** Price excluding VAT; 0 is free. */
  price: Scalars['Euro']['output'];
  /** Price including the VAT of the viewer's country, see `priceCountry`. */
  priceWithVat: Scalars['Euro']['output'];
  /** Where it stands in its life. */
  status: CatalogItemStatus;
  /** Name of the item; may be empty in a draft. */
  title: Scalars['String']['output'];
};

/** What kind of catalogue item it is. */
export type CatalogItemCategory =
  /** A bookable session. */
  | 'ONE_ON_ONE'
  /** A document, also called a drop. */
  | 'PUBLICATION'
  /** An event with slides or a file. */
  | 'TALK';

/** Where a catalogue item stands in its life. */
export type CatalogItemStatus =
  /** Taken from sale; stays readable for those who own it. */
  | 'ARCHIVED'
  /** Seen by its owner only. */
  | 'DRAFT'
  /** On sale. */
  | 'PUBLISHED';

/** See `checkAffiliate`. */
export type CheckAffiliateCommand = {
  /** A beamer's invitation code. */
  affiliate: Scalars['String']['input'];
};

/** See `completePayment`. */
export type CompletePaymentCommand = {
  /** The payment. */
  paymentId: Scalars['ID']['input'];
};

/** See `connectCalendar`. */
export type ConnectCalendarCommand = {
  /** One-time code from the provider. */
  code: Scalars['String']['input'];
  /** The redirect address that the code was issued for. */
  redirectUri: Scalars['String']['input'];
  /** State that was sent along. */
  state: Scalars['String']['input'];
};

/** Where a calendar account can be connected. */
export type ConnectCalendarUrl = {
  __typename?: 'ConnectCalendarUrl';
  /** Who hosts the account. */
  provider: CalendarProvider;
  /** Address to go to; comes back with `code` and `state`. */
  url: Scalars['String']['output'];
};

/** A country. */
export type Country = {
  __typename?: 'Country';
  /** ISO 3166 alpha-2. */
  code: Scalars['String']['output'];
  /** English name. */
  name: Scalars['String']['output'];
};

/** See `createBooking`. */
export type CreateBookingCommand = {
  /** The offer. */
  catalogItemId: Scalars['ID']['input'];
  /** Date in `timeZone`. */
  date: Scalars['LocalDate']['input'];
  /** Wall-clock start in `timeZone`, one that `availability` offers. */
  timeSlot: Scalars['LocalTime']['input'];
  /** IANA zone. */
  timeZone: Scalars['String']['input'];
};

/** See `createEntitlement`. */
export type CreateEntitlementCommand = {
  /** A free item. */
  catalogItemId: Scalars['ID']['input'];
};

/** See `createOneOnOne`. */
export type CreateOneOnOneCommand = {
  /** At most 500 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What the booker gets; blank lines are dropped. */
  descriptionBulletPoints: Array<Scalars['String']['input']>;
  /** Length of the session. */
  duration: SessionDuration;
  /** Whole euro excluding VAT: 0 or at least 3. */
  price: Scalars['Int']['input'];
  /** 1 to 150 characters. */
  title: Scalars['String']['input'];
};

/** See `createPayment`. */
export type CreatePaymentCommand = {
  /** The price that the buyer was shown, excluding VAT, in cents: a claim that is checked. */
  amountInCents: Scalars['Int']['input'];
  /** What is bought. */
  catalogItemId: Scalars['ID']['input'];
  /** What it is about as it was shown; the payment bears the server's. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Name as it was shown; the payment bears the server's. */
  title: Scalars['String']['input'];
};

/** See `createPublication`. */
export type CreatePublicationCommand = {
  /** A PDF. */
  file: Scalars['Upload']['input'];
};

/** See `createTalk`. */
export type CreateTalkCommand = {
  /** When it begins. */
  eventDate: Scalars['DateTime']['input'];
  /** A PDF. */
  file: Scalars['Upload']['input'];
};

/** A creator's name and address, looked up by profile id. */
export type CreatorReference = Node & {
  __typename?: 'CreatorReference';
  /** Given and family name. */
  creatorName: Scalars['String']['output'];
  /** Name of the public page in addresses. */
  creatorSlug: Scalars['String']['output'];
  /** The creator's profile id with the prefix `creator:`. */
  id: Scalars['ID']['output'];
};

/** The hours of a weekday. */
export type DailyAvailability = {
  __typename?: 'DailyAvailability';
  /** The day. */
  day: DayOfWeek;
  /** Hours in the creator's zone, not overlapping, earliest first. */
  timeSlots: Array<TimeSlot>;
};

/** The hours of a weekday. */
export type DailyAvailabilityInput = {
  /** The day. */
  day: DayOfWeek;
  /** Hours, not overlapping. */
  timeSlots: Array<TimeSlotInput>;
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

/** See `deleteEntitlement`. */
export type DeleteEntitlementCommand = {
  /** A free item. */
  catalogItemId: Scalars['ID']['input'];
};

/** An uploaded file, described. */
export type Document = Node & {
  __typename?: 'Document';
  /** When it was stored. */
  addedOn: Scalars['DateTime']['output'];
  /** Media type. */
  contentType: Scalars['String']['output'];
  /** File ending without the dot. */
  extension: Scalars['String']['output'];
  /** Id of the document. */
  id: Scalars['ID']['output'];
  /** File name as uploaded. */
  name: Scalars['String']['output'];
  /** File name without its ending. */
  nameWithoutExtension: Scalars['String']['output'];
};

/** A document with its bytes, for those who may read it. */
export type DocumentBlob = {
  __typename?: 'DocumentBlob';
  /** The bytes, in base64. */
  bytes: Scalars['String']['output'];
  /** What it is. */
  document: Document;
};

/** See `endLiveSession`. */
export type EndLiveSessionCommand = {
  /** The channel. */
  channelId: Scalars['ID']['input'];
};

/** Content in the viewer's library. */
export type Entitlement = Node & {
  __typename?: 'Entitlement';
  /** Id of the content. */
  catalogItemId: Scalars['ID']['output'];
  /** Given and family name of the creator. */
  creatorName: Scalars['String']['output'];
  /** Name of the creator's public page in addresses. */
  creatorSlug: Scalars['String']['output'];
  /** What it is about; null without. */
  description?: Maybe<Scalars['String']['output']>;
  /** First part of its address. */
  family: EntitlementFamily;
  /** Id of the entitlement. */
  id: Scalars['ID']['output'];
  /** Second part of its address. */
  kind: EntitlementKind;
  /** What was paid, including VAT; 0 for free content. */
  price: Scalars['Euro']['output'];
  /** Name of the content. */
  title: Scalars['String']['output'];
};

/** A page of 'My Library'. */
export type EntitlementConnection = {
  __typename?: 'EntitlementConnection';
  /** Entitlements with their cursors. */
  edges: Array<EntitlementEdge>;
  /** Where the page stands in the list. */
  pageInfo: PageInfo;
};

/** An entitlement with its cursor. */
export type EntitlementEdge = {
  __typename?: 'EntitlementEdge';
  /** Where it stands in the list. */
  cursor: Scalars['String']['output'];
  /** The entitlement. */
  node: Entitlement;
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
  paymentId: Scalars['ID']['input'];
};

/** See `joinLiveSession`. */
export type JoinLiveSessionCommand = {
  /** The channel. */
  channelId: Scalars['ID']['input'];
};

/** Where to join a live session. */
export type JoinUrl = {
  __typename?: 'JoinUrl';
  /** With scheme and host. */
  absoluteUrl: Scalars['String']['output'];
  /** Id of the channel. */
  channelId: Scalars['ID']['output'];
  /** Name of the host's public page in addresses. */
  hostSlug: Scalars['String']['output'];
  /** Path on this site. */
  relativeUrl: Scalars['String']['output'];
};

/** See `leaveLiveSession`. */
export type LeaveLiveSessionCommand = {
  /** The channel. */
  channelId: Scalars['ID']['input'];
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
  groupType: LinkGroupType;
  /** The service that it leads to. */
  platform: LinkPlatform;
  /** Full address, http or https. */
  url: Scalars['String']['input'];
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
  acceptedPolicies: Scalars['Boolean']['input'];
  /** Makes the user a beamer when it is valid. */
  affiliateCode?: InputMaybe<Scalars['String']['input']>;
  /** One-time code from the provider. */
  code: Scalars['String']['input'];
  /** The redirect address that the code was issued for. */
  url: Scalars['String']['input'];
};

/** The video channel of a booking. */
export type LiveSession = Node & {
  __typename?: 'LiveSession';
  /** Id of the channel. */
  channelId: Scalars['ID']['output'];
  /** Profile id of the creator. */
  hostUserProfileId: Scalars['ID']['output'];
  /** The same as `channelId`. */
  id: Scalars['ID']['output'];
  /** Where to join. */
  joinUrl: JoinUrl;
  /** How many may be in it, the host included. */
  maxParticipants: Scalars['Int']['output'];
  /** Where it stands. */
  status: LiveSessionStatus;
  /** Name of the offer. */
  title: Scalars['String']['output'];
};

/** What the video provider wants to let somebody in. */
export type LiveSessionAccess = {
  __typename?: 'LiveSessionAccess';
  /** Id of the app at the video provider. */
  appId: Scalars['String']['output'];
  /** Id of the channel. */
  channelId: Scalars['ID']['output'];
  /** When the token dies, at the latest with the channel's window. */
  expiresAt: Scalars['DateTime']['output'];
  /** Number of the participant in the channel. */
  participantId: Scalars['Int']['output'];
  /** Token for the video provider. */
  token: Scalars['String']['output'];
};

/** Where a live session stands. */
export type LiveSessionStatus =
  /** The host ended it, or its window has passed. */
  | 'ENDED'
  /** The channel is open. */
  | 'LIVE'
  /** The channel is not open yet: it opens 10 minutes before the booking. */
  | 'SCHEDULED';

/** The signed-in user as the access token carries it. */
export type Me = Node & {
  __typename?: 'Me';
  /** Whether the creator's onboarding is done. */
  beamerIsOnboarded: Scalars['Boolean']['output'];
  /** Address that the sign-in provider vouched for. */
  email: Scalars['String']['output'];
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** The user's id with the prefix `me:`. */
  id: Scalars['ID']['output'];
  /** Family name. */
  lastName: Scalars['String']['output'];
  /** Path of the picture below `/profilepics/`; null without one. */
  profilePicture?: Maybe<Scalars['String']['output']>;
  /** Role at the time of the call. */
  role: UserRole;
  /** Name of the public page in addresses. */
  slug: Scalars['String']['output'];
  /** Whether the user's onboarding is done. */
  userIsOnboarded: Scalars['Boolean']['output'];
  /** Id of the user's profile. */
  userProfileId: Scalars['ID']['output'];
};

/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Whether an invitation code exists. */
  checkAffiliate: Scalars['Boolean']['output'];
  /** Asks the card provider, and settles the payment when it says so. */
  completePayment: Payment;
  /** Ends connecting a calendar account: code from the provider in. */
  connectCalendar: UserSettings;
  /** Takes a slot: a free offer is booked, a paid one held for 15 minutes. `SLOT_TAKEN` when another was faster. */
  createBooking: Booking;
  /** Puts a free item into the signed-in user's library. */
  createEntitlement: CatalogItem;
  /** Creates an offer as a draft. */
  createOneOnOne: OneOnOne;
  /** Opens a payment for an item, or returns the one that is open. The price is the server's; a wrong claim is refused. */
  createPayment: Payment;
  /** Uploads a PDF as a draft. */
  createPublication: Publication;
  /** Uploads a talk's file as a draft. */
  createTalk: Talk;
  /** Takes a free item out of the signed-in user's library; a purchase stays. */
  deleteEntitlement: CatalogItem;
  /** Ends a channel for everybody, as its host. */
  endLiveSession: LiveSession;
  /** Acknowledges that a payment failed and gives up what it held. */
  failPayment: Payment;
  /** Marks the onboarding of the signed-in user's role as done; a new token, since claims change. */
  finishOnboarding: AccessToken;
  /** Joins an open channel as its booker. */
  joinLiveSession: LiveSessionAccess;
  /** Leaves a channel. */
  leaveLiveSession: LiveSession;
  /** Ends the sign-in: code from the provider in, access token out, refresh cookie set. */
  linkedInSignInSignUp: AccessToken;
  /** Ends the session: the refresh cookie and its family die. True, also when there was none. */
  logOut: Scalars['Boolean']['output'];
  /** A new access token for the refresh cookie, which is rotated. */
  refresh: AccessToken;
  /** Makes the signed-in user a beamer. False when the code is unknown. */
  registerAsBeamer: Scalars['Boolean']['output'];
  /** Moves a booking of the signed-in user to another slot, more than an hour ahead. */
  rescheduleBooking: Booking;
  /** Posts an item of the signed-in beamer to LinkedIn. */
  shareItemToLinkedIn: CatalogItem;
  /** Posts the signed-in beamer's page to LinkedIn. */
  shareProfileToLinkedIn: UserProfile;
  /** Opens a channel as its host. */
  startLiveSession: LiveSessionAccess;
  /** Turns a calendar's busy times on or off; neither the default nor a read-only one. */
  toggleCalendarEnabledForBooking: Calendar;
  /** Notes that the signed-in user looked at a creator. */
  track: Scalars['Boolean']['output'];
  /** Replaces the signed-in beamer's weekly hours. */
  updateAvailabilitySettings: AvailabilitySettings;
  /** Changes the signed-in beamer's booking address. */
  updateBookMeUrl: UserProfile;
  /** Saves the answers and ties a payment to a booking of the signed-in user. */
  updateBooking: Booking;
  /** Publishes, unpublishes or archives an item of the signed-in beamer. */
  updateCatalogItemStatus: CatalogItem;
  /** Remembers the visitor's country; prices follow it. Returns the country in force. */
  updateCountryCookie: PriceCountry;
  /** Chooses the calendar that bookings are written to; it must be enabled. */
  updateDefaultCalendar: UserSettings;
  /** Replaces all links of the signed-in beamer. */
  updateLinks: UserProfile;
  /** Changes an offer of the signed-in beamer. */
  updateOneOnOne: OneOnOne;
  /** Saves billing details on a payment and fixes its VAT. */
  updatePayment: Payment;
  /** Changes a publication of the signed-in beamer. */
  updatePublicationDetails: Publication;
  /** Changes a talk of the signed-in beamer. */
  updateTalkDetails: Talk;
  /** Remembers the visitor's zone. Returns it. */
  updateTimeZoneCookie: Scalars['String']['output'];
  /** Replaces the signed-in user's billing details. */
  updateUserBillingInformation: UserSettings;
  /** Changes title and biography of the signed-in user. */
  updateUserProfile: UserProfile;
  /** Replaces the signed-in user's picture. */
  updateUserProfilePicture: UserProfile;
  /** Changes the signed-in user's zone. */
  updateUserSettings: UserSettings;
  /** Asks whether a VAT number exists and belongs to a country. */
  validateVatNumber: VatNumberValidation;
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
export type MutationConnectCalendarArgs = {
  command: ConnectCalendarCommand;
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
export type MutationDeleteEntitlementArgs = {
  command: DeleteEntitlementCommand;
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
export type MutationRescheduleBookingArgs = {
  command: RescheduleBookingCommand;
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
export type MutationToggleCalendarEnabledForBookingArgs = {
  command: ToggleCalendarEnabledForBookingCommand;
};


/** Everything that can be done. Every call can be repeated: the same call again gives the same result, not a second effect. */
export type MutationTrackArgs = {
  command: TrackCommand;
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
export type MutationUpdateLinksArgs = {
  command: UpdateLinksCommand;
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

/** Something stored, addressable by an id that no other record of any type has. */
export type Node = {
  /** Globally unique; its prefix names the type, for example `bkg_` for a booking. */
  id: Scalars['ID']['output'];
};

/** A bookable session of 30 or 60 minutes. */
export type OneOnOne = CatalogItem & Node & {
  __typename?: 'OneOnOne';
  /** Always `ONE_ON_ONE`. */
  category: CatalogItemCategory;
  /** Profile id of the creator. */
  creatorId: Scalars['ID']['output'];
  /** At most 500 characters; null without. */
  description?: Maybe<Scalars['String']['output']>;
  /** What the booker gets, a line each. */
  descriptionBulletPoints: Array<Scalars['String']['output']>;
  /** Length of the session. */
  duration: SessionDuration;
  /** Id of the offer. */
  id: Scalars['ID']['output'];
  /** Whole euro excluding VAT: 0 or at least 3. */
  price: Scalars['Euro']['output'];
  /** Price including the VAT of the viewer's country. */
  priceWithVat: Scalars['Euro']['output'];
  /** Where it stands in its life. */
  status: CatalogItemStatus;
  /** At most 150 characters. */
  title: Scalars['String']['output'];
};

/** Where a page stands in a list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the last entry; null on an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether something comes before. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first entry; null on an empty page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** A payment. Seen by its buyer only. */
export type Payment = Node & {
  __typename?: 'Payment';
  /** What the card is charged. */
  amountWithVat: Scalars['Euro']['output'];
  /** Price excluding VAT. */
  amountWithoutVat: Scalars['Euro']['output'];
  /** Billing details frozen on this payment; null until saved. */
  billingInformation?: Maybe<BillingInformation>;
  /** The booking that it pays for; null for content. */
  bookingId?: Maybe<Scalars['ID']['output']>;
  /** Who takes the card. */
  cardProvider: CardProvider;
  /** Secret with which the browser confirms the card; null once it is settled. */
  clientSecret?: Maybe<Scalars['String']['output']>;
  /** Name of the creator's public page in addresses. */
  creatorSlug: Scalars['String']['output'];
  /** ISO 4217, always `EUR`. */
  currency: Scalars['String']['output'];
  /** What it is about; null without. */
  description?: Maybe<Scalars['String']['output']>;
  /** When the slot that it pays for is given up; null without a hold. */
  holdExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the payment. */
  id: Scalars['ID']['output'];
  /** Whether the card provider confirmed it. */
  isPaid: Scalars['Boolean']['output'];
  /** Whether the buyer owes the VAT (a company of another member state with a valid number). */
  isReverseCharge: Scalars['Boolean']['output'];
  /** Public key of the card provider; null for the local one. */
  publishableKey?: Maybe<Scalars['String']['output']>;
  /** Where it stands. */
  state: PaymentState;
  /** Name of what is bought. */
  title: Scalars['String']['output'];
  /** ISO 3166 alpha-2 country whose VAT applies. */
  vatCountryCode: Scalars['String']['output'];
  /** VAT rate in percent, for example `21`. */
  vatPercentage: Scalars['Float']['output'];
};

/** Where a payment stands. */
export type PaymentState =
  /** Declined or given up. It can be tried again while what it pays for is still to be had. */
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
  __typename?: 'PolicyDocument';
  /** Where it can be read. */
  contentUrl: Scalars['String']['output'];
  /** Which policy. */
  policyType: PolicyType;
};

/** Which policy a document states. */
export type PolicyType =
  /** The privacy policy. */
  | 'PRIVACY'
  /** The terms of use. */
  | 'TERMS';

/** The country whose VAT the prices include. */
export type PriceCountry = {
  __typename?: 'PriceCountry';
  /** ISO 3166 alpha-2. */
  countryCode: Scalars['String']['output'];
  /** English name. */
  countryName: Scalars['String']['output'];
  /** Where it comes from. */
  source: PriceCountrySource;
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
  __typename?: 'ProfileLink';
  /** Further words; null without. */
  description?: Maybe<Scalars['String']['output']>;
  /** The heading under which it is shown; follows from the platform. */
  groupType: LinkGroupType;
  /** Id of the link. */
  id: Scalars['ID']['output'];
  /** The service that it leads to. */
  platform: LinkPlatform;
  /** Name shown for the platform, for example `LinkedIn`. */
  title: Scalars['String']['output'];
  /** Full address, http or https. */
  url: Scalars['String']['output'];
};

/** A profile's square picture. */
export type ProfilePicture = Node & {
  __typename?: 'ProfilePicture';
  /** When it was stored. */
  addedOn: Scalars['DateTime']['output'];
  /** Media type. */
  contentType: Scalars['String']['output'];
  /** File ending without the dot. */
  extension: Scalars['String']['output'];
  /** Id of the picture. */
  id: Scalars['ID']['output'];
  /** Public path, below `/profilepics/`. */
  systemFullPath: Scalars['String']['output'];
};

/** A paid or free PDF document, also called a drop. */
export type Publication = CatalogItem & Node & {
  __typename?: 'Publication';
  /** Whether the viewer may read the whole document. */
  canView: Scalars['Boolean']['output'];
  /** Always `PUBLICATION`. */
  category: CatalogItemCategory;
  /** Profile id of the creator. */
  creatorId: Scalars['ID']['output'];
  /** What it is about; null without. */
  description?: Maybe<Scalars['String']['output']>;
  /** The document's description; its bytes only come from `blobByDocumentId`. Null until uploaded. */
  document?: Maybe<Document>;
  /** Whether the viewer has it in the library. */
  hasEntitlement: Scalars['Boolean']['output'];
  /** Id of the publication. */
  id: Scalars['ID']['output'];
  /** Price excluding VAT: 0 or at least 3. */
  price: Scalars['Euro']['output'];
  /** Price including the VAT of the viewer's country. */
  priceWithVat: Scalars['Euro']['output'];
  /** Where it stands in its life. */
  status: CatalogItemStatus;
  /** Preview pictures of the first pages, at most 3: the first sharp, the others blurred. */
  thumbnails: Array<Thumbnail>;
  /** Name of the publication; may be empty in a draft. */
  title: Scalars['String']['output'];
};

/** Everything that can be asked. */
export type Query = {
  __typename?: 'Query';
  /** Days of a month on which an offer can be booked, dates and times in `timeZone` (IANA, default UTC; the browser sends its own). */
  availability: Array<AvailabilityDay>;
  /** The signed-in beamer's weekly hours; null until set. */
  availabilitySettings?: Maybe<AvailabilitySettings>;
  /** A document with its bytes, for those who may read it; `userProfileId` names the owner whose copy is meant. */
  blobByDocumentId: DocumentBlob;
  /** A booking, for its booker and its creator; `NOT_FOUND` for everybody else. */
  bookingById: Booking;
  /** Questions that every booker is asked, in order; at most 20. */
  bookingIntakeQuestions: Array<BookingIntakeQuestion>;
  /** The signed-in user's booked sessions, newest first. `first` at most 150. */
  bookingsForCurrentUser: BookingConnection;
  /** The signed-in beamer's own items of every kind, archived ones left out; at most 1500. */
  catalogItemsForCurrentCreator: Array<CatalogItem>;
  /** Where calendar accounts can be connected, one a provider. */
  connectCalendarUrls: Array<ConnectCalendarUrl>;
  /** All countries, by name; about 250. */
  countries: Array<Country>;
  /** The country that the visitor chose; null when none. */
  countryCodeFromCookie?: Maybe<Scalars['String']['output']>;
  /** The signed-in beamer's audience, latest interaction first. `first` at most 150. */
  creatorAudience: AudienceConnection;
  /** A creator's name and slug. `NOT_FOUND` when the id is no creator's. */
  creatorByUserProfileId: CreatorReference;
  /** The signed-in user's library, newest first. `first` at most 150. */
  entitlementsForCurrentUser: EntitlementConnection;
  /** Where the browser goes to sign in; it comes back to `redirectUri` with `code` and `state`, or with `error`. */
  linkedInAuthorizationUrl: Scalars['String']['output'];
  /** The signed-in user. */
  me: Me;
  /** An offer. `NOT_FOUND` when the viewer may not know of it. */
  oneOnOneById: OneOnOne;
  /** A creator's offers on sale, drafts too for the owner; at most 500. */
  oneOnOnesForBeamerByUserProfileId: Array<OneOnOne>;
  /** The signed-in beamer's own offers, archived ones left out; at most 500. */
  oneOnOnesForCurrentBeamer: Array<OneOnOne>;
  /** A payment with its client secret, for its buyer; `NOT_FOUND` for everybody else. */
  paymentById: Payment;
  /** A payment as it stands now: asks the card provider when it is still open. */
  paymentStatusById: Payment;
  /** The policies, one a type. */
  policyDocuments: Array<PolicyDocument>;
  /** The country whose VAT the prices on show include. */
  priceCountry: PriceCountry;
  /** A publication. `NOT_FOUND` when the viewer may not know of it. */
  publicationById: Publication;
  /** A creator's publications on sale, drafts too for the owner; at most 500. */
  publicationsForBeamerByProfileId: Array<Publication>;
  /** The signed-in beamer's own publications, archived ones left out; at most 500. */
  publicationsForCurrentBeamer: Array<Publication>;
  /** The video channel of a booking, for its host and its booker. */
  sessionByChannelId: LiveSession;
  /** A talk. `NOT_FOUND` when the viewer may not know of it. */
  talkById: Talk;
  /** A creator's talks on sale, drafts too for the owner; at most 500. */
  talksForBeamerByProfileId: Array<Talk>;
  /** The signed-in beamer's own talks, archived ones left out; at most 500. */
  talksForCurrentBeamer: Array<Talk>;
  /** The zone that the visitor chose; null when none. */
  timeZoneFromCookie?: Maybe<Scalars['String']['output']>;
  /** The signed-in beamer's invitation code. */
  userAffiliateInfo: AffiliateInfo;
  /** The signed-in user's own profile. */
  userProfile: UserProfile;
  /** A creator's public profile. `NOT_FOUND` when no creator has the slug. */
  userPublicProfileBySlug: UserProfile;
  /** The signed-in user's settings. */
  userSettings: UserSettings;
};


/** Everything that can be asked. */
export type QueryAvailabilityArgs = {
  month: Scalars['Int']['input'];
  oneOnOneId: Scalars['ID']['input'];
  timeZone?: InputMaybe<Scalars['String']['input']>;
  year: Scalars['Int']['input'];
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
};


/** Everything that can be asked. */
export type QueryCreatorByUserProfileIdArgs = {
  userProfileId: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryEntitlementsForCurrentUserArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
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

/** See `registerAsBeamer`. */
export type RegisterAsBeamerCommand = {
  /** A beamer's invitation code. */
  affiliateCode: Scalars['String']['input'];
};

/** See `rescheduleBooking`. */
export type RescheduleBookingCommand = {
  /** Date in `timeZone`. */
  date: Scalars['LocalDate']['input'];
  /** The booking. */
  id: Scalars['ID']['input'];
  /** Wall-clock start in `timeZone`. */
  timeSlot: Scalars['LocalTime']['input'];
  /** IANA zone. */
  timeZone: Scalars['String']['input'];
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
  itemId: Scalars['ID']['input'];
  /** What the post says. */
  postMessage: Scalars['String']['input'];
};

/** See `shareProfileToLinkedIn`. */
export type ShareProfileToLinkedInCommand = {
  /** What the post says. */
  postMessage: Scalars['String']['input'];
  /** The profile. */
  profileId: Scalars['ID']['input'];
};

/** See `startLiveSession`. */
export type StartLiveSessionCommand = {
  /** The channel. */
  channelId: Scalars['ID']['input'];
};

/** An event with a date and slides or a file. */
export type Talk = CatalogItem & Node & {
  __typename?: 'Talk';
  /** Whether the viewer may see the whole file. */
  canView: Scalars['Boolean']['output'];
  /** Always `TALK`. */
  category: CatalogItemCategory;
  /** Profile id of the creator. */
  creatorId: Scalars['ID']['output'];
  /** What it is about; null without. */
  description?: Maybe<Scalars['String']['output']>;
  /** The slides' description; null until uploaded. */
  document?: Maybe<Document>;
  /** How long it takes; null when not told. */
  durationInMinutes?: Maybe<Scalars['Int']['output']>;
  /** When it begins; null when not told yet. */
  eventDate?: Maybe<Scalars['DateTime']['output']>;
  /** Where it takes place; null without. */
  eventLocation?: Maybe<Scalars['String']['output']>;
  /** Name of the event; null without. */
  eventName?: Maybe<Scalars['String']['output']>;
  /** Page of the event; null without. */
  eventUrl?: Maybe<Scalars['String']['output']>;
  /** Whether the viewer has it in the library. */
  hasEntitlement: Scalars['Boolean']['output'];
  /** Id of the talk. */
  id: Scalars['ID']['output'];
  /** Whether the event goes on at the time of the call. */
  isHappeningNow: Scalars['Boolean']['output'];
  /** Price excluding VAT; 0 is free. */
  price: Scalars['Euro']['output'];
  /** Price including the VAT of the viewer's country. */
  priceWithVat: Scalars['Euro']['output'];
  /** Where it stands in its life. */
  status: CatalogItemStatus;
  /** Preview pictures of the first slides, at most 3. */
  thumbnails: Array<Thumbnail>;
  /** Name of the talk; may be empty in a draft. */
  title: Scalars['String']['output'];
};

/** A preview picture. */
export type Thumbnail = Node & {
  __typename?: 'Thumbnail';
  /** When it was stored. */
  addedOn: Scalars['DateTime']['output'];
  /** Media type. */
  contentType: Scalars['String']['output'];
  /** File ending without the dot. */
  extension: Scalars['String']['output'];
  /** Id of the picture. */
  id: Scalars['ID']['output'];
  /** Public path, below `/thumbnails/`. */
  systemFullPath: Scalars['String']['output'];
};

/** A stretch of wall-clock time within a day. */
export type TimeSlot = {
  __typename?: 'TimeSlot';
  /** End, not included; always after the start. */
  end: Scalars['LocalTime']['output'];
  /** First minute. */
  start: Scalars['LocalTime']['output'];
};

/** A stretch of wall-clock time within a day. */
export type TimeSlotInput = {
  /** End, not included; after the start. */
  end: Scalars['LocalTime']['input'];
  /** First minute. */
  start: Scalars['LocalTime']['input'];
};

/** See `toggleCalendarEnabledForBooking`. */
export type ToggleCalendarEnabledForBookingCommand = {
  /** The calendar. */
  id: Scalars['ID']['input'];
};

/** See `track`. */
export type TrackCommand = {
  /** Profile id of the creator. */
  creatorId: Scalars['ID']['input'];
};

/** See `updateAvailabilitySettings`. */
export type UpdateAvailabilitySettingsCommand = {
  /** The hours. */
  availabilitySettings: AvailabilitySettingsInput;
};

/** See `updateBookMeUrl`. */
export type UpdateBookMeUrlCommand = {
  /** Full address; empty takes it away. */
  url: Scalars['String']['input'];
};

/** See `updateBooking`. */
export type UpdateBookingCommand = {
  /** The booking. */
  id: Scalars['ID']['input'];
  /** Answers to the questions. */
  intakes: Array<BookingIntakeInput>;
  /** The payment of a paid booking. */
  paymentId?: InputMaybe<Scalars['ID']['input']>;
};

/** See `updateCatalogItemStatus`. */
export type UpdateCatalogItemStatusCommand = {
  /** The item. */
  id: Scalars['ID']['input'];
  /** What it becomes. */
  status: CatalogItemStatus;
};

/** See `updateCountryCookie`. */
export type UpdateCountryCookieCommand = {
  /** ISO 3166 alpha-2. */
  countryCode: Scalars['String']['input'];
};

/** See `updateDefaultCalendar`. */
export type UpdateDefaultCalendarCommand = {
  /** The calendar. */
  id: Scalars['ID']['input'];
};

/** See `updateLinks`. */
export type UpdateLinksCommand = {
  /** At most 6, no address twice. */
  links: Array<LinkInput>;
};

/** See `updateOneOnOne`. */
export type UpdateOneOnOneCommand = {
  /** At most 500 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What the booker gets; blank lines are dropped. */
  descriptionBulletPoints: Array<Scalars['String']['input']>;
  /** Length of the session. */
  duration: SessionDuration;
  /** The offer. */
  id: Scalars['ID']['input'];
  /** Whole euro excluding VAT: 0 or at least 3. */
  price: Scalars['Int']['input'];
  /** 1 to 150 characters. */
  title: Scalars['String']['input'];
};

/** See `updatePayment`. */
export type UpdatePaymentCommand = {
  /** City. */
  city: Scalars['String']['input'];
  /** Required for a company. */
  companyName?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166 alpha-2. */
  countryCode: Scalars['String']['input'];
  /** Address that receipts go to. */
  email: Scalars['String']['input'];
  /** Street and number. */
  firstAddressLine: Scalars['String']['input'];
  /** Name of the person. */
  fullName: Scalars['String']['input'];
  /** Whether a company buys. */
  isCompany: Scalars['Boolean']['input'];
  /** The payment. */
  paymentId: Scalars['ID']['input'];
  /** In any usual form. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** Postal code. */
  postalCode: Scalars['String']['input'];
  /** Whether later payments start from these details. */
  saveBillingDetails: Scalars['Boolean']['input'];
  /** Box, floor. */
  secondAddressLine?: InputMaybe<Scalars['String']['input']>;
  /** State or province. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Required for a company, 4 to 25 characters. */
  vatNumber?: InputMaybe<Scalars['String']['input']>;
};

/** See `updatePublicationDetails`. */
export type UpdatePublicationDetailsCommand = {
  /** What it is about. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The publication. */
  id: Scalars['ID']['input'];
  /** Excluding VAT: 0 or at least 3. */
  price: Scalars['Euro']['input'];
  /** Name of the publication. */
  title: Scalars['String']['input'];
};

/** See `updateTalkDetails`. */
export type UpdateTalkDetailsCommand = {
  /** What it is about. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** How long it takes. */
  durationInMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** When it begins; null takes it away. */
  eventDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** Where it takes place. */
  eventLocation?: InputMaybe<Scalars['String']['input']>;
  /** Name of the event. */
  eventName?: InputMaybe<Scalars['String']['input']>;
  /** Page of the event. */
  eventUrl?: InputMaybe<Scalars['String']['input']>;
  /** The talk. */
  talkId: Scalars['ID']['input'];
  /** Name of the talk. */
  title: Scalars['String']['input'];
};

/** See `updateTimeZoneCookie`. */
export type UpdateTimeZoneCookieCommand = {
  /** IANA zone. */
  timeZone: Scalars['String']['input'];
};

/** See `updateUserBillingInformation`. */
export type UpdateUserBillingInformationCommand = {
  /** City. */
  city: Scalars['String']['input'];
  /** Required for a company. */
  companyName?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166 alpha-2. */
  countryCode: Scalars['String']['input'];
  /** Address that receipts go to. */
  email: Scalars['String']['input'];
  /** Street and number. */
  firstAddressLine: Scalars['String']['input'];
  /** Name of the person. */
  fullName: Scalars['String']['input'];
  /** Whether a company buys. */
  isCompany: Scalars['Boolean']['input'];
  /** In any usual form. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** Postal code. */
  postalCode: Scalars['String']['input'];
  /** Box, floor. */
  secondAddressLine?: InputMaybe<Scalars['String']['input']>;
  /** State or province. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Required for a company, 4 to 25 characters. */
  vatNumber?: InputMaybe<Scalars['String']['input']>;
};

/** See `updateUserProfile`. */
export type UpdateUserProfileCommand = {
  /** At most 2000 characters. */
  biography?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 150 characters. */
  professionalTitle: Scalars['String']['input'];
};

/** See `updateUserProfilePicture`. */
export type UpdateUserProfilePictureCommand = {
  /** A square JPEG named avatar. */
  file: Scalars['Upload']['input'];
};

/** See `updateUserSettings`. */
export type UpdateUserSettingsCommand = {
  /** IANA zone. */
  timeZone: Scalars['String']['input'];
};

/** A person's profile: one's own (`userProfile`) or a creator's public one (`userPublicProfileBySlug`). */
export type UserProfile = Node & {
  __typename?: 'UserProfile';
  /** Whether the creator's onboarding is done. */
  beamerIsOnboarded: Scalars['Boolean']['output'];
  /** At most 2000 characters, shown as typed; null when not told yet. */
  biography?: Maybe<Scalars['String']['output']>;
  /** Address of a booking page elsewhere; null or empty without one. */
  bookMeUrl?: Maybe<Scalars['String']['output']>;
  /** Only for the owner; null for everybody else. */
  email?: Maybe<Scalars['String']['output']>;
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** The same as `profileId`. */
  id: Scalars['ID']['output'];
  /** Whether the viewer is the owner. */
  isOwn: Scalars['Boolean']['output'];
  /** Family name. */
  lastName: Scalars['String']['output'];
  /** At most 6, in the owner's order. */
  links: Array<ProfileLink>;
  /** What the person is by trade, at most 150 characters; null when not told yet. */
  professionalTitle?: Maybe<Scalars['String']['output']>;
  /** Id of the profile. */
  profileId: Scalars['ID']['output'];
  /** Square picture; null without one. */
  profilePicture?: Maybe<ProfilePicture>;
  /** Role in the marketplace. */
  role: UserRole;
  /** Name of the public page in addresses. */
  slug: Scalars['String']['output'];
  /** Whether the user's onboarding is done. */
  userIsOnboarded: Scalars['Boolean']['output'];
};

/** Who a signed-in person is to the marketplace. */
export type UserRole =
  /** A creator: owns a public page, offers, availability and an audience. */
  | 'beamer'
  /** Buys, books and reads. */
  | 'user';

/** What a signed-in user has set. */
export type UserSettings = Node & {
  __typename?: 'UserSettings';
  /** Billing details that payments start from; null until saved. */
  billingInformation?: Maybe<BillingInformation>;
  /** Connected calendar accounts, at most 50. */
  calendarProfiles: Array<CalendarProfile>;
  /** ISO 3166 alpha-2 country whose VAT applies; null until chosen. */
  countryCode?: Maybe<Scalars['String']['output']>;
  /** Id of the `Calendar` that bookings are written to; null without one. */
  defaultCalendarId?: Maybe<Scalars['ID']['output']>;
  /** The same as `userSettingsId`. */
  id: Scalars['ID']['output'];
  /** Account that receives payouts; null without one. */
  stripeAccountId?: Maybe<Scalars['String']['output']>;
  /** IANA zone; null until onboarding. */
  timeZone?: Maybe<Scalars['String']['output']>;
  /** Id of the settings. */
  userSettingsId: Scalars['ID']['output'];
};

/** See `validateVatNumber`. */
export type ValidateVatNumberCommand = {
  /** ISO 3166 alpha-2. */
  countryCode: Scalars['String']['input'];
  /** 4 to 25 characters. */
  vatNumber: Scalars['String']['input'];
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
  __typename?: 'VatNumberValidation';
  /** Whether the number is valid; false also when the service is unavailable. */
  isValid: Scalars['Boolean']['output'];
  /** How it came out. */
  status: VatNumberStatus;
};



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
    | ( AudienceRow )
    | ( AvailabilityRow )
    | ( OwnedBilling )
    | ( BookingRow )
    | ( QuestionRow )
    | ( BookingRow )
    | ( CalendarRow )
    | ( CalendarProfileRow )
    | ( UserRow )
    | ( DocumentRow )
    | ( EntitlementRow )
    | ( LiveSession )
    | ( UserRow )
    | ( OneOnOneRow )
    | ( PaymentRow )
    | ( LinkRow )
    | ( StoredImage )
    | ( PublicationRow )
    | ( TalkRow )
    | ( StoredImage )
    | ( UserRow )
    | ( UserRow )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccessToken: ResolverTypeWrapper<AccessToken>;
  AffiliateInfo: ResolverTypeWrapper<AffiliateInfo>;
  AudienceConnection: ResolverTypeWrapper<Omit<AudienceConnection, 'edges'> & { edges: Array<ResolversTypes['AudienceEdge']> }>;
  AudienceEdge: ResolverTypeWrapper<Omit<AudienceEdge, 'node'> & { node: ResolversTypes['AudienceMember'] }>;
  AudienceMember: ResolverTypeWrapper<AudienceRow>;
  AvailabilityDay: ResolverTypeWrapper<AvailabilityDay>;
  AvailabilitySettings: ResolverTypeWrapper<AvailabilityRow>;
  AvailabilitySettingsInput: AvailabilitySettingsInput;
  AvailableSlot: ResolverTypeWrapper<AvailableSlot>;
  BillingAddress: ResolverTypeWrapper<BillingDetails>;
  BillingInformation: ResolverTypeWrapper<OwnedBilling>;
  Booking: ResolverTypeWrapper<BookingRow>;
  BookingConnection: ResolverTypeWrapper<Omit<BookingConnection, 'edges'> & { edges: Array<ResolversTypes['BookingEdge']> }>;
  BookingEdge: ResolverTypeWrapper<Omit<BookingEdge, 'node'> & { node: ResolversTypes['BookingListEntry'] }>;
  BookingIntake: ResolverTypeWrapper<BookingIntake>;
  BookingIntakeInput: BookingIntakeInput;
  BookingIntakeQuestion: ResolverTypeWrapper<QuestionRow>;
  BookingListEntry: ResolverTypeWrapper<BookingRow>;
  BookingPaymentStatus: BookingPaymentStatus;
  BookingType: BookingType;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Calendar: ResolverTypeWrapper<CalendarRow>;
  CalendarProfile: ResolverTypeWrapper<CalendarProfileRow>;
  CalendarProvider: CalendarProvider;
  CardProvider: CardProvider;
  CatalogItem: ResolverTypeWrapper<CatalogItemRow>;
  CatalogItemCategory: CatalogItemCategory;
  CatalogItemStatus: CatalogItemStatus;
  CheckAffiliateCommand: CheckAffiliateCommand;
  CompletePaymentCommand: CompletePaymentCommand;
  ConnectCalendarCommand: ConnectCalendarCommand;
  ConnectCalendarUrl: ResolverTypeWrapper<ConnectCalendarUrl>;
  Country: ResolverTypeWrapper<Country>;
  CreateBookingCommand: CreateBookingCommand;
  CreateEntitlementCommand: CreateEntitlementCommand;
  CreateOneOnOneCommand: CreateOneOnOneCommand;
  CreatePaymentCommand: CreatePaymentCommand;
  CreatePublicationCommand: CreatePublicationCommand;
  CreateTalkCommand: CreateTalkCommand;
  CreatorReference: ResolverTypeWrapper<UserRow>;
  DailyAvailability: ResolverTypeWrapper<DailyAvailability>;
  DailyAvailabilityInput: DailyAvailabilityInput;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DayOfWeek: DayOfWeek;
  DeleteEntitlementCommand: DeleteEntitlementCommand;
  Document: ResolverTypeWrapper<DocumentRow>;
  DocumentBlob: ResolverTypeWrapper<Omit<DocumentBlob, 'document'> & { document: ResolversTypes['Document'] }>;
  EndLiveSessionCommand: EndLiveSessionCommand;
  Entitlement: ResolverTypeWrapper<EntitlementRow>;
  EntitlementConnection: ResolverTypeWrapper<Omit<EntitlementConnection, 'edges'> & { edges: Array<ResolversTypes['EntitlementEdge']> }>;
  EntitlementEdge: ResolverTypeWrapper<Omit<EntitlementEdge, 'node'> & { node: ResolversTypes['Entitlement'] }>;
  EntitlementFamily: EntitlementFamily;
  EntitlementKind: EntitlementKind;
  Euro: ResolverTypeWrapper<Scalars['Euro']['output']>;
  FailPaymentCommand: FailPaymentCommand;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  JoinLiveSessionCommand: JoinLiveSessionCommand;
  JoinUrl: ResolverTypeWrapper<JoinUrl>;
  LeaveLiveSessionCommand: LeaveLiveSessionCommand;
  LinkGroupType: LinkGroupType;
  LinkInput: LinkInput;
  LinkPlatform: LinkPlatform;
  LinkedInSignInSignUpCommand: LinkedInSignInSignUpCommand;
  LiveSession: ResolverTypeWrapper<LiveSession>;
  LiveSessionAccess: ResolverTypeWrapper<LiveSessionAccess>;
  LiveSessionStatus: LiveSessionStatus;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  LocalTime: ResolverTypeWrapper<Scalars['LocalTime']['output']>;
  Me: ResolverTypeWrapper<UserRow>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
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
  RegisterAsBeamerCommand: RegisterAsBeamerCommand;
  RescheduleBookingCommand: RescheduleBookingCommand;
  SessionDuration: SessionDuration;
  ShareItemToLinkedInCommand: ShareItemToLinkedInCommand;
  ShareProfileToLinkedInCommand: ShareProfileToLinkedInCommand;
  StartLiveSessionCommand: StartLiveSessionCommand;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Talk: ResolverTypeWrapper<TalkRow>;
  Thumbnail: ResolverTypeWrapper<StoredImage>;
  TimeSlot: ResolverTypeWrapper<TimeSlot>;
  TimeSlotInput: TimeSlotInput;
  ToggleCalendarEnabledForBookingCommand: ToggleCalendarEnabledForBookingCommand;
  TrackCommand: TrackCommand;
  UpdateAvailabilitySettingsCommand: UpdateAvailabilitySettingsCommand;
  UpdateBookMeUrlCommand: UpdateBookMeUrlCommand;
  UpdateBookingCommand: UpdateBookingCommand;
  UpdateCatalogItemStatusCommand: UpdateCatalogItemStatusCommand;
  UpdateCountryCookieCommand: UpdateCountryCookieCommand;
  UpdateDefaultCalendarCommand: UpdateDefaultCalendarCommand;
  UpdateLinksCommand: UpdateLinksCommand;
  UpdateOneOnOneCommand: UpdateOneOnOneCommand;
  UpdatePaymentCommand: UpdatePaymentCommand;
  UpdatePublicationDetailsCommand: UpdatePublicationDetailsCommand;
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
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccessToken: AccessToken;
  AffiliateInfo: AffiliateInfo;
  AudienceConnection: Omit<AudienceConnection, 'edges'> & { edges: Array<ResolversParentTypes['AudienceEdge']> };
  AudienceEdge: Omit<AudienceEdge, 'node'> & { node: ResolversParentTypes['AudienceMember'] };
  AudienceMember: AudienceRow;
  AvailabilityDay: AvailabilityDay;
  AvailabilitySettings: AvailabilityRow;
  AvailabilitySettingsInput: AvailabilitySettingsInput;
  AvailableSlot: AvailableSlot;
  BillingAddress: BillingDetails;
  BillingInformation: OwnedBilling;
  Booking: BookingRow;
  BookingConnection: Omit<BookingConnection, 'edges'> & { edges: Array<ResolversParentTypes['BookingEdge']> };
  BookingEdge: Omit<BookingEdge, 'node'> & { node: ResolversParentTypes['BookingListEntry'] };
  BookingIntake: BookingIntake;
  BookingIntakeInput: BookingIntakeInput;
  BookingIntakeQuestion: QuestionRow;
  BookingListEntry: BookingRow;
  Boolean: Scalars['Boolean']['output'];
  Calendar: CalendarRow;
  CalendarProfile: CalendarProfileRow;
  CatalogItem: CatalogItemRow;
  CheckAffiliateCommand: CheckAffiliateCommand;
  CompletePaymentCommand: CompletePaymentCommand;
  ConnectCalendarCommand: ConnectCalendarCommand;
  ConnectCalendarUrl: ConnectCalendarUrl;
  Country: Country;
  CreateBookingCommand: CreateBookingCommand;
  CreateEntitlementCommand: CreateEntitlementCommand;
  CreateOneOnOneCommand: CreateOneOnOneCommand;
  CreatePaymentCommand: CreatePaymentCommand;
  CreatePublicationCommand: CreatePublicationCommand;
  CreateTalkCommand: CreateTalkCommand;
  CreatorReference: UserRow;
  DailyAvailability: DailyAvailability;
  DailyAvailabilityInput: DailyAvailabilityInput;
  DateTime: Scalars['DateTime']['output'];
  DeleteEntitlementCommand: DeleteEntitlementCommand;
  Document: DocumentRow;
  DocumentBlob: Omit<DocumentBlob, 'document'> & { document: ResolversParentTypes['Document'] };
  EndLiveSessionCommand: EndLiveSessionCommand;
  Entitlement: EntitlementRow;
  EntitlementConnection: Omit<EntitlementConnection, 'edges'> & { edges: Array<ResolversParentTypes['EntitlementEdge']> };
  EntitlementEdge: Omit<EntitlementEdge, 'node'> & { node: ResolversParentTypes['Entitlement'] };
  Euro: Scalars['Euro']['output'];
  FailPaymentCommand: FailPaymentCommand;
  Float: Scalars['Float']['output'];
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  JoinLiveSessionCommand: JoinLiveSessionCommand;
  JoinUrl: JoinUrl;
  LeaveLiveSessionCommand: LeaveLiveSessionCommand;
  LinkInput: LinkInput;
  LinkedInSignInSignUpCommand: LinkedInSignInSignUpCommand;
  LiveSession: LiveSession;
  LiveSessionAccess: LiveSessionAccess;
  LocalDate: Scalars['LocalDate']['output'];
  LocalTime: Scalars['LocalTime']['output'];
  Me: UserRow;
  Mutation: Record<PropertyKey, never>;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  OneOnOne: OneOnOneRow;
  PageInfo: PageInfo;
  Payment: PaymentRow;
  PolicyDocument: PolicyDocument;
  PriceCountry: PriceCountry;
  ProfileLink: LinkRow;
  ProfilePicture: StoredImage;
  Publication: PublicationRow;
  Query: Record<PropertyKey, never>;
  RegisterAsBeamerCommand: RegisterAsBeamerCommand;
  RescheduleBookingCommand: RescheduleBookingCommand;
  ShareItemToLinkedInCommand: ShareItemToLinkedInCommand;
  ShareProfileToLinkedInCommand: ShareProfileToLinkedInCommand;
  StartLiveSessionCommand: StartLiveSessionCommand;
  String: Scalars['String']['output'];
  Talk: TalkRow;
  Thumbnail: StoredImage;
  TimeSlot: TimeSlot;
  TimeSlotInput: TimeSlotInput;
  ToggleCalendarEnabledForBookingCommand: ToggleCalendarEnabledForBookingCommand;
  TrackCommand: TrackCommand;
  UpdateAvailabilitySettingsCommand: UpdateAvailabilitySettingsCommand;
  UpdateBookMeUrlCommand: UpdateBookMeUrlCommand;
  UpdateBookingCommand: UpdateBookingCommand;
  UpdateCatalogItemStatusCommand: UpdateCatalogItemStatusCommand;
  UpdateCountryCookieCommand: UpdateCountryCookieCommand;
  UpdateDefaultCalendarCommand: UpdateDefaultCalendarCommand;
  UpdateLinksCommand: UpdateLinksCommand;
  UpdateOneOnOneCommand: UpdateOneOnOneCommand;
  UpdatePaymentCommand: UpdatePaymentCommand;
  UpdatePublicationDetailsCommand: UpdatePublicationDetailsCommand;
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

export type AccessTokenResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AccessToken'] = ResolversParentTypes['AccessToken']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AffiliateInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AffiliateInfo'] = ResolversParentTypes['AffiliateInfo']> = {
  affiliateCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AudienceConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AudienceConnection'] = ResolversParentTypes['AudienceConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AudienceEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AudienceEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AudienceEdge'] = ResolversParentTypes['AudienceEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AudienceMember'], ParentType, ContextType>;
};

export type AudienceMemberResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AudienceMember'] = ResolversParentTypes['AudienceMember']> = {
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastInteractionDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  relayEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userProfileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AvailabilityDayResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AvailabilityDay'] = ResolversParentTypes['AvailabilityDay']> = {
  availableSlots?: Resolver<Array<ResolversTypes['AvailableSlot']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type AvailabilitySettingsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AvailabilitySettings'] = ResolversParentTypes['AvailabilitySettings']> = {
  dailyAvailabilities?: Resolver<Array<ResolversTypes['DailyAvailability']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AvailableSlotResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AvailableSlot'] = ResolversParentTypes['AvailableSlot']> = {
  end?: Resolver<ResolversTypes['LocalTime'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['LocalTime'], ParentType, ContextType>;
};

export type BillingAddressResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BillingAddress'] = ResolversParentTypes['BillingAddress']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstAddressLine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secondAddressLine?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BillingInformationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BillingInformation'] = ResolversParentTypes['BillingInformation']> = {
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

export type BookingResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Booking'] = ResolversParentTypes['Booking']> = {
  canReschedule?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  creator?: Resolver<ResolversTypes['UserProfile'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  holdExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  intakes?: Resolver<Array<ResolversTypes['BookingIntake']>, ParentType, ContextType>;
  oneOnOne?: Resolver<ResolversTypes['OneOnOne'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  paymentStatus?: Resolver<ResolversTypes['BookingPaymentStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookingConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BookingConnection'] = ResolversParentTypes['BookingConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BookingEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type BookingEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BookingEdge'] = ResolversParentTypes['BookingEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BookingListEntry'], ParentType, ContextType>;
};

export type BookingIntakeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BookingIntake'] = ResolversParentTypes['BookingIntake']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BookingIntakeQuestionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BookingIntakeQuestion'] = ResolversParentTypes['BookingIntakeQuestion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookingListEntryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BookingListEntry'] = ResolversParentTypes['BookingListEntry']> = {
  bookingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  creatorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  creatorProfessionTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  creatorProfilePicture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  creatorSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paymentStatus?: Resolver<ResolversTypes['BookingPaymentStatus'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Euro'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['BookingType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CalendarResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Calendar'] = ResolversParentTypes['Calendar']> = {
  calendarId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  calendarName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReadOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CalendarProfileResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CalendarProfile'] = ResolversParentTypes['CalendarProfile']> = {
  calendars?: Resolver<Array<ResolversTypes['Calendar']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  profileConnected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  profileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  profileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['CalendarProvider'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CatalogItemResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CatalogItem'] = ResolversParentTypes['CatalogItem']> = {
  __resolveType: TypeResolveFn<'OneOnOne' | 'Publication' | 'Talk', ParentType, ContextType>;
};

export type ConnectCalendarUrlResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ConnectCalendarUrl'] = ResolversParentTypes['ConnectCalendarUrl']> = {
  provider?: Resolver<ResolversTypes['CalendarProvider'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CountryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreatorReferenceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CreatorReference'] = ResolversParentTypes['CreatorReference']> = {
  creatorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  creatorSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DailyAvailabilityResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DailyAvailability'] = ResolversParentTypes['DailyAvailability']> = {
  day?: Resolver<ResolversTypes['DayOfWeek'], ParentType, ContextType>;
  timeSlots?: Resolver<Array<ResolversTypes['TimeSlot']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DocumentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Document'] = ResolversParentTypes['Document']> = {
  addedOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  extension?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameWithoutExtension?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DocumentBlobResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DocumentBlob'] = ResolversParentTypes['DocumentBlob']> = {
  bytes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  document?: Resolver<ResolversTypes['Document'], ParentType, ContextType>;
};

export type EntitlementResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Entitlement'] = ResolversParentTypes['Entitlement']> = {
  catalogItemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  creatorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  creatorSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  family?: Resolver<ResolversTypes['EntitlementFamily'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['EntitlementKind'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Euro'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EntitlementConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['EntitlementConnection'] = ResolversParentTypes['EntitlementConnection']> = {
  edges?: Resolver<Array<ResolversTypes['EntitlementEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type EntitlementEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['EntitlementEdge'] = ResolversParentTypes['EntitlementEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Entitlement'], ParentType, ContextType>;
};

export interface EuroScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Euro'], any> {
  name: 'Euro';
}

export type JoinUrlResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['JoinUrl'] = ResolversParentTypes['JoinUrl']> = {
  absoluteUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channelId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hostSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  relativeUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LiveSessionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LiveSession'] = ResolversParentTypes['LiveSession']> = {
  channelId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hostUserProfileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  joinUrl?: Resolver<ResolversTypes['JoinUrl'], ParentType, ContextType>;
  maxParticipants?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LiveSessionStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LiveSessionAccessResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LiveSessionAccess'] = ResolversParentTypes['LiveSessionAccess']> = {
  appId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channelId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  participantId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface LocalDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalDate'], any> {
  name: 'LocalDate';
}

export interface LocalTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalTime'], any> {
  name: 'LocalTime';
}

export type MeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Me'] = ResolversParentTypes['Me']> = {
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

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  checkAffiliate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationCheckAffiliateArgs, 'command'>>;
  completePayment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<MutationCompletePaymentArgs, 'command'>>;
  connectCalendar?: Resolver<ResolversTypes['UserSettings'], ParentType, ContextType, RequireFields<MutationConnectCalendarArgs, 'command'>>;
  createBooking?: Resolver<ResolversTypes['Booking'], ParentType, ContextType, RequireFields<MutationCreateBookingArgs, 'command'>>;
  createEntitlement?: Resolver<ResolversTypes['CatalogItem'], ParentType, ContextType, RequireFields<MutationCreateEntitlementArgs, 'command'>>;
  createOneOnOne?: Resolver<ResolversTypes['OneOnOne'], ParentType, ContextType, RequireFields<MutationCreateOneOnOneArgs, 'command'>>;
  createPayment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<MutationCreatePaymentArgs, 'command'>>;
  createPublication?: Resolver<ResolversTypes['Publication'], ParentType, ContextType, RequireFields<MutationCreatePublicationArgs, 'command'>>;
  createTalk?: Resolver<ResolversTypes['Talk'], ParentType, ContextType, RequireFields<MutationCreateTalkArgs, 'command'>>;
  deleteEntitlement?: Resolver<ResolversTypes['CatalogItem'], ParentType, ContextType, RequireFields<MutationDeleteEntitlementArgs, 'command'>>;
  endLiveSession?: Resolver<ResolversTypes['LiveSession'], ParentType, ContextType, RequireFields<MutationEndLiveSessionArgs, 'command'>>;
  failPayment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<MutationFailPaymentArgs, 'command'>>;
  finishOnboarding?: Resolver<ResolversTypes['AccessToken'], ParentType, ContextType>;
  joinLiveSession?: Resolver<ResolversTypes['LiveSessionAccess'], ParentType, ContextType, RequireFields<MutationJoinLiveSessionArgs, 'command'>>;
  leaveLiveSession?: Resolver<ResolversTypes['LiveSession'], ParentType, ContextType, RequireFields<MutationLeaveLiveSessionArgs, 'command'>>;
  linkedInSignInSignUp?: Resolver<ResolversTypes['AccessToken'], ParentType, ContextType, RequireFields<MutationLinkedInSignInSignUpArgs, 'command'>>;
  logOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  refresh?: Resolver<ResolversTypes['AccessToken'], ParentType, ContextType>;
  registerAsBeamer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRegisterAsBeamerArgs, 'command'>>;
  rescheduleBooking?: Resolver<ResolversTypes['Booking'], ParentType, ContextType, RequireFields<MutationRescheduleBookingArgs, 'command'>>;
  shareItemToLinkedIn?: Resolver<ResolversTypes['CatalogItem'], ParentType, ContextType, RequireFields<MutationShareItemToLinkedInArgs, 'command'>>;
  shareProfileToLinkedIn?: Resolver<ResolversTypes['UserProfile'], ParentType, ContextType, RequireFields<MutationShareProfileToLinkedInArgs, 'command'>>;
  startLiveSession?: Resolver<ResolversTypes['LiveSessionAccess'], ParentType, ContextType, RequireFields<MutationStartLiveSessionArgs, 'command'>>;
  toggleCalendarEnabledForBooking?: Resolver<ResolversTypes['Calendar'], ParentType, ContextType, RequireFields<MutationToggleCalendarEnabledForBookingArgs, 'command'>>;
  track?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationTrackArgs, 'command'>>;
  updateAvailabilitySettings?: Resolver<ResolversTypes['AvailabilitySettings'], ParentType, ContextType, RequireFields<MutationUpdateAvailabilitySettingsArgs, 'command'>>;
  updateBookMeUrl?: Resolver<ResolversTypes['UserProfile'], ParentType, ContextType, RequireFields<MutationUpdateBookMeUrlArgs, 'command'>>;
  updateBooking?: Resolver<ResolversTypes['Booking'], ParentType, ContextType, RequireFields<MutationUpdateBookingArgs, 'command'>>;
  updateCatalogItemStatus?: Resolver<ResolversTypes['CatalogItem'], ParentType, ContextType, RequireFields<MutationUpdateCatalogItemStatusArgs, 'command'>>;
  updateCountryCookie?: Resolver<ResolversTypes['PriceCountry'], ParentType, ContextType, RequireFields<MutationUpdateCountryCookieArgs, 'command'>>;
  updateDefaultCalendar?: Resolver<ResolversTypes['UserSettings'], ParentType, ContextType, RequireFields<MutationUpdateDefaultCalendarArgs, 'command'>>;
  updateLinks?: Resolver<ResolversTypes['UserProfile'], ParentType, ContextType, RequireFields<MutationUpdateLinksArgs, 'command'>>;
  updateOneOnOne?: Resolver<ResolversTypes['OneOnOne'], ParentType, ContextType, RequireFields<MutationUpdateOneOnOneArgs, 'command'>>;
  updatePayment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<MutationUpdatePaymentArgs, 'command'>>;
  updatePublicationDetails?: Resolver<ResolversTypes['Publication'], ParentType, ContextType, RequireFields<MutationUpdatePublicationDetailsArgs, 'command'>>;
  updateTalkDetails?: Resolver<ResolversTypes['Talk'], ParentType, ContextType, RequireFields<MutationUpdateTalkDetailsArgs, 'command'>>;
  updateTimeZoneCookie?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationUpdateTimeZoneCookieArgs, 'command'>>;
  updateUserBillingInformation?: Resolver<ResolversTypes['UserSettings'], ParentType, ContextType, RequireFields<MutationUpdateUserBillingInformationArgs, 'command'>>;
  updateUserProfile?: Resolver<ResolversTypes['UserProfile'], ParentType, ContextType, RequireFields<MutationUpdateUserProfileArgs, 'command'>>;
  updateUserProfilePicture?: Resolver<ResolversTypes['UserProfile'], ParentType, ContextType, RequireFields<MutationUpdateUserProfilePictureArgs, 'command'>>;
  updateUserSettings?: Resolver<ResolversTypes['UserSettings'], ParentType, ContextType, RequireFields<MutationUpdateUserSettingsArgs, 'command'>>;
  validateVatNumber?: Resolver<ResolversTypes['VatNumberValidation'], ParentType, ContextType, RequireFields<MutationValidateVatNumberArgs, 'command'>>;
};

export type NodeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'AudienceMember' | 'AvailabilitySettings' | 'BillingInformation' | 'Booking' | 'BookingIntakeQuestion' | 'BookingListEntry' | 'Calendar' | 'CalendarProfile' | 'CreatorReference' | 'Document' | 'Entitlement' | 'LiveSession' | 'Me' | 'OneOnOne' | 'Payment' | 'ProfileLink' | 'ProfilePicture' | 'Publication' | 'Talk' | 'Thumbnail' | 'UserProfile' | 'UserSettings', ParentType, ContextType>;
};

export type OneOnOneResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OneOnOne'] = ResolversParentTypes['OneOnOne']> = {
  category?: Resolver<ResolversTypes['CatalogItemCategory'], ParentType, ContextType>;
  creatorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  descriptionBulletPoints?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['SessionDuration'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Euro'], ParentType, ContextType>;
  priceWithVat?: Resolver<ResolversTypes['Euro'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CatalogItemStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  amountWithVat?: Resolver<ResolversTypes['Euro'], ParentType, ContextType>;
  amountWithoutVat?: Resolver<ResolversTypes['Euro'], ParentType, ContextType>;
  billingInformation?: Resolver<Maybe<ResolversTypes['BillingInformation']>, ParentType, ContextType>;
  bookingId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  cardProvider?: Resolver<ResolversTypes['CardProvider'], ParentType, ContextType>;
  clientSecret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  creatorSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  holdExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReverseCharge?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  publishableKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PaymentState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vatCountryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vatPercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PolicyDocumentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PolicyDocument'] = ResolversParentTypes['PolicyDocument']> = {
  contentUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  policyType?: Resolver<ResolversTypes['PolicyType'], ParentType, ContextType>;
};

export type PriceCountryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PriceCountry'] = ResolversParentTypes['PriceCountry']> = {
  countryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countryName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['PriceCountrySource'], ParentType, ContextType>;
};

export type ProfileLinkResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ProfileLink'] = ResolversParentTypes['ProfileLink']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groupType?: Resolver<ResolversTypes['LinkGroupType'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['LinkPlatform'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProfilePictureResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ProfilePicture'] = ResolversParentTypes['ProfilePicture']> = {
  addedOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  extension?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  systemFullPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PublicationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Publication'] = ResolversParentTypes['Publication']> = {
  canView?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['CatalogItemCategory'], ParentType, ContextType>;
  creatorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
  hasEntitlement?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Euro'], ParentType, ContextType>;
  priceWithVat?: Resolver<ResolversTypes['Euro'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CatalogItemStatus'], ParentType, ContextType>;
  thumbnails?: Resolver<Array<ResolversTypes['Thumbnail']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  availability?: Resolver<Array<ResolversTypes['AvailabilityDay']>, ParentType, ContextType, RequireFields<QueryAvailabilityArgs, 'month' | 'oneOnOneId' | 'year'>>;
  availabilitySettings?: Resolver<Maybe<ResolversTypes['AvailabilitySettings']>, ParentType, ContextType>;
  blobByDocumentId?: Resolver<ResolversTypes['DocumentBlob'], ParentType, ContextType, RequireFields<QueryBlobByDocumentIdArgs, 'id'>>;
  bookingById?: Resolver<ResolversTypes['Booking'], ParentType, ContextType, RequireFields<QueryBookingByIdArgs, 'id'>>;
  bookingIntakeQuestions?: Resolver<Array<ResolversTypes['BookingIntakeQuestion']>, ParentType, ContextType>;
  bookingsForCurrentUser?: Resolver<ResolversTypes['BookingConnection'], ParentType, ContextType, RequireFields<QueryBookingsForCurrentUserArgs, 'first'>>;
  catalogItemsForCurrentCreator?: Resolver<Array<ResolversTypes['CatalogItem']>, ParentType, ContextType>;
  connectCalendarUrls?: Resolver<Array<ResolversTypes['ConnectCalendarUrl']>, ParentType, ContextType, RequireFields<QueryConnectCalendarUrlsArgs, 'redirectUri'>>;
  countries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  countryCodeFromCookie?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  creatorAudience?: Resolver<ResolversTypes['AudienceConnection'], ParentType, ContextType, RequireFields<QueryCreatorAudienceArgs, 'first'>>;
  creatorByUserProfileId?: Resolver<ResolversTypes['CreatorReference'], ParentType, ContextType, RequireFields<QueryCreatorByUserProfileIdArgs, 'userProfileId'>>;
  entitlementsForCurrentUser?: Resolver<ResolversTypes['EntitlementConnection'], ParentType, ContextType, RequireFields<QueryEntitlementsForCurrentUserArgs, 'first'>>;
  linkedInAuthorizationUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<QueryLinkedInAuthorizationUrlArgs, 'redirectUri' | 'state'>>;
  me?: Resolver<ResolversTypes['Me'], ParentType, ContextType>;
  oneOnOneById?: Resolver<ResolversTypes['OneOnOne'], ParentType, ContextType, RequireFields<QueryOneOnOneByIdArgs, 'id'>>;
  oneOnOnesForBeamerByUserProfileId?: Resolver<Array<ResolversTypes['OneOnOne']>, ParentType, ContextType, RequireFields<QueryOneOnOnesForBeamerByUserProfileIdArgs, 'profileId'>>;
  oneOnOnesForCurrentBeamer?: Resolver<Array<ResolversTypes['OneOnOne']>, ParentType, ContextType>;
  paymentById?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<QueryPaymentByIdArgs, 'id'>>;
  paymentStatusById?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<QueryPaymentStatusByIdArgs, 'id'>>;
  policyDocuments?: Resolver<Array<ResolversTypes['PolicyDocument']>, ParentType, ContextType>;
  priceCountry?: Resolver<ResolversTypes['PriceCountry'], ParentType, ContextType>;
  publicationById?: Resolver<ResolversTypes['Publication'], ParentType, ContextType, RequireFields<QueryPublicationByIdArgs, 'id'>>;
  publicationsForBeamerByProfileId?: Resolver<Array<ResolversTypes['Publication']>, ParentType, ContextType, RequireFields<QueryPublicationsForBeamerByProfileIdArgs, 'profileId'>>;
  publicationsForCurrentBeamer?: Resolver<Array<ResolversTypes['Publication']>, ParentType, ContextType>;
  sessionByChannelId?: Resolver<ResolversTypes['LiveSession'], ParentType, ContextType, RequireFields<QuerySessionByChannelIdArgs, 'channelId'>>;
  talkById?: Resolver<ResolversTypes['Talk'], ParentType, ContextType, RequireFields<QueryTalkByIdArgs, 'id'>>;
  talksForBeamerByProfileId?: Resolver<Array<ResolversTypes['Talk']>, ParentType, ContextType, RequireFields<QueryTalksForBeamerByProfileIdArgs, 'profileId'>>;
  talksForCurrentBeamer?: Resolver<Array<ResolversTypes['Talk']>, ParentType, ContextType>;
  timeZoneFromCookie?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userAffiliateInfo?: Resolver<ResolversTypes['AffiliateInfo'], ParentType, ContextType>;
  userProfile?: Resolver<ResolversTypes['UserProfile'], ParentType, ContextType>;
  userPublicProfileBySlug?: Resolver<ResolversTypes['UserProfile'], ParentType, ContextType, RequireFields<QueryUserPublicProfileBySlugArgs, 'slug'>>;
  userSettings?: Resolver<ResolversTypes['UserSettings'], ParentType, ContextType>;
};

export type TalkResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Talk'] = ResolversParentTypes['Talk']> = {
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
  status?: Resolver<ResolversTypes['CatalogItemStatus'], ParentType, ContextType>;
  thumbnails?: Resolver<Array<ResolversTypes['Thumbnail']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ThumbnailResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Thumbnail'] = ResolversParentTypes['Thumbnail']> = {
  addedOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  extension?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  systemFullPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TimeSlotResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TimeSlot'] = ResolversParentTypes['TimeSlot']> = {
  end?: Resolver<ResolversTypes['LocalTime'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['LocalTime'], ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UserProfileResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserProfile'] = ResolversParentTypes['UserProfile']> = {
  beamerIsOnboarded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  biography?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bookMeUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['ProfileLink']>, ParentType, ContextType>;
  professionalTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  profilePicture?: Resolver<Maybe<ResolversTypes['ProfilePicture']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['UserRole'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userIsOnboarded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserSettingsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserSettings'] = ResolversParentTypes['UserSettings']> = {
  billingInformation?: Resolver<Maybe<ResolversTypes['BillingInformation']>, ParentType, ContextType>;
  calendarProfiles?: Resolver<Array<ResolversTypes['CalendarProfile']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultCalendarId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stripeAccountId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userSettingsId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VatNumberValidationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['VatNumberValidation'] = ResolversParentTypes['VatNumberValidation']> = {
  isValid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['VatNumberStatus'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphQLContext> = {
  AccessToken?: AccessTokenResolvers<ContextType>;
  AffiliateInfo?: AffiliateInfoResolvers<ContextType>;
  AudienceConnection?: AudienceConnectionResolvers<ContextType>;
  AudienceEdge?: AudienceEdgeResolvers<ContextType>;
  AudienceMember?: AudienceMemberResolvers<ContextType>;
  AvailabilityDay?: AvailabilityDayResolvers<ContextType>;
  AvailabilitySettings?: AvailabilitySettingsResolvers<ContextType>;
  AvailableSlot?: AvailableSlotResolvers<ContextType>;
  BillingAddress?: BillingAddressResolvers<ContextType>;
  BillingInformation?: BillingInformationResolvers<ContextType>;
  Booking?: BookingResolvers<ContextType>;
  BookingConnection?: BookingConnectionResolvers<ContextType>;
  BookingEdge?: BookingEdgeResolvers<ContextType>;
  BookingIntake?: BookingIntakeResolvers<ContextType>;
  BookingIntakeQuestion?: BookingIntakeQuestionResolvers<ContextType>;
  BookingListEntry?: BookingListEntryResolvers<ContextType>;
  Calendar?: CalendarResolvers<ContextType>;
  CalendarProfile?: CalendarProfileResolvers<ContextType>;
  CatalogItem?: CatalogItemResolvers<ContextType>;
  ConnectCalendarUrl?: ConnectCalendarUrlResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  CreatorReference?: CreatorReferenceResolvers<ContextType>;
  DailyAvailability?: DailyAvailabilityResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Document?: DocumentResolvers<ContextType>;
  DocumentBlob?: DocumentBlobResolvers<ContextType>;
  Entitlement?: EntitlementResolvers<ContextType>;
  EntitlementConnection?: EntitlementConnectionResolvers<ContextType>;
  EntitlementEdge?: EntitlementEdgeResolvers<ContextType>;
  Euro?: GraphQLScalarType;
  JoinUrl?: JoinUrlResolvers<ContextType>;
  LiveSession?: LiveSessionResolvers<ContextType>;
  LiveSessionAccess?: LiveSessionAccessResolvers<ContextType>;
  LocalDate?: GraphQLScalarType;
  LocalTime?: GraphQLScalarType;
  Me?: MeResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  OneOnOne?: OneOnOneResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PolicyDocument?: PolicyDocumentResolvers<ContextType>;
  PriceCountry?: PriceCountryResolvers<ContextType>;
  ProfileLink?: ProfileLinkResolvers<ContextType>;
  ProfilePicture?: ProfilePictureResolvers<ContextType>;
  Publication?: PublicationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Talk?: TalkResolvers<ContextType>;
  Thumbnail?: ThumbnailResolvers<ContextType>;
  TimeSlot?: TimeSlotResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  UserProfile?: UserProfileResolvers<ContextType>;
  UserSettings?: UserSettingsResolvers<ContextType>;
  VatNumberValidation?: VatNumberValidationResolvers<ContextType>;
};


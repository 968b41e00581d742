import { LINK_PLATFORMS } from "../../../src/domain/generated/enums.ts";
import {
  BIOGRAPHY_MAX,
  BULLET_POINTS_MAX,
  BULLET_POINT_MAX,
  DESCRIPTION_MAX,
  EMAIL_MAX,
  INTAKES_MAX,
  INTAKE_ANSWER_MAX,
  INTAKE_QUESTION_MAX,
  LINE_MAX,
  LINKS_MAX,
  MAX_PRICE_IN_EURO,
  MEETING_DETAILS_MAX,
  ONE_ON_ONE_DESCRIPTION_MAX,
  PHONE_MAX,
  PROFESSIONAL_TITLE_MAX,
  SLUG_MAX,
  TALK_MINUTES_MAX,
  TITLE_MAX,
  URL_MAX,
  VAT_NUMBER_MAX,
} from "../../../src/domain/shared/limits.ts";
import type { OneOnOneRow, PublicationRow, TalkRow } from "../../store/ports/catalogue.ts";
import type { QuestionRow } from "../../store/ports/questions.ts";
import type { BillingDetails, UserRow } from "../../store/ports/profiles.ts";
import { UNBROKEN_WORD } from "./longNames.ts";

/** A text of exactly `length` code units that repeats the words; it ends in a letter. */
function filled(words: string, length: number): string {
  const repeats = Math.ceil(length / (words.length + 1)) + 1;
  return Array.from({ length: repeats }, () => words)
    .join(" ")
    .slice(0, length)
    .toWellFormed()
    .replace(/\s$/u, "s");
}

/** A web address of exactly `length` code units, without a break opportunity. */
function filledUrl(start: string, length: number): string {
  return `${start}/`.padEnd(length, "a-very-long-demo-path-");
}

/** Every word of them is as long as it may be. The first word of each text cannot be broken. */
const SENTENCE = `${UNBROKEN_WORD} and the words that came after it in this demo text`;

/** Someone who filled every field to its limit, with the widest letters. */
export const LONGEST_PERSON = {
  firstName: filled("Wilhelmina Demonstratia", LINE_MAX),
  lastName: filled(`${UNBROKEN_WORD} Wmustermann`, LINE_MAX),
  slug: "w".repeat(SLUG_MAX),
  email: "@demo.example".padStart(EMAIL_MAX, "w"),
  professionalTitle: filled(SENTENCE, PROFESSIONAL_TITLE_MAX),
  biography: filled(`${SENTENCE}.`, BIOGRAPHY_MAX),
  bookMeUrl: filledUrl("https://speaker.example", URL_MAX),
  links: LINK_PLATFORMS.slice(0, LINKS_MAX).map((platform, index) => ({
    id: `lnk_${index}`,
    platform,
    url: filledUrl(`https://speaker.example/${index}`, URL_MAX),
  })),
} as const satisfies Partial<UserRow>;

/** The offer that says, and costs, the most. */
export const LONGEST_OFFER = {
  title: filled(SENTENCE, TITLE_MAX),
  description: filled(SENTENCE, ONE_ON_ONE_DESCRIPTION_MAX),
  meetingPlace: { kind: "LINK", details: "https://meet.example/".padEnd(MEETING_DETAILS_MAX, "a") },
  descriptionBulletPoints: Array.from({ length: BULLET_POINTS_MAX }, (_, index) =>
    filled(`${index + 1} ${SENTENCE}`, BULLET_POINT_MAX),
  ),
  priceInCents: MAX_PRICE_IN_EURO * 100,
  durationInMinutes: 60,
} as const satisfies Partial<OneOnOneRow>;

export const LONGEST_DROP = {
  title: filled(SENTENCE, TITLE_MAX),
  description: filled(SENTENCE, DESCRIPTION_MAX),
  priceInCents: MAX_PRICE_IN_EURO * 100,
} as const satisfies Partial<PublicationRow>;

export const LONGEST_TALK = {
  title: filled(SENTENCE, TITLE_MAX),
  description: filled(SENTENCE, DESCRIPTION_MAX),
  eventName: filled(SENTENCE, LINE_MAX),
  eventLocation: filled(SENTENCE, LINE_MAX),
  eventUrl: filledUrl("https://conference.example", URL_MAX),
  durationInMinutes: TALK_MINUTES_MAX,
} as const satisfies Partial<TalkRow>;

/** As many questions as allowed, each as long as allowed. */
export const LONGEST_QUESTIONS: readonly QuestionRow[] = Array.from(
  { length: INTAKES_MAX },
  (_, index) => ({
    id: `qst_${index + 1}`,
    position: index + 1,
    isRequired: index % 2 === 0,
    question: filled(`${index + 1} ${SENTENCE}`, INTAKE_QUESTION_MAX),
  }),
);

/** One answer to any question, as long as allowed. */
export const LONGEST_ANSWER = filled(SENTENCE, INTAKE_ANSWER_MAX);

/** A company that filled every field to its limit. The VAT service knows its number. */
export const LONGEST_BILLING = {
  fullName: filled(SENTENCE, LINE_MAX),
  email: LONGEST_PERSON.email,
  phoneNumber: "0".repeat(PHONE_MAX),
  isCompany: true,
  companyName: filled(SENTENCE, LINE_MAX),
  vatNumber: "BE0 4 0 3 . 0 1 9 . 2 6 1".padEnd(VAT_NUMBER_MAX),
  firstAddressLine: filled(SENTENCE, LINE_MAX),
  secondAddressLine: filled(SENTENCE, LINE_MAX),
  postalCode: filled(SENTENCE, LINE_MAX),
  city: filled(SENTENCE, LINE_MAX),
  countryCode: "BE",
  state: filled(SENTENCE, LINE_MAX),
} as const satisfies BillingDetails;

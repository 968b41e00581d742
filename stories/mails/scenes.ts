import type { Person } from "../../server/world/actions.ts";
import { type Beamer, beamer, user } from "../../server/world/people.ts";
import type { World } from "../../server/world/world.ts";
import {
  LONGEST_ANSWER,
  LONGEST_OFFER,
  LONGEST_PERSON,
  LONGEST_QUESTIONS,
} from "../../server/world/extremes/longest.ts";
import { RIGHT_TO_LEFT, RIGHT_TO_LEFT_TEXTS } from "../../server/world/extremes/rightToLeft.ts";

type Offer = Awaited<ReturnType<Beamer["offers"]>>;
type Taken = Awaited<ReturnType<Person["takes"]>>;

/** A Tuesday and a Thursday. */
export const TUESDAY = "2026-03-24T09:00:00Z";
export const THURSDAY = "2026-03-26T13:00:00Z";

/** Two who meet, and what is booked. */
export interface Meeting {
  creator: Beamer;
  booker: Person;
  offer: Offer;
  booking: Taken;
}

/** What is different from a free half hour by video. */
export interface MeetingFacts {
  offer?: Partial<Offer>;
  creator?: Parameters<typeof beamer>[1];
  booker?: Parameters<typeof user>[1];
  answers?: readonly { question: string; answer: string }[];
}

export const LONGEST: MeetingFacts = {
  creator: { ...LONGEST_PERSON, email: "speaker@demo.example" },
  booker: {
    firstName: LONGEST_PERSON.firstName,
    lastName: LONGEST_PERSON.lastName,
  },
  offer: { ...LONGEST_OFFER, intakeQuestions: LONGEST_QUESTIONS.slice(0, 2) },
  answers: LONGEST_QUESTIONS.slice(0, 2).map(({ question }) => ({
    question,
    answer: LONGEST_ANSWER,
  })),
};

const { firstName, lastName } = RIGHT_TO_LEFT;
const { offer: title, question, answer } = RIGHT_TO_LEFT_TEXTS;

export const FROM_THE_RIGHT: MeetingFacts = {
  creator: { firstName, lastName },
  booker: { firstName, lastName },
  offer: { title, intakeQuestions: [{ id: "qst_1", isRequired: true, question }] },
  answers: [{ question, answer }],
};

/** Somebody has booked a session, and paid for it where it has a price. */
export async function meeting(world: World, facts: MeetingFacts = {}): Promise<Meeting> {
  const { answers = [] } = facts;
  const creator = await beamer(world, facts.creator);
  const offer = await creator.offers({ priceInCents: 0, ...facts.offer });
  const booker = await user(world, { firstName: "Demo", lastName: "Booker", ...facts.booker });
  const booking = await booker.takes(offer, TUESDAY);
  await booker.answers(booking, answers);
  if (offer.priceInCents > 0) await booker.pays(await booker.opensPayment(offer));
  return { creator, booker, offer, booking };
}

export const PAID: MeetingFacts = { offer: { priceInCents: 6000 } };

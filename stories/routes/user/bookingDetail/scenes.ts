import type { World } from "../../../../server/world/world.ts";
import { ANSWERS, cast, type CastFacts, TUESDAY_TEN } from "../../public/booking/scenes.ts";

/** A free session, booked and answered. */
export async function booked(world: World, facts: CastFacts & { answers?: Answers } = {}) {
  const { answers = ANSWERS, ...castFacts } = facts;
  const people = await cast(world, { priceInCents: 0, ...castFacts });
  if (answers !== ANSWERS) await world.store.questions.replaceAll(questionsOf(answers));
  const taken = await people.guest.takes(people.offer, TUESDAY_TEN);
  const booking = await people.guest.answers(taken, answers);
  return { ...people, booking };
}

type Answers = typeof ANSWERS;

const questionsOf = (answers: Answers) =>
  answers.map(({ question }, index) => ({
    id: `qst_${index + 1}`,
    position: index + 1,
    isRequired: false,
    question,
  }));

/** Ten o'clock in Brussels, three days ahead. */
export const THURSDAY_TEN = "2026-03-19T09:00:00Z";

export type PaidFacts = CastFacts & { at?: string };

/** A session that is paid, by default more than a day ahead. */
export async function paidFor(world: World, { at = THURSDAY_TEN, ...facts }: PaidFacts = {}) {
  const people = await cast(world, facts);
  const booking = await people.guest.takes(people.offer, at);
  await people.guest.pays(await people.guest.opensPayment(people.offer));
  return { ...people, booking };
}

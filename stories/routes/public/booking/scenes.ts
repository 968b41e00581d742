import { userEvent } from "storybook/test";
import type { Person } from "../../../../server/world/actions.ts";
import type { Beamer } from "../../../../server/world/people.ts";
import { beamer, user } from "../../../../server/world/people.ts";
import type { World } from "../../../../server/world/world.ts";
import { bookingDetailAddress } from "../../../../src/domain/bookings/addresses.ts";
import { bookingAddress } from "../../../../src/domain/profiles/addresses.ts";
import type { Canvas } from "../../../support/played.ts";

/** Ten o'clock in Brussels, the day after the world's present. */
export const TUESDAY_TEN = "2026-03-17T09:00:00Z";

const QUESTIONS = [
  { id: "qst_1", position: 1, isRequired: true, question: "What would you like to talk about?" },
  { id: "qst_2", position: 2, isRequired: false, question: "Anything to read beforehand?" },
];

/** The demo creator's questions, and as many more as are wanted. */
const manyQuestions = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...(QUESTIONS[index % QUESTIONS.length] as (typeof QUESTIONS)[number]),
    id: `qst_${index + 1}`,
    position: index + 1,
  }));

export const ANSWERS = [
  {
    question: "What would you like to talk about?",
    answer: "The opening of my first keynote.\nIt is too long, and I know it.",
  },
  { question: "Anything to read beforehand?", answer: "" },
];

type Offers = Beamer["offers"];
export type OfferFacts = NonNullable<Parameters<Offers>[0]>;
type Offer = Awaited<ReturnType<Offers>>;

/** Facts about the offer; `by` of its creator, `to` of who may book it. */
export type CastFacts = OfferFacts & {
  by?: Parameters<typeof beamer>[1];
  to?: Parameters<typeof user>[1];
};

export interface Cast {
  creator: Beamer;
  offer: Offer;
  guest: Person;
}

/**
 * A creator with one offer, 60 euro for half an hour unless told otherwise, and a potential booker.
 */
export async function cast(world: World, facts: CastFacts = {}): Promise<Cast> {
  const { by, to, ...offerFacts } = facts;
  await world.store.questions.replaceAll(QUESTIONS);
  const creator = await beamer(world, by);
  const offer = await creator.offers(offerFacts);
  return { creator, offer, guest: await user(world, to) };
}

/** Where the offer of a cast is booked. */
export function bookingOf({ offer, creator }: Pick<Cast, "offer"> & Partial<Cast>): string {
  return bookingAddress({ slug: creator?.row.slug ?? "demo-speaker", offerId: offer.id });
}

/** Facts about an offer that costs nothing. */
export const FREE = { priceInCents: 0 } as const;

type AskedFacts = CastFacts & { heldForMs?: number; questions?: number };

/** Somebody took a slot a while ago and is at the questions. */
export async function asked(world: World, facts: AskedFacts = {}) {
  const { heldForMs = 0, questions, ...castFacts } = facts;
  const { offer, creator, guest } = await cast(world, castFacts);
  if (questions !== undefined) await world.store.questions.replaceAll(manyQuestions(questions));
  const booking = await guest.takes(offer, TUESDAY_TEN);
  world.clock.advance(heldForMs);
  await guest.signsIn();
  return `${bookingOf({ offer, creator })}?step=details&booking=${booking.id}`;
}

/** A schedule, as a visitor sees it. */
export const visitSchedule = async (world: World) => bookingOf(await cast(world));

/** A schedule, as a potential booker sees it. */
export async function openSchedule(world: World): Promise<string> {
  const { offer, guest } = await cast(world);
  await guest.signsIn();
  return bookingOf({ offer });
}

/** Once its slots are known: before that no day can be chosen. */
export async function chooseTuesday(canvas: Canvas): Promise<void> {
  await canvas.findByRole("radio", { name: "12:00" });
  await userEvent.click(await canvas.findByRole("button", { name: /17 March 2026/ }));
}

/** Somebody else takes a slot of the story's offer, behind its back. */
export async function rivalTakes(world: World, offerId: string, at: string): Promise<void> {
  const rival = await user(world, { firstName: "Rival", email: "rival@demo.example" });
  await rival.takes((await world.store.catalog.byId(offerId)) as Offer, at);
}

/** Where a booking is seen. */
export function detailOf({ id }: { id: string }): string {
  return bookingDetailAddress({ slug: "demo-speaker", bookingId: id });
}

import { expect, userEvent } from "storybook/test";
import { type Beamer, beamer } from "../../../../server/world/people.ts";
import type { World } from "../../../../server/world/world.ts";
import type { Canvas } from "../../../support/played.ts";

type Offer = Awaited<ReturnType<Beamer["offers"]>>;

/** The questions of every offer without its own. */
const STANDARD_QUESTIONS = [
  "What would you like to talk about?",
  "What have you tried already?",
].map((question, index) => ({
  id: `qst_${index + 1}`,
  position: index + 1,
  isRequired: index === 0,
  question,
}));

/** The offerings of such a creator, who has hours, and a calendar unless told otherwise. */
export const offeringsOf =
  (
    fill: (creator: Beamer) => Promise<unknown>,
    facts: Parameters<typeof beamer>[1] & { isConnected?: boolean } = {},
  ) =>
  async (world: World) => {
    const { isConnected = true, ...person } = facts;
    await world.store.questions.replaceAll(STANDARD_QUESTIONS);
    const creator = await beamer(world, person);
    if (isConnected) await creator.connects();
    await fill(creator);
    await creator.signsIn();
    return "/beamer/offerings";
  };

/** Two calls, the second a draft. */
export const TWO_CALLS = [
  { title: "A clear half hour", position: 0 },
  {
    title: "A long look at your slides",
    description: "Send them before, and we go through them page by page.",
    descriptionBulletPoints: [],
    durationInMinutes: 60,
    priceInCents: 0,
    status: "DRAFT",
    position: 1,
  },
] as const;

export const twoCalls = async (creator: Beamer) => {
  for (const call of TWO_CALLS) await creator.offers(call);
};

/** The stored offer of this title. */
export async function storedOffer(world: World, title: string): Promise<Offer | undefined> {
  const offers = await world.store.catalog.ofCreator({
    creatorId: "usr_000001",
    categories: ["ONE_ON_ONE"],
    statuses: ["DRAFT", "PUBLISHED", "ARCHIVED"],
    limit: 100,
  });
  return offers.find((row): row is Offer => row.title === title);
}

/** The titles of the offers from top to bottom. */
export const titlesIn = (canvas: Canvas) =>
  canvas.getAllByRole("article").map((card: HTMLElement) => card.querySelector("h3")?.textContent);

export const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole("button", { name }));

export const says = async (canvas: Canvas, text: string | RegExp) =>
  expect(await canvas.findByText(text)).toBeVisible();

import { LONGEST_DROP, LONGEST_PERSON } from "../../../server/world/extremes/longest.ts";
import { LONG_NAMED, LONG_TITLES } from "../../../server/world/extremes/longNames.ts";
import { RIGHT_TO_LEFT, RIGHT_TO_LEFT_TEXTS } from "../../../server/world/extremes/rightToLeft.ts";
import type { Person } from "../../../server/world/actions.ts";
import { type Beamer, beamer, user } from "../../../server/world/people.ts";
import type { World } from "../../../server/world/world.ts";
import { DAY_MS, MINUTE_MS } from "../../../src/domain/shared/limits.ts";

type Facts = NonNullable<Parameters<typeof user>[1]>;

/** Everybody is of this kind, and everything is called so. */
export interface Kind {
  people: Facts;
  title: string;
  priceInCents?: number;
}

export const LONG: Kind = { people: LONG_NAMED, title: LONG_TITLES.word };
export const HEBREW: Kind = { people: RIGHT_TO_LEFT, title: RIGHT_TO_LEFT_TEXTS.offer };
export const LONGEST: Kind = {
  people: LONGEST_PERSON,
  title: LONGEST_DROP.title,
  priceInCents: LONGEST_DROP.priceInCents,
};

/** A signed-in creator, and a buyer. */
export async function business(
  world: World,
  { people = {}, zone }: Partial<Kind> & { zone?: string } = {},
): Promise<{ creator: Beamer; buyer: Person }> {
  const creator = await beamer(world, zone === undefined ? people : { ...people, timeZone: zone });
  const buyer = await user(world, { timeZone: "America/New_York", ...people, slug: "demo-buyer" });
  await creator.signsIn();
  return { creator, buyer };
}

/** Pays for a drop or a talk. */
export async function sells(
  { creator, buyer }: { creator: Beamer; buyer: Person },
  drop: Parameters<Beamer["drops"]>[0] = {},
  billing: Parameters<Person["savesBilling"]>[1] = {},
): Promise<void> {
  const item = await creator.drops(drop);
  await buyer.pays(await buyer.savesBilling(await buyer.opensPayment(item), billing));
}

/** A paid session that was answered, and a free one the day after. */
export async function isBooked(
  { creator, buyer }: { creator: Beamer; buyer: Person },
  kind: Partial<Kind> = {},
): Promise<void> {
  const { title = "A clear half hour", priceInCents = 6000 } = kind;
  const question = "What would you like to talk about?";
  const intakeQuestions = [{ id: "qst_topic", isRequired: true, question }];
  const paid = await creator.offers({ title, priceInCents, intakeQuestions });
  const booking = await buyer.takes(paid, "2026-03-17T09:00:00Z");
  await buyer.answers(booking, [{ question, answer: "Opening my first talk." }]);
  await buyer.pays(await buyer.savesBilling(await buyer.opensPayment(paid)));
  const free = await creator.offers({ title: `${title} for free`.slice(0, 150), priceInCents: 0 });
  await buyer.books(free, "2026-03-18T10:00:00Z");
}

/** One visit after another, the first the latest; every third was a while ago. */
export async function isVisitedBy(world: World, creator: Beamer, people: Facts[]) {
  for (const [index, facts] of people.entries()) {
    const id = world.newId("usr");
    const visitor = await user(world, { ...facts, id, slug: id.replace("_", "-") });
    const age = index === 0 ? 0 : index * index * 7 * MINUTE_MS;
    await world.store.audience.touch({
      id: world.newId("aud"),
      creatorId: creator.row.id,
      userId: visitor.row.id,
      lastInteractionAt: world.now() - Math.min(age, 900 * DAY_MS),
    });
  }
}

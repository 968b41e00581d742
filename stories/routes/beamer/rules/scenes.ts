import { beamer } from "../../../../server/world/people.ts";
import type { World } from "../../../../server/world/world.ts";
import {
  type BookingRules,
  DEFAULT_BOOKING_RULES,
  type RuleBook,
} from "../../../../src/domain/time/bookingRules.ts";

export const ADDRESS = "/beamer/availability/rules";

/** Of the offers, unless a story is about others. */
export const TITLES: readonly string[] = ["A clear half hour", "Rehearse your keynote"];

/** The page of a beamer with such offers, of which the first can have rules of its own. */
export const rulesOf =
  ({
    titles = TITLES,
    rules = {},
    ofFirst,
    facts = {},
  }: {
    titles?: readonly string[];
    /** Null: none are saved yet. */
    rules?: Partial<BookingRules> | null;
    ofFirst?: Partial<BookingRules>;
    facts?: Parameters<typeof beamer>[1];
  } = {}) =>
  async (world: World) => {
    const person = await beamer(world, facts);
    const ids: string[] = [];
    for (const title of titles) ids.push((await person.offers({ title })).id);
    const withRest = (changes: Partial<BookingRules>) => ({ ...DEFAULT_BOOKING_RULES, ...changes });
    if (rules) {
      const ofOffers = ofFirst ? { [ids[0] ?? ""]: withRest(ofFirst) } : {};
      await saveRules(world, { ofCreator: withRest(rules), ofOffers });
    }
    await person.signsIn();
    return ADDRESS;
  };

const CREATOR = "usr_000001";

/** Saves the demo creator's rules, as somebody does elsewhere. */
export async function saveRules({ store }: World, rules: RuleBook): Promise<void> {
  const isFirst = (await store.availability.rulesOf(CREATOR)) === null;
  const id = isFirst ? "rul_first" : "rul_other";
  await store.availability.saveRules({ id, creatorId: CREATOR, rules });
}

/** The demo creator's stored rules. */
export const savedRules = async (world: World) =>
  (await world.store.availability.rulesOf(CREATOR))?.rules;

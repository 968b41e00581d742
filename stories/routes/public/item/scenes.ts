import { beamer, user, type Beamer } from "../../../../server/world/people.ts";
import type { World } from "../../../../server/world/world.ts";
import { itemAddress } from "../../../../src/domain/profiles/addresses.ts";
import { DECK } from "../../../support/reading.ts";

type Item = Awaited<ReturnType<Beamer["drops"] | Beamer["speaks"]>>;

/** Facts about a drop, `by` of its creator, and `to` of who may read its `pages`. */
export interface Facts {
  by?: Parameters<typeof beamer>[1];
  to?: Parameters<typeof user>[1];
  pages?: number;
  drop?: NonNullable<Parameters<Beamer["drops"]>[0]>;
}

/** Somebody has paid for a drop, and consented to immediate delivery. */
export async function bought(world: World) {
  const all = await cast(world);
  await getsDrop(all);
  return all;
}

/** The reader pays for the drop, if it isn't free, and has it at once. */
export async function getsDrop({ reader, drop }: Pick<Cast, "reader" | "drop">) {
  if (drop.priceInCents === 0) return reader.keeps(drop);
  await reader.pays(await reader.savesBilling(await reader.opensPayment(drop)));
  await reader.agrees(drop);
}

type Cast = Awaited<ReturnType<typeof cast>>;

/** A creator with a drop on sale, a potential reader, and the address of its page. */
export async function cast(world: World, { by = {}, to, pages, drop: facts = {} }: Facts = {}) {
  const creator = await beamer(world, by);
  const made = await creator.drops(facts);
  const deck = pages ?? DECK;
  const drop = facts.document === undefined ? await creator.attaches(made, deck) : made;
  const reader = await user(world, to);
  return { creator, drop, reader, address: addressOfItem(creator, drop) };
}

/** Where an item of a creator's is read. */
export const addressOfItem = ({ row }: Beamer, item: Item) =>
  itemAddress({
    slug: row.slug,
    kind: item.category === "TALK" ? "talk" : "publication",
    itemId: item.id,
  });

/** A signed-in reader views a drop. */
export const looking =
  (facts: Facts = {}) =>
  async (world: World) => {
    const { reader, address } = await cast(world, facts);
    await reader.signsIn();
    return address;
  };

/** Of the first drop in a world. */
export const DROP_ID = "pub_000001";

export const FREE = { drop: { priceInCents: 0 } };

import { beamer, user, type Beamer } from "../../../../mocks/world/people.ts";
import type { World } from "../../../../mocks/world/world.ts";
import { itemAddress } from "../../../../src/domain/profiles/addresses.ts";
import { DECK } from "../../../support/reading.ts";

type Item = Awaited<ReturnType<Beamer["drops"] | Beamer["speaks"]>>;

/** What is said of a drop, and `by` of its creator. */
export interface Facts {
  by?: Parameters<typeof beamer>[1];
  drop?: NonNullable<Parameters<Beamer["drops"]>[0]>;
}

/** Somebody has paid for a drop, and agreed to have it at once. */
export async function bought(world: World) {
  const all = await cast(world);
  const { reader, drop } = all;
  await reader.pays(await reader.savesBilling(await reader.opensPayment(drop)));
  await reader.agrees(drop);
  return all;
}

/** A creator with a drop on sale, somebody who may read it, and the address of its page. */
export async function cast(world: World, { by = {}, drop: facts = {} }: Facts = {}) {
  const creator = await beamer(world, by);
  const made = await creator.drops(facts);
  const drop = facts.document === undefined ? await creator.attaches(made, DECK) : made;
  const reader = await user(world);
  return { creator, drop, reader, address: addressOfItem(creator, drop) };
}

/** Where an item of a creator's is read. */
export const addressOfItem = ({ row }: Beamer, item: Item) =>
  itemAddress({
    slug: row.slug,
    kind: item.category === "TALK" ? "talk" : "publication",
    itemId: item.id,
  });

/** A reader who is signed in looks at a drop. */
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

import { execute, parse } from "graphql";
import { expect, it } from "vitest";
import { beamer, user } from "../world/people.ts";
import { createWorld } from "../world/world.ts";

const DOCUMENT = parse(
  "query ($id: ID!) { publicationById(id: $id) { hasEntitlement canRemoveFromLibrary } }",
);

it("says what can be taken out of a library: what was kept for free, and never a purchase", async () => {
  const world = createWorld();
  const creator = await beamer(world);
  const [bought, kept, other] = [
    await creator.drops(),
    await creator.drops({ priceInCents: 0 }),
    await creator.drops({ priceInCents: 0 }),
  ];
  const reader = await user(world);
  await reader.pays(await reader.savesBilling(await reader.opensPayment(bought)));
  // It has since become free.
  await world.store.catalog.replace({ ...bought, priceInCents: 0 });
  await reader.keeps(kept);

  const see = async (id: string, viewer = reader.viewer) => {
    const contextValue = world.contextFor(viewer);
    const { schema } = world;
    const variableValues = { id };
    const { data } = await execute({ schema, document: DOCUMENT, contextValue, variableValues });
    return data?.["publicationById"];
  };
  expect(await see(bought.id)).toEqual({ hasEntitlement: true, canRemoveFromLibrary: false });
  expect(await see(kept.id)).toEqual({ hasEntitlement: true, canRemoveFromLibrary: true });
  expect(await see(other.id)).toEqual({ hasEntitlement: false, canRemoveFromLibrary: false });
});

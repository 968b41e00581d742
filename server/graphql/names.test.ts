import { execute, parse } from "graphql";
import { expect, it } from "vitest";
import { beamer, user } from "../world/people.ts";
import { createWorld } from "../world/world.ts";

it("names a creator who has one name without a space after it", async () => {
  const world = createWorld();
  const creator = await beamer(world, { firstName: "Sukarno", lastName: "" });
  const reader = await user(world);
  await reader.keeps(await creator.drops({ priceInCents: 0 }));

  const { data } = await execute({
    schema: world.schema,
    document: parse(`query ($id: ID!) {
      entitlementsForCurrentUser { edges { node { creatorName } } }
      creatorByUserProfileId(userProfileId: $id) { creatorName }
    }`),
    variableValues: { id: creator.row.id },
    contextValue: world.contextFor(reader.viewer),
    rootValue: {},
  });

  expect(data).toEqual({
    entitlementsForCurrentUser: { edges: [{ node: { creatorName: "Sukarno" } }] },
    creatorByUserProfileId: { creatorName: "Sukarno" },
  });
});

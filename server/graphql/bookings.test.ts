import { execute, parse } from "graphql";
import { expect, it, vi } from "vitest";
import { beamer, user } from "../../mocks/world/people.ts";
import { createWorld } from "../../mocks/world/world.ts";

it("asks the store once for the payments of all sessions of a page", async () => {
  const world = createWorld();
  const creator = await beamer(world);
  const guest = await user(world);
  for (const hour of ["09", "10", "11"]) {
    const offer = await creator.offers();
    await guest.takes(offer, `2026-03-17T${hour}:00:00Z`);
    await guest.pays(await guest.savesBilling(await guest.opensPayment(offer)));
  }
  const { payments } = world.store;
  const one = vi.spyOn(payments, "byId");
  const several = vi.spyOn(payments, "byIds");

  const { data } = await execute({
    schema: world.schema,
    document: parse("{ bookingsForCurrentUser { edges { node { price paymentState } } } }"),
    contextValue: world.contextFor(guest.viewer),
    rootValue: {},
  });

  const node = { price: 72.6, paymentState: "PAID" };
  expect(data).toEqual({ bookingsForCurrentUser: { edges: [{ node }, { node }, { node }] } });
  expect(one).not.toHaveBeenCalled();
  expect(several).toHaveBeenCalledOnce();
});

import { execute, parse } from "graphql";
import { expect, it, vi } from "vitest";
import { beamer, user } from "../world/people.ts";
import { createWorld } from "../world/world.ts";
import { HOLD_MS } from "../../src/domain/shared/limits.ts";

it("gives the payment to the session that it pays for, and not to one whose hold ran out before", async () => {
  const world = createWorld();
  const offer = await (await beamer(world)).offers();
  const guest = await user(world);
  const lost = await guest.takes(offer, "2026-03-17T09:00:00Z");
  await guest.savesBilling(await guest.opensPayment(offer));
  world.clock.advance(HOLD_MS);
  const held = await guest.takes(offer, "2026-03-18T09:00:00Z");
  await guest.pays(await guest.opensPayment(offer), "staysPending");

  const { data } = await execute({
    schema: world.schema,
    document: parse(`{
      lost: bookingById(id: "${lost.id}") { payment { state } }
      held: bookingById(id: "${held.id}") { payment { state } }
    }`),
    contextValue: world.contextFor(guest.viewer),
    rootValue: {},
  });

  expect(data).toEqual({ lost: { payment: null }, held: { payment: { state: "PROCESSING" } } });
});

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
  const several = vi.spyOn(payments, "ofBookings");

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

it.each(["DRAFT", "ARCHIVED"] as const)(
  "opens an offer that is %s by now to its creator and to who holds a time, not after that has lapsed",
  async (status) => {
    const world = createWorld();
    const creator = await beamer(world);
    const offer = await creator.offers();
    const guest = await user(world);
    const booking = await guest.takes(offer, "2026-03-17T09:00:00Z");
    const payment = await guest.opensPayment(offer);
    await world.store.catalog.replace({ ...offer, status, title: "What came of it" });
    const seenBy = async ({ viewer }: typeof guest) => {
      const isBooker = viewer.userId === guest.viewer.userId;
      const asked = "{ title catalogItemId oneOnOne { title price } }";
      const byPayment = `paymentById(id: "${payment.id}") { booking ${asked} }`;
      const { data, errors } = await execute({
        schema: world.schema,
        document: parse(
          `{ bookingById(id: "${booking.id}") ${asked} ${isBooker ? byPayment : ""} }`,
        ),
        contextValue: world.contextFor(viewer),
        rootValue: {},
      });
      expect(errors).toBeUndefined();
      return JSON.stringify(data);
    };
    expect(await seenBy(guest)).toContain("What came of it");
    world.clock.advance(HOLD_MS);
    const seen = await seenBy(guest);
    expect(seen).not.toContain("What came of it");
    expect(seen.match(/"oneOnOne":null/g)).toHaveLength(2);
    expect(seen).toContain(offer.id);
    expect(await seenBy(creator)).toContain("What came of it");
  },
);

it("tells the link of a session to its two sides alone, and only while it takes place", async () => {
  const world = createWorld();
  const creator = await beamer(world);
  const [guest, other] = [await user(world), await user(world, { slug: "other-visitor" })];
  const link = "https://meet.example/secret-room";
  const offer = await creator.offers({
    priceInCents: 0,
    meetingPlace: { kind: "LINK", details: link },
  });
  const booking = await guest.takes(offer, "2026-03-17T09:00:00Z");
  const seenBy = async (viewer: typeof guest.viewer | null) => {
    const ask = async (query: string) => {
      const contextValue = world.contextFor(viewer);
      const document = parse(`{ ${query} }`);
      const { data } = await execute({
        schema: world.schema,
        document,
        contextValue,
        rootValue: {},
      });
      return data;
    };
    const meeting = "{ meetingKind meetingDetails }";
    const answers = await Promise.all([
      ask(`bookingById(id: "${booking.id}") {
        meetingPlace { kind details }
        oneOnOne ${meeting}
      }`),
      ask(`oneOnOneById(id: "${offer.id}") ${meeting}`),
      ask(`oneOnOnesForBeamerByUserProfileId(profileId: "${creator.row.id}") ${meeting}`),
    ]);
    return JSON.stringify(answers);
  };

  expect(await seenBy(guest.viewer)).toContain('"meetingPlace":{"kind":"LINK","details":null}');
  expect(await seenBy(guest.viewer)).not.toContain(link);
  await guest.answers(booking, []);
  expect(await seenBy(guest.viewer)).toContain(`"details":"${link}"`);
  expect(await seenBy(creator.viewer)).toContain(`"details":"${link}"`);
  expect(await seenBy(creator.viewer)).toContain(`"meetingDetails":"${link}"`);
  expect(await seenBy(guest.viewer)).not.toContain(`"meetingDetails":"${link}"`);
  for (const stranger of [other.viewer, null]) {
    const seen = await seenBy(stranger);
    expect(seen.match(/"meetingKind":"LINK","meetingDetails":null/g)).toHaveLength(2);
    expect(seen).not.toContain(link);
  }
  await guest.cancels(booking);
  expect(await seenBy(guest.viewer)).not.toContain(link);
});

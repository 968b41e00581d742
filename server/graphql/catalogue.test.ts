import { execute, parse } from "graphql";
import { expect, it, vi } from "vitest";
import { DEFAULT_BOOKING_RULES } from "../../src/domain/time/bookingRules.ts";
import { updateBookingRules } from "../services/availability/updateBookingRules.ts";
import { beamer } from "../world/people.ts";
import { createWorld } from "../world/world.ts";

it("reads the questions that every offer starts with once for a whole list", async () => {
  const world = createWorld();
  await world.store.questions.replaceAll([
    { id: "qst_1", position: 1, isRequired: true, question: "What is it about?" },
  ]);
  const creator = await beamer(world);
  await creator.offers();
  await creator.offers();
  const read = vi.spyOn(world.store.questions, "all");

  const { data } = await execute({
    schema: world.schema,
    document: parse("{ oneOnOnesForCurrentBeamer { intakeQuestions { question } } }"),
    contextValue: world.contextFor(creator.viewer),
    rootValue: {},
  });

  const offer = { intakeQuestions: [{ question: "What is it about?" }] };
  expect(data).toEqual({ oneOnOnesForCurrentBeamer: [offer, offer] });
  expect(read).toHaveBeenCalledOnce();
});

it("says how far ahead each offer can be booked, by one read for a whole list", async () => {
  const world = createWorld();
  const creator = await beamer(world);
  const [first, second] = [await creator.offers(), await creator.offers()];
  const horizons = async () => {
    const { data } = await execute({
      schema: world.schema,
      document: parse("{ oneOnOnesForCurrentBeamer { id horizonInDays } }"),
      contextValue: world.contextFor(creator.viewer),
      rootValue: {},
    });
    const offers = data!["oneOnOnesForCurrentBeamer"] as { id: string; horizonInDays: unknown }[];
    return new Map(offers.map(({ id, horizonInDays }) => [id, horizonInDays]));
  };
  const rule = (horizonInDays: number, oneOnOneId?: string) =>
    updateBookingRules(world.contextFor(creator.viewer), {
      oneOnOneId,
      rules: { ...DEFAULT_BOOKING_RULES, horizonInDays },
    });

  expect([...(await horizons()).values()]).toEqual([null, null]);
  await rule(30);
  await rule(7, first.id);
  const read = vi.spyOn(world.store.availability, "rulesOf");
  expect(await horizons()).toEqual(
    new Map([
      [first.id, 7],
      [second.id, 30],
    ]),
  );
  expect(read).toHaveBeenCalledOnce();
});

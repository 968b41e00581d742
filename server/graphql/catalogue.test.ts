import { execute, parse } from "graphql";
import { expect, it, vi } from "vitest";
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

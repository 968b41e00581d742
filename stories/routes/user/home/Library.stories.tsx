import { expect, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { deckPdf } from "../../../../server/world/deckPdf.ts";
import { beamer, user } from "../../../../server/world/people.ts";
import type { World } from "../../../../server/world/world.ts";
import { replaceDocument } from "../../../../server/services/catalogue/replaceDocument.ts";
import { DAY_MS } from "../../../../src/domain/shared/limits.ts";
import { expectFocusOnPage } from "../../../support/focus.ts";
import { LIBRARY, SLOT, visitor } from "./scenes.ts";
import { factsOf, manyOf, names } from "../../../support/controlledFacts.ts";
import { asAtFirst, controlled, howMany, paidCentsOf, price } from "../../../support/controls.ts";

const meta = preview.meta({ title: "Screens/User/Home", ...screen });

export const Library = meta.story({
  ...controlled({
    controls: {
      names,
      drops: howMany("Bought drops", { initial: 1, most: 20 }),
      euro: price("Price of a drop", 12, { isFreeAllowed: false }),
      talks: howMany("Talks", { initial: 1, most: 20 }),
      free: howMany("Free drops", { initial: 1, most: 20 }),
    },
    open: async (world, { names: kind, drops, euro, talks, free }) => {
      const facts = factsOf(kind);
      const speaker = await beamer(world, facts.creator);
      const person = await user(world, facts.guest);
      await person.signsIn();
      for (const talk of manyOf([{ title: "Less, later", ...facts.talk }], talks)) {
        await person.keeps(await speaker.speaks(talk));
      }
      for (const drop of manyOf([{ title: "The quiet interface", ...facts.drop }], drops)) {
        const row = await speaker.drops({ ...drop, priceInCents: paidCentsOf(euro) });
        await person.pays(await person.savesBilling(await person.opensPayment(row)));
      }
      for (const drop of manyOf([{ title: "A keynote in nine sentences", ...facts.drop }], free)) {
        await person.keeps(await speaker.drops({ ...drop, priceInCents: 0 }));
      }
      return LIBRARY;
    },
  }),
  play: asAtFirst(async ({ canvas }) => {
    const list = await canvas.findByRole("list", { name: "My Library" });
    await expect(within(list).getAllByRole("listitem")).toHaveLength(3);
    const bought = within(list).getByText("The quiet interface").closest("li");
    await expect(bought).toHaveTextContent(/Content · Drop.*by Demo Speaker.*€\s12,72 paid/);
  }),
});

/** A library with more entries than fit on one page. */
const longLibrary = async (world: World) => {
  const speaker = await beamer(world);
  const person = await visitor(world);
  for (const number of Array.from({ length: 13 }, (_, index) => index + 1)) {
    world.clock.advance(1);
    await person.keeps(
      await speaker.drops({ title: `Lesson ${number} on quiet`, priceInCents: 0 }),
    );
  }
  return LIBRARY;
};

const entriesIn = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole("list", { name: "My Library" })).getAllByRole("listitem");

export const LibrarySearched = meta.story({
  parameters: scene(longLibrary),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole("list", { name: "My Library" });
    await expect(within(list).getAllByRole("listitem")).toHaveLength(13);
    await userEvent.type(canvas.getByRole("searchbox"), "quiet LESSON 12");
    await waitFor(() => expect(entriesIn(canvas)).toHaveLength(1));
    await expect(canvas.getByRole("link", { name: "Lesson 12 on quiet" })).toBeVisible();
    await expect(canvas.getByRole("searchbox")).toHaveFocus();
  },
});

export const NothingFound = meta.story({
  parameters: scene(longLibrary),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("searchbox"), "loud");
    await expect(
      await canvas.findByRole("heading", { name: "Nothing by that name" }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show my whole library" }));
    await waitFor(() => expect(entriesIn(canvas)).toHaveLength(13));
    await expectFocusOnPage();
    await userEvent.type(canvas.getByRole("searchbox"), "loud");
    await expect(
      await canvas.findByRole("heading", { name: "Nothing by that name" }),
    ).toBeVisible();
  },
});

export const SearchFailed = meta.story({
  parameters: scene(longLibrary),
  play: async ({ canvas, ...context }) => {
    const field = await canvas.findByRole("searchbox");
    stageOf(context).world.faults.network = "offline";
    await userEvent.type(field, "quiet");
    await expect(await canvas.findByText(/We can’t reach the server/)).toBeVisible();
    await expect(field).toHaveValue("quiet");
    await expect(entriesIn(canvas)).toHaveLength(13);
  },
});

export const NewVersion = meta.story({
  parameters: scene(async (world) => {
    const speaker = await beamer(world);
    const person = await visitor(world);
    const drop = await speaker.attaches(await speaker.drops({ priceInCents: 0 }));
    await person.keeps(drop);
    world.clock.advance(DAY_MS);
    await replaceDocument(world.contextFor(speaker.viewer), {
      catalogItemId: drop.id,
      file: { name: "second edition.pdf", content: pdf },
    });
    return LIBRARY;
  }),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole("list", { name: "My Library" });
    await expect(within(list).getByText("New version")).toBeVisible();
  },
});

async function* pdf() {
  yield deckPdf({ title: "Second edition", pageCount: 3 });
}

export const LibraryEmpty = meta.story({
  parameters: scene(async (world) => {
    await visitor(world);
    return LIBRARY;
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "Your Library is Empty" });
    await expect(canvas.getByRole("link", { name: "See what creators offer" })).toHaveAttribute(
      "href",
      "/home",
    );
  },
});

export const LibraryEmptyButACreatorKnown = meta.story({
  parameters: scene(async (world) => {
    const speaker = await beamer(world);
    const person = await visitor(world);
    await person.books(await speaker.offers({ priceInCents: 0 }), SLOT);
    return LIBRARY;
  }),
  play: async ({ canvas }) => {
    const way = await canvas.findByRole("link", { name: "See what Demo Speaker offers" });
    await expect(way).toHaveAttribute("href", "/demo-speaker/offerings");
  },
});

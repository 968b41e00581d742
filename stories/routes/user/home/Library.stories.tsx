import { expect, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { deckPdf } from "../../../../mocks/world/deckPdf.ts";
import { beamer } from "../../../../mocks/world/people.ts";
import type { World } from "../../../../mocks/world/world.ts";
import { replaceDocument } from "../../../../server/services/catalogue/replaceDocument.ts";
import { DAY_MS } from "../../../../src/domain/shared/limits.ts";
import { expectFocusOnPage } from "../../../support/focus.ts";
import { LIBRARY, SLOT, visitor } from "./scenes.ts";

const meta = preview.meta({ title: "Screens/User/Home", ...screen });

export const Library = meta.story({
  parameters: scene(async (world) => {
    const speaker = await beamer(world);
    const person = await visitor(world);
    await person.keeps(await speaker.speaks());
    const drop = await speaker.drops();
    await person.pays(await person.savesBilling(await person.opensPayment(drop)));
    await person.keeps(
      await speaker.drops({ title: "A keynote in nine sentences", priceInCents: 0 }),
    );
    return LIBRARY;
  }),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole("list", { name: "My Library" });
    await expect(within(list).getAllByRole("listitem")).toHaveLength(3);
    const bought = within(list).getByText("The quiet interface").closest("li");
    await expect(bought).toHaveTextContent(/Content · Publication.*by Demo Speaker.*€\s12,72 paid/);
  },
});

/** A library with more in it than one sees at once. */
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

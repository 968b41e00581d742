import { expect, waitFor } from "storybook/test";
import { stageOf } from "../../../../.storybook/stage/screen.ts";
import { DRAWN, storeDeck } from "../../../../server/world/documents.ts";
import { beamer, type Beamer } from "../../../../server/world/people.ts";
import type { World } from "../../../../server/world/world.ts";
import type { Canvas, Played } from "../../../support/played.ts";

type Talk = Parameters<Beamer["speaks"]>[0];

/** Where such a talk is edited, by a creator whose clock is New York's. */
export const editing =
  (talk: Talk = {}) =>
  async (world: World) => {
    const creator = await beamer(world, { timeZone: "America/New_York" });
    await creator.signsIn();
    const row = await creator.speaks({ ...DRAWN, status: "DRAFT", ...talk });
    await storeDeck(world, row);
    return `/beamer/talk/${row.id}`;
  };

/** The list's own heading: the form's page, which may still be there, has one of this name too. */
export async function isListed(canvas: Canvas, name: string) {
  const title = await canvas.findByRole("heading", { name, level: 3 });
  await waitFor(() => expect(title.closest("li")).toHaveFocus());
}

/** The talk as the server has it now. */
export const talkIn = async ({ loaded }: Pick<Played, "loaded">) => {
  const talk = await stageOf({ loaded }).world.store.catalog.byId("tlk_000001");
  return talk?.category === "TALK" ? talk : null;
};

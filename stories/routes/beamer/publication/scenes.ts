import { stageOf } from "../../../../.storybook/stage/screen.ts";
import { DRAWN, storeDeck } from "../../../../server/world/documents.ts";
import { beamer, type Beamer } from "../../../../server/world/people.ts";
import type { World } from "../../../../server/world/world.ts";
import type { Played } from "../../../support/played.ts";

type Drop = Parameters<Beamer["drops"]>[0];

/** Where such a drop is edited. */
export const editing =
  (drop: Drop = {}) =>
  async (world: World) => {
    const creator = await beamer(world);
    await creator.signsIn();
    const row = await creator.drops({ ...DRAWN, status: "DRAFT", ...drop });
    await storeDeck(world, row);
    return `/beamer/publication/${row.id}`;
  };

/** The drop as the server has it now. */
export const dropIn = async ({ loaded }: Pick<Played, "loaded">) => {
  const drop = await stageOf({ loaded }).world.store.catalog.byId("pub_000001");
  return drop?.category === "PUBLICATION" ? drop : null;
};

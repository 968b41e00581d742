import { beamer } from "../../../../server/world/people.ts";
import type { World } from "../../../../server/world/world.ts";
import { hangPicture } from "../../../support/pictures.ts";

/** Two links, one of each kind of heading. */
export const LINKS = [
  { id: "lnk_a", platform: "LINKED_IN", url: "https://in.example/demo-speaker" },
  { id: "lnk_b", platform: "SUBSTACK", url: "https://speaker.example/letters" },
] as const;

/** A creator at the page of their profile. */
export const profileOf =
  (facts: Parameters<typeof beamer>[1] = {}, { hasPicture = true } = {}) =>
  async (world: World) => {
    const creator = await beamer(world, { links: LINKS, ...facts });
    if (hasPicture) await hangPicture(world, creator.row.id);
    await creator.signsIn();
    return "/beamer/profile";
  };

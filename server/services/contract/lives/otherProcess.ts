import type { World } from "../../../../mocks/world/world.ts";
import type { Instant } from "../../../../src/domain/time/instant.ts";
import type { Cards } from "../../../providers/cards/port.ts";
import type { LivesScene, WorkScene } from "./scene.ts";
import type { Work } from "./work.ts";

/** A second process of the product: on the same database, at the same time, with the same cards. */
export interface OtherProcess {
  /** A life begins there too; from then on its clock shows what this world's does. */
  join(world: World): Promise<void>;
  /** Works there, and notes here what it has made. */
  carryOut(scene: OtherScene, work: Work): Promise<void>;
}

/** What is kept here of what happens there. */
export type OtherScene = WorkScene & Pick<LivesScene, "ids" | "failures">;

/** What this process asks of the other. */
export type AskedOfOther = {
  begin(now: Instant): Promise<void>;
  setClock(now: Instant): Promise<void>;
  carryOut(task: Task): Promise<Done>;
};

/** What the other asks of this one, which has the card provider. */
export type AskedOfTest = Pick<Cards, CardCall>;
export type CardCall = (typeof CARD_CALLS)[number];

export const CARD_CALLS = [
  "createIntent",
  "changeAmount",
  "readIntent",
  "cancelIntent",
  "refund",
  "readEvent",
] as const satisfies readonly (keyof Cards)[];

export interface Task extends Omit<WorkScene, "world"> {
  work: Work;
  /** The country that the callers' browsers have chosen; null where they have not. */
  country: string | null;
}

export interface Done {
  /** Ids that were given out there; some were never stored. */
  made: { bkg: readonly string[]; pay: readonly string[] };
  /** Reactions that failed there: none is expected to. */
  failures: readonly string[];
}

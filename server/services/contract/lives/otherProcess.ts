import type { World } from "../../../world/world.ts";
import type { Instant } from "../../../../src/domain/time/instant.ts";
import type { Cards } from "../../../providers/cards/port.ts";
import type { LivesScene, WorkScene } from "./scene.ts";
import type { Work } from "./work.ts";

/** A second process of the product: on the same database, at the same time, with the same cards. */
export interface OtherProcess {
  /** Starts a history there; from then on its clock follows this world's. */
  join(world: World): Promise<void>;
  /** Runs work there, and records here what it has made. */
  carryOut(scene: OtherScene, work: Work): Promise<void>;
}

/** What is recorded here about what happens there. */
export type OtherScene = WorkScene & Pick<LivesScene, "ids" | "failures">;

/** What this process can ask of the other. */
export type AskedOfOther = {
  begin(now: Instant): Promise<void>;
  setClock(now: Instant): Promise<void>;
  carryOut(task: Task): Promise<Done>;
};

/** What the other can ask of this one, which has the card provider. */
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
  /** The country chosen in the callers' browsers; null if they haven't. */
  country: string | null;
}

export interface Done {
  /** Ids issued there; some were never stored. */
  made: { bkg: readonly string[]; pay: readonly string[] };
  /** Reactions that failed there; should stay empty. */
  failures: readonly string[];
}

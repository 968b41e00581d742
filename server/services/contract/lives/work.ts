import { RefusalError } from "../../../../src/domain/shared/errors.ts";
import { type ServerDeed, callServer } from "./callServer.ts";
import type { CreatorChange } from "./changes.ts";
import { makeChange } from "./makeChange.ts";
import type { WorkScene } from "./scene.ts";

/** What a process of the product does: a call by a buyer or a creator, or a worker's round. */
export type Work = ServerDeed | CreatorChange | { does: "work" };

/** A refusal is an answer; any other error is a bug. */
export async function carryOut(scene: WorkScene, work: Work): Promise<void> {
  try {
    await begin(scene, work);
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
  }
}

function begin(scene: WorkScene, work: Work): Promise<unknown> {
  switch (work.does) {
    case "work":
      return scene.world.drain();
    case "reprice":
    case "status":
    case "hours":
      return makeChange(scene, work);
    default:
      return callServer(scene, work);
  }
}

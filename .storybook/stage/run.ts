import type { Conditions } from "../toolbar.ts";
import { type Scene, type Stage, createStage, openStage } from "./stage.tsx";

interface Run {
  storyId: string;
  conditions: string;
  stage: Stage;
  /** Null until the curtain is up. */
  close: (() => void) | null;
}

/** The scene on stage. One at a time: the network belongs to its world. */
let running: Run | null = null;

/**
 * The stage of a story. The one that is up stays when the story is only drawn again, for another theme
 * or width; a story that starts anew, or in another world, gets its own.
 */
export async function stageFor(options: {
  storyId: string;
  scene: Scene;
  conditions: Conditions;
}): Promise<Stage> {
  const { storyId, scene } = options;
  const { zone, now, network } = options.conditions;
  const conditions = [zone, now, network].join();
  if (running?.close && running.storyId === storyId && running.conditions === conditions) {
    return running.stage;
  }
  closeStage(running?.stage);
  const stage = await createStage(scene, options.conditions);
  running = { storyId, conditions, stage, close: null };
  return stage;
}

/** Starts the app on a stage that has none yet. */
export function raiseCurtain(stage: Stage): void {
  if (stage.app !== null) return;
  const close = openStage(stage);
  if (running?.stage === stage) running.close = close;
}

/** Ends the app on this stage, if it is still the one that is up. */
export function closeStage(stage: Stage | undefined): void {
  if (stage === undefined || running?.stage !== stage) return;
  running.close?.();
  running = null;
}

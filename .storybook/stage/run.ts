import type { Conditions } from "../toolbar.ts";
import { type Scene, type Stage, createStage, openStage, prepareReload } from "./stage.tsx";

interface Run {
  storyId: string;
  conditions: string;
  stage: Stage;
  /** Ends the app; null until it is started. */
  close: (() => void) | null;
}

/** The story that is played. One at a time: the network belongs to its world. */
let running: Run | null = null;

/**
 * The stage of a story. The present one stays when its story is only drawn again, for another theme
 * or width; a story that starts again, or under other conditions, gets a new one.
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

/** Starts the app on a stage where it does not run yet. */
export function startApp(stage: Stage): void {
  if (stage.app !== null) return;
  const close = openStage(stage);
  if (running?.stage === stage) running.close = close;
}

/**
 * Loads the page anew, as a browser does where the app has asked for it (`traces.reloads`): of the
 * app before, only what the browser stores stays.
 */
export async function reloadApp(stage: Stage): Promise<void> {
  const run = running;
  if (run?.stage !== stage) return;
  run.close?.();
  await prepareReload(stage);
  // Unless another story is played by now.
  if (running === run) run.close = openStage(stage);
}

/** Ends the app on this stage, if it is still the present one. */
export function closeStage(stage: Stage | undefined): void {
  if (stage === undefined || running?.stage !== stage) return;
  running.close?.();
  running = null;
}

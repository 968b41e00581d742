import type { Conditions } from "../toolbar.ts";
import type { ControlledScene } from "./screen.ts";
import { type Stage, createStage, openStage, prepareReload } from "./stage.tsx";

interface Run {
  storyId: string;
  conditions: string;
  stage: Stage;
  /** Another stage of the same scene. */
  createAnother: () => Promise<Stage>;
  /** Closes the app; null until it is started. */
  close: (() => void) | null;
}

/** The running story. One at a time: the network belongs to its world. */
let running: Run | null = null;

/**
 * The stage of a story. Kept when its story only re-renders, for another theme or width; a story
 * that restarts, under other conditions or with another value of a control, gets a new one.
 */
export async function stageFor(options: {
  storyId: string;
  scene: ControlledScene;
  args: Readonly<Record<string, unknown>>;
  conditions: Conditions;
}): Promise<Stage> {
  const { storyId, scene, args } = options;
  const { zone, now, network } = options.conditions;
  const conditions = JSON.stringify([zone, now, network, args]);
  if (running?.close && running.storyId === storyId && running.conditions === conditions) {
    return running.stage;
  }
  closeStage(running?.stage);
  const create = () => createStage((world) => scene(world, args), options.conditions);
  const stage = await create();
  running = { storyId, conditions, stage, createAnother: create, close: null };
  return stage;
}

/** Starts the app on a stage if it is not running there yet. */
export function startApp(stage: Stage): void {
  if (stage.app !== null) return;
  const close = openStage(stage);
  if (running?.stage === stage) running.close = close;
}

/** Another stage as the running story had it at first; null for a story without a scene. */
export async function anotherStage(): Promise<Stage | null> {
  return (await running?.createAnother()) ?? null;
}

/** Closes the app of the running story, which stays on the page as it is. */
export function closeRunning(): void {
  if (running === null) return;
  running.close?.();
  running.close = null;
}

/**
 * Reloads the page, as a browser does when the app has asked for it (`traces.reloads`): only what
 * the browser stores survives.
 */
export async function reloadApp(stage: Stage): Promise<void> {
  const run = running;
  if (run?.stage !== stage) return;
  run.close?.();
  await prepareReload(stage);
  // Unless another story is running by now.
  if (running === run) run.close = openStage(stage);
}

/** Closes the app on this stage, if it is still the current one. */
export function closeStage(stage: Stage | undefined): void {
  if (stage === undefined || running?.stage !== stage) return;
  running.close?.();
  running = null;
}

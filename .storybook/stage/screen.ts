import type { World } from "../../server/world/world.ts";
import type { Scene, Stage } from "./stage.tsx";

/** A scene that depends on the values of the story's controls. */
export type ControlledScene = (
  world: World,
  args: Readonly<Record<string, unknown>>,
) => Promise<string>;

/** What the stories of a screen have in common: `preview.meta({ title, ...screen })`. */
export const screen = {
  parameters: {
    layout: "fullscreen",
    // One page has one network, which belongs to one world: on docs pages, each screen has its own
    // frame. Otherwise the last one rendered would take the network from all others.
    docs: { story: { inline: false, height: "640px" } },
  },
} as const;

/** The parameters of a story: what is the case in its world, and where one looks. */
export function scene(scene: Scene) {
  return { scene };
}

/** The stage of the story that is played. */
export function stageOf({ loaded }: { loaded: Record<string, unknown> }): Stage {
  return loaded["stage"] as Stage;
}

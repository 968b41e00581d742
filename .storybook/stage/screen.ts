import type { Scene, Stage } from "./stage.tsx";

/** What the stories of a screen have in common: `preview.meta({ title, ...screen })`. */
export const screen = {
  parameters: {
    layout: "fullscreen",
    // One page has one network, which belongs to one world: among words, each screen has its own
    // frame. Otherwise the one that is drawn last would take the network from all others.
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

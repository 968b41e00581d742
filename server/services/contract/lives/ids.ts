import type { World } from "../../../world/world.ts";

/**
 * Makes a world's ids unique across processes and ordered by time: people's next actions are about
 * what was made last.
 */
export function numberIds(world: World, { process }: { process: 1 | 2 }): void {
  let count = 0;
  world.newId = (prefix) => {
    count += 1;
    return `${prefix}_${world.now()}p${process}n${String(count).padStart(6, "0")}`;
  };
}

/** Which process issued an id. */
export const processOf = (id: string): string => /p(\d)n/.exec(id)?.[1] ?? "none";

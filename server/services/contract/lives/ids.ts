import type { World } from "../../../world/world.ts";

/**
 * Makes a world's ids and secrets unique across processes. Ids are ordered by time: people's next
 * actions are about what was made last.
 */
export function numberIds(world: World, { process }: { process: 1 | 2 }): void {
  let ids = 0;
  world.newId = (prefix) => {
    ids += 1;
    return `${prefix}_${world.now()}p${process}n${String(ids).padStart(6, "0")}`;
  };
  let secrets = 0;
  world.newSecret = () => {
    secrets += 1;
    return `secret${process}n${String(secrets).padStart(20, "0")}`;
  };
}

/** Which process issued an id. */
export const processOf = (id: string): string => /p(\d)n/.exec(id)?.[1] ?? "none";

import type { World } from "../../../../mocks/world/world.ts";

/**
 * Has a world give out ids that no other process gives out, and whose order is that of time: what
 * was made last is what people's next deeds are about.
 */
export function numberIds(world: World, { process }: { process: 1 | 2 }): void {
  let count = 0;
  world.newId = (prefix) => {
    count += 1;
    return `${prefix}_${world.now()}p${process}n${String(count).padStart(6, "0")}`;
  };
}

/** Which process has given out an id. */
export const processOf = (id: string): string => /p(\d)n/.exec(id)?.[1] ?? "none";

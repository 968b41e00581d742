import type { World } from "../../server/world/world.ts";

/**
 * Calls of this field take effect at once; their answers come when the result is called, and those
 * to later calls at once.
 */
export function answersLate(world: World, field: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  world.faults.late.set(field, promise);
  return resolve;
}

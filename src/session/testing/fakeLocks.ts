import type { SessionHost } from "../host.ts";

/**
 * The locks of a browser without one: of each name one holder at a time, in the order of asking, or
 * all who ask to share it. A tab that is gone lets go of what it held.
 */
export function createFakeLocks() {
  const held = new Map<object, { name: string; tab: object }>();
  const turns = new Map<string, Promise<unknown>>();

  const locksOf = (tab: object): NonNullable<SessionHost["locks"]> => {
    const request = (name: string, ...[options, given]: unknown[]) => {
      const isShared = (options as LockOptions).mode === "shared";
      const work = (given ?? options) as (lock: Lock | null) => unknown;
      const hold = async () => {
        const lock = {};
        held.set(lock, { name, tab });
        try {
          return await work(null);
        } finally {
          held.delete(lock);
        }
      };
      if (isShared) return hold();
      const turn = (turns.get(name) ?? Promise.resolve()).then(hold);
      turns.set(
        name,
        turn.catch(() => null),
      );
      return turn;
    };
    const query = async () => ({
      held: [...held.values()].map(({ name }): LockInfo => ({ name, mode: "shared" })),
      pending: [],
    });
    return { request, query };
  };

  return {
    locksOf,
    /** The tab is closed, or crashes. */
    drop(tab: object) {
      for (const [lock, holder] of held) if (holder.tab === tab) held.delete(lock);
    },
  };
}

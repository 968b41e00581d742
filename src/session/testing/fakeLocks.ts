import type { SessionHost } from "../host.ts";

/**
 * A browser's locks without a browser: one holder per name at a time, first come, first served, or
 * all shared requests. A closed tab releases its locks.
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

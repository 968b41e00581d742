import {
  type ConcurrencyLimit,
  type ConcurrencyLimitOptions,
  type Leave,
  createConcurrencyLimit,
} from "./concurrencyLimit.ts";

/** A concurrency limit for each key, for example a person or an address. */
export interface LimitPerKey {
  enter(key: string): Promise<Leave>;
  tryEnter(key: string): Leave | null;
  /** How many keys are in use, for tests; others take no memory. */
  size(): number;
}

/** The options are those of each key's limit. */
export function createLimitPerKey(options: ConcurrencyLimitOptions): LimitPerKey {
  const limits = new Map<string, ConcurrencyLimit>();
  const limitOf = (key: string) => {
    const limit = limits.get(key) ?? createConcurrencyLimit(options);
    limits.set(key, limit);
    return limit;
  };
  const forgetting = (key: string, leave: Leave) => () => {
    leave();
    // A place goes straight to the next in line, so an empty limit has no one waiting either.
    if (limits.get(key)?.isEmpty() === true) limits.delete(key);
  };
  return {
    enter: async (key) => forgetting(key, await limitOf(key).enter()),
    tryEnter: (key) => {
      const leave = limitOf(key).tryEnter();
      return leave && forgetting(key, leave);
    },
    size: () => limits.size,
  };
}

import { AsyncLocalStorage } from "node:async_hooks";

const readers = new AsyncLocalStorage<string>();

/** Runs a call of a signed-in person: its reads count as theirs, see `currentReader`. */
export function readingAs<T>(userId: string | null, work: () => T): T {
  return userId === null ? work() : readers.run(userId, work);
}

/** The signed-in person whose call is running; null for visitors, and for the process's own work. */
export function currentReader(): string | null {
  return readers.getStore() ?? null;
}

/**
 * What the local adapters of outside services remember: test card intents, sign-in codes, busy
 * times. A key holds one JSON value. No part of the store, so nothing of it reaches a production
 * database.
 */
export interface StandInStore {
  /** The value under the key; null when there is none. */
  read(key: string): Promise<unknown>;
  write(key: string, value: unknown): Promise<void>;
  /**
   * Reads and writes in one step: of several at once, each sees what the one before has written.
   * `change` may be called more than once. Returns what stands there now.
   */
  update<T>(key: string, change: (value: unknown) => T): Promise<T>;
  /** Reads and deletes in one step: of several at once, one gets the value and the others null. */
  take(key: string): Promise<unknown>;
}

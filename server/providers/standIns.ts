/**
 * What the local adapters of outside services remember: test card intents, sign-in codes, busy
 * times. A key holds one JSON value. Not part of the store, so none of it reaches a production
 * database.
 */
export interface StandInStore {
  /** The value under the key; null if there isn't one. */
  read(key: string): Promise<unknown>;
  write(key: string, value: unknown): Promise<void>;
  /**
   * Reads and writes atomically: concurrent updates each see what the one before wrote. `change`
   * may be called more than once. Returns the new value.
   */
  update<T>(key: string, change: (value: unknown) => T): Promise<T>;
  /**
   * Reads and deletes atomically: of several callers at once, one gets the value and the others
   * null.
   */
  take(key: string): Promise<unknown>;
}

/**
 * What the local adapters of outside services remember: test card intents, sign-in codes, busy times.
 * A key holds one JSON value. No part of the store, so nothing of it reaches a production database.
 */
export interface StandInStore {
  /** The value under the key; null when there is none. */
  read(key: string): Promise<unknown>;
  write(key: string, value: unknown): Promise<void>;
  /** Does nothing when the key has no value. */
  delete(key: string): Promise<void>;
}

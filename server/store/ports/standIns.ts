/**
 * What the local stand-ins of outside services remember (test card intents, sign-in codes, busy
 * times). Values are JSON. Empty where the real services are used.
 */
export interface StandInStore {
  read(key: string): Promise<unknown>;
  write(key: string, value: unknown): Promise<void>;
  delete(key: string): Promise<void>;
}

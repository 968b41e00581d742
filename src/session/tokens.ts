import { STORAGE_KEYS } from "../domain/shared/limits.ts";
import { readClaims, type Claims, type MeSummary } from "./claims.ts";
import type { SessionHost } from "./host.ts";

/** The access token of this tab, and how it came to change. */
export interface Tokens {
  /** Null while nobody is signed in. */
  current(): { token: string; claims: Claims } | null;
  /** The same object until the token changes, so that React can compare it. */
  me(): MeSummary | null;
  /** The current content of the shared storage, perhaps another tab's. */
  stored(): { token: string; claims: Claims } | null;
  /** Takes a fresh token over and stores it; false when it cannot be read. */
  accept(token: string): boolean;
  /** Removes token and summary here and in the storage. */
  clear(): void;
  /** Takes over what another tab stored. */
  adoptStored(): void;
  subscribe(listener: () => void): () => void;
  /** Notifies listeners, although the token is the same. */
  touch(): void;
}

/** Keeps the token and the summary in the host's storage under `token` and `me`. */
export function createTokens({ storage }: Pick<SessionHost, "storage">): Tokens {
  const listeners = new Set<() => void>();
  let current = readStored(storage);

  const touch = () => {
    for (const listener of listeners) listener();
  };
  const change = (next: typeof current) => {
    current = next;
    touch();
  };

  return {
    current: () => current,
    me: () => current?.claims.me ?? null,
    stored: () => readStored(storage),
    accept(token) {
      const claims = readClaims(token);
      if (!claims) return false;
      storage.setItem(STORAGE_KEYS.token, token);
      storage.setItem(STORAGE_KEYS.me, JSON.stringify(claims.me));
      change({ token, claims });
      return true;
    },
    clear() {
      storage.removeItem(STORAGE_KEYS.token);
      storage.removeItem(STORAGE_KEYS.me);
      change(null);
    },
    adoptStored() {
      const stored = readStored(storage);
      if (stored?.token !== current?.token) change(stored);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    touch,
  };
}

function readStored(storage: SessionHost["storage"]) {
  const token = storage.getItem(STORAGE_KEYS.token);
  const claims = token ? readClaims(token) : null;
  return token && claims ? { token, claims } : null;
}

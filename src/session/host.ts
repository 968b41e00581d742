import type { Instant } from "../domain/time/instant.ts";

/** What the app needs from a browser's `Storage`. It never throws. */
export interface KeyValueStorage extends Pick<Storage, "getItem" | "removeItem"> {
  /** False when the browser could not store it: it then lasts only as long as the page. */
  setItem(key: string, value: string): boolean;
}

/** A key of the shared storage was changed by another tab; null when all of it was cleared. */
export type StorageListener = (key: string | null) => void;

/**
 * All external dependencies of the session. The browser's is created in `browserHost.ts`; a test or
 * a story passes its own, so that no clock, storage or reload is used behind its back.
 */
export interface SessionHost {
  /** Shared by all tabs and kept when the browser closes. */
  storage: KeyValueStorage;
  /** Per tab, gone when it closes. */
  tabStorage: KeyValueStorage;
  now(): Instant;
  /** Calls `run` once after `ms`; the result cancels it. */
  after(ms: number, run: () => void): () => void;
  fetch: typeof fetch;
  /** Reloads the page. */
  reload(): void;
  /** Leaves for an address, another site's too. */
  leaveFor(address: string): void;
  /** The same, in place of the current page: who goes back does not see it again. */
  replaceLocation(address: string): void;
  /** Shows a path of this site, in place of the current one. */
  goTo(path: string): void;
  /** Scheme and host of this site. */
  origin: string;
  /** IANA zone of the browser; UTC if it has none that it supports. */
  timeZone: string;
  /** The zone in which the server rendered the page, if it took that for the browser's. */
  pageZone?: string | null;
  /** The browser's locks between tabs; null if it has none. */
  locks: Pick<LockManager, "request" | "query"> | null;
  onStorageChange(listener: StorageListener): () => void;
  /** Calls `listener` when the page is restored from the back/forward cache. */
  onReturn(listener: () => void): () => void;
  /** An unguessable text. */
  newSecret(): string;
  log(message: string, error?: unknown): void;
}

/** Resolves after `ms` of the host's time, or as soon as the signal aborts. */
export function pause(
  { after }: Pick<SessionHost, "after">,
  ms: number,
  signal?: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const end = () => {
      cancel();
      signal?.removeEventListener("abort", end);
      resolve();
    };
    const cancel = after(ms, end);
    signal?.addEventListener("abort", end);
  });
}

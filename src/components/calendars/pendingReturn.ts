/**
 * The part of the session's host that leaves for a calendar's provider and remembers the return.
 */
export interface CalendarHost {
  origin: string;
  tabStorage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  leaveFor(address: string): void;
  onReturn(listener: () => void): () => void;
}

const KEY = "calendarReturn";

/** With what a calendar's provider has sent the browser back. */
export interface PendingReturn {
  code: string;
  state: string;
  redirectUri: string;
}

/** Kept until the server has answered, so that a reload meanwhile loses nothing. */
export function keepPending({ tabStorage }: CalendarHost, pending: PendingReturn): void {
  tabStorage.setItem(KEY, JSON.stringify(pending));
}

/** The pending answer to a return to this address; null without one. */
export function readPending(
  { tabStorage }: CalendarHost,
  redirectUri: string,
): PendingReturn | null {
  const text = tabStorage.getItem(KEY);
  if (text === null) return null;
  const pending = JSON.parse(text) as PendingReturn;
  return pending.redirectUri === redirectUri ? pending : null;
}

export function dropPending({ tabStorage }: CalendarHost): void {
  tabStorage.removeItem(KEY);
}

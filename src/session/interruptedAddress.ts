import type { SessionHost } from "./host.ts";

const KEY = "originalAddress";

/** Keeps the address that a sign-in interrupts. */
export function rememberAddress({ tabStorage }: Pick<SessionHost, "tabStorage">, address: string) {
  tabStorage.setItem(KEY, address);
}

/** Returns the address, once; null when no sign-in interrupted anything. */
export function takeAddress({ tabStorage }: Pick<SessionHost, "tabStorage">): string | null {
  const address = tabStorage.getItem(KEY);
  tabStorage.removeItem(KEY);
  // A path of this site and nothing else: `//elsewhere` would be another one.
  return address && /^\/(?![/\\])/.test(address) ? address : null;
}

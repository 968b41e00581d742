import { STORAGE_KEYS } from "../domain/shared/limits.ts";
import type { SessionHost } from "./host.ts";

/**
 * The prefix of a tab's kept texts: the last sign-out of this browser before them, and whose they
 * are. While nobody is signed in, anybody's match.
 */
export function typedSealOf({ storage }: Pick<SessionHost, "storage">, account = ""): string {
  return `${storage.getItem(STORAGE_KEYS.signedOut)} ${account}`;
}

/** Drops what this tab keeps after a sign-out, or once somebody else has signed in. */
export function dropStaleTyped(
  host: Pick<SessionHost, "storage" | "tabStorage">,
  account?: string,
): void {
  const { tabStorage } = host;
  if (!tabStorage.getItem(STORAGE_KEYS.typed)?.startsWith(typedSealOf(host, account))) {
    tabStorage.removeItem(STORAGE_KEYS.typed);
  }
}

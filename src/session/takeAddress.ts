import { returnAddress } from "../domain/session/returnAddress.ts";
import type { SessionHost } from "./host.ts";
import { INTERRUPTED_KEY } from "./interruptedAddress.ts";

/** Returns the address that was interrupted, once; null when none was, or none to lead to. */
export function takeAddress({ tabStorage }: Pick<SessionHost, "tabStorage">): string | null {
  const address = tabStorage.getItem(INTERRUPTED_KEY);
  tabStorage.removeItem(INTERRUPTED_KEY);
  return returnAddress(address);
}

import { returnAddress } from "../../domain/session/returnAddress.ts";
import type { SessionHost } from "../host.ts";
import { INTERRUPTED_KEY } from "./interruptedAddress.ts";

/** Returns the interrupted address, once; null without one, or if it may not be led to. */
export function takeAddress({ tabStorage }: Pick<SessionHost, "tabStorage">): string | null {
  const address = tabStorage.getItem(INTERRUPTED_KEY);
  tabStorage.removeItem(INTERRUPTED_KEY);
  return returnAddress(address);
}

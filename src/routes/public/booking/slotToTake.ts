import type { SessionHost } from "../../../session/host.ts";

/** Under which the tab keeps the address of the time that a visitor went to the sign-in for. */
const KEY = "slotToTake";

type TabHost = Pick<SessionHost, "tabStorage">;

/**
 * A visitor wants this time: it is taken as soon as they are back from the sign-in. The address
 * alone would not do, since anybody can have made a link.
 */
export function wantSlot({ tabStorage }: TabHost, address: string): void {
  tabStorage.setItem(KEY, address);
}

/** Whether the visitor left this tab for the sign-in to take the time of this address. */
export function isSlotWanted({ tabStorage }: TabHost, address: string): boolean {
  return tabStorage.getItem(KEY) === address;
}

/** The server has answered, or the visitor came back without signing in. */
export function forgetSlot({ tabStorage }: TabHost): void {
  tabStorage.removeItem(KEY);
}

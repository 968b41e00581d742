import { type Instant, isoOf, parseInstant } from "../../../../domain/time/instant.ts";
import type { SessionHost } from "../../../../session/host.ts";

/** Key under which the tab stores the slot that a visitor chose before the sign-in. */
const CHOSEN_KEY = "slotChosen";
/** Key of the slot that is to be taken after it. */
const WANTED_KEY = "slotToTake";

type TabHost = Pick<SessionHost, "tabStorage">;

interface ChosenSlot {
  offerId: string;
  /** When it begins. */
  at: Instant;
}

interface KeptTime {
  at: Instant;
  /** The address, path and query, where it was chosen. */
  leftFrom: string;
}

/** A visitor leaves for the sign-in: on return, signed in or not, they see their time again. */
export function keepSlot(
  { tabStorage }: TabHost,
  { leftFrom, ...slot }: ChosenSlot & KeptTime,
): void {
  tabStorage.setItem(CHOSEN_KEY, `${nameOf(slot)} ${leftFrom}`);
}

/** The time of this offer that the visitor chose before they left; null without one. */
export function keptTime({ tabStorage }: TabHost, offerId: string): KeptTime | null {
  const [of, time = "", leftFrom = ""] = (tabStorage.getItem(CHOSEN_KEY) ?? "").split(" ");
  const at = parseInstant(time);
  return of === offerId && at !== null ? { at, leftFrom } : null;
}

/**
 * A visitor wants this slot: it is taken as soon as they return from the sign-in. The address alone
 * would not do, since the link may come from anybody.
 */
export function wantSlot({ tabStorage }: TabHost, slot: ChosenSlot): void {
  tabStorage.setItem(WANTED_KEY, nameOf(slot));
}

/** Whether the visitor left this tab for the sign-in to take this slot. */
export function isSlotWanted({ tabStorage }: TabHost, slot: ChosenSlot): boolean {
  return tabStorage.getItem(WANTED_KEY) === nameOf(slot);
}

/** The visitor came back without signing in. */
export function unwantSlot({ tabStorage }: TabHost): void {
  tabStorage.removeItem(WANTED_KEY);
}

/** The server has answered: from now on the address says what becomes of it. */
export function forgetSlot({ tabStorage }: TabHost): void {
  tabStorage.removeItem(WANTED_KEY);
  tabStorage.removeItem(CHOSEN_KEY);
}

const nameOf = ({ offerId, at }: ChosenSlot) => `${offerId} ${isoOf(at)}`;

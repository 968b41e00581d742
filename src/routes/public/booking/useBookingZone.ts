import { useState } from "react";
import { isTimeZone } from "../../../domain/time/zones.ts";
import { useSession } from "../../../session/SessionProvider.tsx";

/** Under which the tab keeps the zone that was picked while booking. */
const KEY = "bookingTimeZone";

/**
 * The zone in which times are booked: the viewer's own until another is picked, which then holds in
 * this tab, over other offers and a reload too (docs/product.md 5.8). No setting changes.
 */
export function useBookingZone(ownZone: string) {
  const { host } = useSession();
  const [picked, setPicked] = useState(() => {
    const kept = host.tabStorage.getItem(KEY);
    return kept !== null && isTimeZone(kept) ? kept : null;
  });
  const pick = (timeZone: string) => {
    setPicked(timeZone);
    if (timeZone === ownZone) host.tabStorage.removeItem(KEY);
    else host.tabStorage.setItem(KEY, timeZone);
  };
  return { timeZone: picked ?? ownZone, pick };
}

import { useState } from "react";
import { isTimeZone } from "../../domain/time/zones.ts";

/** Under which the tab keeps the zone that was picked while booking. */
const KEY = "bookingTimeZone";

interface BookingZoneOptions {
  /** The viewer's: a setting, a choice on this site, or the browser's. */
  ownZone: string;
  /** Of the tab: of this visit. */
  tabStorage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
}

/**
 * The zone in which times are booked, and shown once they are: the viewer's own until another is
 * picked, which then applies in this tab, across other offers and a reload too (docs/product.md
 * 5.8). No setting changes.
 */
export function useBookingZone({ ownZone, tabStorage }: BookingZoneOptions) {
  const [picked, setPicked] = useState(() => {
    const kept = tabStorage.getItem(KEY);
    return kept !== null && isTimeZone(kept) ? kept : null;
  });
  const timeZone = picked ?? ownZone;
  return {
    timeZone,
    pick(zone: string) {
      setPicked(zone);
      if (zone === ownZone) tabStorage.removeItem(KEY);
      else tabStorage.setItem(KEY, zone);
    },
    /** Somebody chose a time in it and goes to the sign-in, after which their zone may differ. */
    keep: () => tabStorage.setItem(KEY, timeZone),
  };
}

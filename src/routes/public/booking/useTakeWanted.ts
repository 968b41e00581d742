import { useEffect, useEffectEvent, useRef } from "react";
import { bookingTimeAddress } from "../../../domain/bookings/addresses.ts";
import { formatDate, formatTime } from "../../../domain/time/format.ts";
import type { Instant } from "../../../domain/time/instant.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { forgetSlot, isSlotWanted } from "./slotToTake.ts";
import type { useTakeSlot } from "./useTakeSlot.ts";

interface WantedOptions {
  slug: string;
  offerId: string;
  at: Instant | null;
  /** Nobody takes what is their own, and a visitor nothing. */
  canTake: boolean;
  take: ReturnType<typeof useTakeSlot>["take"];
}

/**
 * Takes the time for which somebody went to the sign-in. Loading the page again before the server
 * has answered takes it again, which is the same booking (docs/product.md 6.8, 6.16).
 */
export function useTakeWanted({ slug, offerId, at, canTake, take }: WantedOptions): void {
  const { host } = useSession();
  const isTaken = useRef(false);
  const takeWanted = useEffectEvent(() => {
    if (at === null) return;
    const isWanted = isSlotWanted(host, bookingTimeAddress({ slug, offerId, at }));
    if (!canTake) return forgetSlot(host);
    // In UTC no clock shows a time twice.
    const timeZone = "UTC";
    const start = `${formatTime(at, timeZone)}:00`;
    if (!isWanted || isTaken.current) return;
    isTaken.current = true;
    void take({ date: formatDate(at, timeZone), start, timeZone });
  });
  useEffect(() => takeWanted(), []);
}
